// index.d.ts exports
//   ABSENT_MARGIN_MS
//   AccessToken
//   BearerApi
//   Fetch
//   Http
//   HttpAnswer
//   HttpRequest
//   KnownOption
//   KnownOptions
//   LIMITS
//   MessageSignature
//   PinGuard
//   RailOptions
//   SignedMessage
//   Silence
//   Tokens
//   Unclear
//   Wallet
//   accessTokenIn
//   basicAuth
//   bodyOf
//   contentDigest
//   createBearerApi
//   createHttp
//   createPinGuard
//   createPublishedKeys
//   createTokens
//   createUnclear
//   deadline
//   encryptedWith
//   flagIn
//   hasStatus
//   isContentDigest
//   isHmacOf
//   isPayerPage
//   isSameAmount
//   jsonIn
//   listIn
//   messageSignature
//   missingCredentials
//   msisdn
//   objectTextIn
//   privateKey
//   requireOptions
//   rsaKeyIn
//   shortIdOf
//   signMessage
//   signatureAlgorithm
//   signatureFault
//   statusIn
//   strangeAnswer
//   textIn
//   unreachable
//   uuidOf
//   valueIn
//   wallets
//   wholeAmount
// imports
//   node:crypto

declare const ABSENT_MARGIN_MS: number;
interface AccessToken {
  readonly token: string;
  readonly lifeMs: number;
}
interface BearerApi {
  send(request: HttpRequest): Promise<HttpAnswer>;
  askToken(signal: AbortSignal): Promise<HttpAnswer>;
  missingToken(): Promise<Silence | null>;
}
type CommonName = keyof RailOptions | 'environment' | 'id' | 'baseUrl';
type Fetch = (url: string, request: RequestInit) => Promise<Response>;
interface Http {
  send(request: HttpRequest): Promise<HttpAnswer>;
}
type HttpAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      readonly body: unknown;
    }
  | {
      readonly kind: 'silent';
      readonly reason: string;
      readonly needsOperator?: boolean;
      readonly retryAfterMs?: number;
    };
interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
  readonly signal: AbortSignal;
}
interface KnownOption {
  readonly required?: boolean;
  readonly oneOf?: readonly string[];
  readonly parts?: Readonly<Record<string, KnownOption>>;
}
type KnownOptions<Options extends object> = {
  readonly [Name in Exclude<keyof Options, CommonName>]-?: KnownOption &
    (object extends Pick<Options, Name>
      ? {
          readonly required?: false;
        }
      : {
          readonly required: true;
        });
};
declare const LIMITS: KnownOptions<{
  readonly min: number;
  readonly max: number;
}>;
interface MessageSignature {
  readonly components: readonly string[];
  readonly parameters: ReadonlyMap<string, string>;
  isMadeBy(key: KeyObject): boolean;
}
declare const PADDINGS: {
  readonly pkcs1: number;
  readonly oaep: number;
};
interface PinGuard {
  readonly isRejected: () => boolean;
  accept(): void;
  reject(): void;
  send<Answer>(request: () => Promise<Answer>): Promise<Answer | null>;
}
interface RailOptions {
  readonly lookUpsPerSecond?: number;
  readonly fetch?: Fetch;
}
interface SignedMessage {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}
type Silence = Extract<
  HttpAnswer,
  {
    readonly kind: 'silent';
  }
>;
interface Tokens {
  use(call: (token: string) => Promise<HttpAnswer>): Promise<HttpAnswer>;
  missing(): Promise<Silence | null>;
}
interface Unclear {
  readonly kind: 'unknown';
  readonly detail: {
    readonly code: string | null;
    readonly message: string;
    readonly requestId: null;
  };
  readonly needsOperator?: true;
  readonly retryAfterMs?: number;
}
interface Wallet<Provider extends string = string> {
  readonly provider: Provider;
  readonly label: string;
  readonly monogram: string;
  readonly colors: {
    readonly background: string;
    readonly text: string;
  };
  readonly country: string;
  readonly callingCode: string;
  readonly phonePrefixes: readonly string[];
}
declare function accessTokenIn(answer: HttpAnswer): AccessToken | null;
declare function basicAuth(user: string, password: string): string;
declare function bodyOf(answer: HttpAnswer, ...statuses: readonly number[]): unknown;
declare function contentDigest(body: string | Uint8Array): string;
declare function createBearerApi(options: {
  readonly http: Http;
  readonly prefix?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly token: Omit<HttpRequest, 'signal'>;
}): BearerApi;
declare function createHttp(options: { readonly baseUrl: string; readonly fetch?: Fetch | undefined }): Http;
declare function createPinGuard(): PinGuard;
declare function createPublishedKeys(options: {
  readonly obtain: () => Promise<readonly (readonly [id: string, pem: string])[]>;
  readonly nowMs: () => number;
}): (id: string) => Promise<KeyObject | null>;
declare function createTokens(options: {
  readonly obtain: () => Promise<AccessToken | Silence>;
  readonly nowMs?: () => number;
}): Tokens;
declare function createUnclear(options?: {
  readonly codeIn?: (body: unknown) => string | null;
  readonly isOurs?: (body: unknown) => boolean;
}): (answer: HttpAnswer) => Unclear;
declare function deadline(): AbortSignal;
declare function encryptedWith(key: KeyObject, text: string, padding: keyof typeof PADDINGS): string;
declare function flagIn(answer: unknown, ...path: readonly string[]): boolean | null;
declare function hasStatus(answer: HttpAnswer, ...statuses: readonly number[]): boolean;
declare function isContentDigest(header: string, body: Uint8Array): boolean;
declare function isHmacOf(
  signed: string | Uint8Array,
  hmac: string,
  {
    key,
    encoding,
  }: {
    readonly key: string;
    readonly encoding: 'base64' | 'hex';
  },
): boolean;
declare function isPayerPage(url: string | null, baseUrl: string): url is string;
declare function isSameAmount(text: string | null, amount: number): boolean;
declare function jsonIn(text: string): unknown;
declare function listIn(answer: unknown, ...path: readonly string[]): readonly unknown[];
declare function messageSignature(message: SignedMessage, label: string): MessageSignature | null;
declare function missingCredentials(credentials: Readonly<Record<string, unknown>>): readonly string[];
declare function msisdn(phone: string): string;
declare function objectTextIn(json: string, name: string): string | null;
declare function privateKey(pem: string, name: string): KeyObject;
declare function requireOptions<Options extends object>(
  factory: string,
  options: Options,
  known: KnownOptions<Options>,
): void;
declare function rsaKeyIn(text: string): KeyObject | null;
declare function shortIdOf(reference: string, length: number, tries?: number): string;
declare function signMessage(
  message: SignedMessage,
  options: {
    readonly label: string;
    readonly components: readonly string[];
    readonly parameters: Readonly<Record<string, string | number>>;
    readonly key: KeyObject;
    readonly ecdsaEncoding?: 'ieee-p1363' | 'der';
  },
): {
  readonly 'signature-input': string;
  readonly signature: string;
};
declare function signatureAlgorithm(key: KeyObject): string | null;
declare function signatureFault(
  message: SignedMessage & {
    readonly rawBody: Uint8Array;
  },
  options: {
    readonly label: string;
    readonly keyOf: (id: string) => Promise<KeyObject | null>;
    readonly nowMs: number;
    readonly lateMs: number;
  },
): Promise<string | null>;
declare function statusIn(answer: unknown, ...path: readonly string[]): string | null;
declare function strangeAnswer(provider: string, baseUrl: string, answer: HttpAnswer): string;
declare function textIn(answer: unknown, ...path: readonly string[]): string | null;
declare function unreachable(baseUrl: string, reason: string): string;
declare function uuidOf(railId: string, reference: string, tries?: number): string;
declare function valueIn(answer: unknown, ...path: readonly string[]): unknown;
declare const wallets: {
  readonly mtn_momo: Readonly<Record<'CM' | 'CG', Wallet<'mtn_momo'>>>;
  readonly orange_money: Readonly<Record<'CM' | 'CF', Wallet<'orange_money'>>>;
  readonly airtel_money: Readonly<Record<'CG' | 'GA' | 'TD', Wallet<'airtel_money'>>>;
};
declare function wholeAmount(text: string | null): number | null;
