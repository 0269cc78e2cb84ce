// index.d.ts exports
//   ApiBody
//   ApiResponse
//   CapturedMessages
//   CapturedWebhooks
//   ConformanceDatabase
//   MadeCharge
//   None
//   ProviderFault
//   ProviderProbe
//   RailConformanceOptions
//   RailUnderTest
//   ReceiverConformanceOptions
//   ReceiverUnderTest
//   RequestOptions
//   StoreConformanceOptions
//   StrangeAnswer
//   TestClock
//   TestFunctions
//   TestGateway
//   TestGatewayOptions
//   TestPayer
//   captureMessages
//   captureWebhooks
//   createTestClock
//   createTestGateway
//   fastHasher
//   runRailConformance
//   runReceiverConformance
//   runStoreConformance
// msw.d.ts exports
//   gatewayHandlers
// index.d.ts exports
//   AirtelMoneyCountry
//   Answer
//   Fault
//   Faults
//   ListenOptions
//   ListeningProvider
//   Phones
//   PhonesOf
//   Prompt
//   ReceivedRequest
//   SITUATIONS
//   SimulatedAirtelMoney
//   SimulatedAirtelMoneyOptions
//   SimulatedMtnMomo
//   SimulatedMtnMomoOptions
//   SimulatedNotchPayOptions
//   SimulatedOrangeMoneyPush
//   SimulatedOrangeMoneyPushOptions
//   SimulatedOrangeMoneyWeb
//   SimulatedOrangeMoneyWebOptions
//   SimulatedPawapay
//   SimulatedPawapayOptions
//   SimulatedProvider
//   SimulatorPlace
//   Situation
//   phonesPage
//   servePhones
//   simulateAirtelMoney
//   simulateMtnMomo
//   simulateNotchPay
//   simulateOrangeMoneyPush
//   simulateOrangeMoneyWeb
//   simulatePawapay
//   simulators
// imports
//   @mitako/client/testing
//   @mitako/contract/names
//   @mitako/core
//   msw

type Account = Readonly<Record<string, unknown>>;
type AirtelMoneyCountry = 'CG' | 'GA' | 'TD';
type Answer = 'approved' | 'declined' | 'wrong_pin' | 'no_money' | 'expired' | 'failed';
interface ApiBody {
  readonly data: unknown;
  readonly success?: boolean;
  readonly code?: string;
  readonly error: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}
interface ApiResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}
interface CapturedMessages {
  readonly mailer: Channel<Mail>;
  readonly sms: Channel<TextMessage>;
  mails(to?: string): readonly Mail[];
  texts(to?: string): readonly TextMessage[];
  link(to: string): string;
  answer(outcome: HandedOver): void;
}
interface CapturedWebhooks {
  readonly sender: Sender;
  readonly requests: readonly OutgoingRequest[];
  events(name?: string): readonly WebhookBody[];
  answer(outcome: number | OutgoingResult | ((request: OutgoingRequest) => OutgoingResult)): void;
  clear(): void;
}
interface ConformanceDatabase {
  open(): Store;
  drop(): Promise<void>;
}
type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
    }
  | {
      readonly kind: 'answer_after';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
    }
  | {
      readonly kind: 'broken';
    }
  | {
      readonly kind: 'broken_after';
    }
  | {
      readonly kind: 'silent';
    };
interface Faults {
  next(
    fault: Fault,
    where: {
      readonly method?: string;
      readonly path: RegExp;
      readonly times?: number;
    },
  ): void;
  applied(request: ReceivedRequest, isPatient: boolean, carryOut: () => Promise<Response>): Promise<Response>;
}
interface ListenOptions {
  readonly port?: number;
  readonly host?: string;
}
interface ListeningProvider {
  readonly url: string;
  close(): Promise<void>;
}
interface MadeCharge {
  readonly reference: string;
  readonly railReference: string | null;
}
interface None {
  readonly none: string;
}
type Notify = (url: string, request: RequestInit) => Promise<unknown>;
interface Phones {
  show(
    prompt: Omit<Prompt, 'id' | 'state'>,
    answered: (
      answer: Answer,
      how: {
        readonly isCalledBack: boolean;
      },
    ) => void,
  ): {
    readonly id: string;
    readonly isScripted: boolean;
  };
  readonly prompts: readonly Prompt[];
  answer(id: string, answer: Answer): void;
  approve(id: string): void;
  decline(id: string): void;
  expire(id: string): void;
  payLate(id: string): void;
  readonly isScripted: boolean;
  follow(situation: Situation): void;
  advance(): void;
}
type PhonesOf = Readonly<Record<string, SimulatedProvider>>;
type ProductName = 'collection' | 'disbursement';
interface Prompt {
  readonly id: string;
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  readonly text: string;
  readonly state: 'waiting' | Answer;
}
type ProviderFault =
  | 'charge never answered'
  | 'charge answered by a broken connection'
  | 'charge answered by 500'
  | 'charge answered by HTML'
  | 'charge found late'
  | 'token ended'
  | 'token ended in a refund'
  | 'wrong amount'
  | 'wrong currency'
  | 'refund never answered'
  | 'refund answered by a broken connection'
  | 'refund answered by 500'
  | 'refund answered by HTML'
  | 'refund found late';
interface ProviderProbe {
  collected(reference: string): number | Promise<number>;
  paidBack(reference: string): number | Promise<number>;
}
type ProviderState = 'OPERATIONAL' | 'DELAYED' | 'CLOSED';
interface RailConformanceOptions {
  readonly name: string;
  createRail(): RailUnderTest | Promise<RailUnderTest>;
  readonly payers: {
    readonly pays: TestPayer;
    readonly declines: TestPayer;
    readonly neverAnswers: TestPayer;
    readonly givesCode?: TestPayer & {
      readonly right: string;
      readonly wrong: string;
    };
  };
  readonly answerMs?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly callbackFor:
    | ((charge: MadeCharge, method: RailCallback['method'] | undefined) => RailCallback | Promise<RailCallback>)
    | None;
  readonly callbackMethods?: readonly RailCallback['method'][];
  readonly faults: Readonly<Record<ProviderFault, (() => RailUnderTest | Promise<RailUnderTest>) | None>>;
  readonly createStrangeRail: ((answer: StrangeAnswer) => Rail | Promise<Rail>) | None;
  readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}
interface RailUnderTest {
  readonly rail: Rail;
  readonly provider: ProviderProbe;
}
interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}
interface ReceiverConformanceOptions {
  readonly name: string;
  open(): ReceiverUnderTest | Promise<ReceiverUnderTest>;
  readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}
type ReceiverUnderTest = CertifyOptions & Required<Pick<CertifyOptions, 'effects'>>;
interface RequestOptions {
  readonly bearer?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}
declare const SITUATIONS: readonly Situation[];
interface SimulatedAirtelMoney extends SimulatedProvider {
  readonly publicKey: string;
  readonly wrongPins: number;
  endTokens(): void;
  changeKey(): void;
  changePin(pin: string): void;
}
interface SimulatedAirtelMoneyOptions {
  readonly country?: AirtelMoneyCountry;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly accepts?: 'known' | 'any';
  readonly signing?: boolean;
  readonly callbackUrl?: string;
  readonly fetch?: Notify;
  readonly callbackKey?: string;
  readonly statusOfRefunded?: 'TS' | 'TR';
  readonly answers?: 'by number' | 'by hand';
  readonly float?: number;
  readonly nowMs?: () => number;
  readonly promptLifeMs?: number;
  readonly outlivesMs?: number;
}
interface SimulatedCredentials {
  readonly subscriptionKey: string;
  readonly apiUser: string;
  readonly apiKey: string;
}
interface SimulatedMtnMomo extends SimulatedProvider {
  endTokens(): void;
  balance(product: ProductName): number;
}
interface SimulatedMtnMomoOptions {
  readonly targetEnvironment?: 'sandbox' | 'mtncameroon' | 'mtncongo';
  readonly collection?: SimulatedCredentials;
  readonly disbursement?: SimulatedCredentials;
  readonly accepts?: 'known' | 'any';
  readonly callbackHost?: string;
  readonly answers?: 'by number' | 'by hand';
  readonly fetch?: Notify;
  readonly callbackMethod?: 'PUT' | 'POST';
  readonly nowMs?: () => number;
  readonly promptLifeMs?: number;
  readonly outlivesMs?: number;
  readonly tokenLifeMs?: number;
  readonly pendingMs?: number;
  readonly failsAt?: 'status' | 'request';
  readonly reasonsAs?: 'text' | 'object';
  readonly writeAmount?: (amount: number) => string;
  readonly statusesPerSecondMax?: number;
  readonly float?: number;
}
interface SimulatedNotchPayOptions {
  readonly publicKey?: string;
  readonly privateKey?: string;
  readonly accepts?: 'known' | 'any';
  readonly pagesUrl?: string;
  readonly webhooks?: {
    readonly url: string;
    readonly fetch: Notify;
    readonly hashKey?: string | undefined;
    readonly named?: 'type' | 'event';
  };
  readonly findsOwnReferences?: boolean;
  readonly answers?: 'by number' | 'by hand';
  readonly takesCards?: boolean;
  readonly nowMs?: () => number;
  readonly promptLifeMs?: number;
  readonly paymentLifeMs?: number;
  readonly settleMs?: number;
}
interface SimulatedOrangeMoneyPush extends SimulatedProvider {
  endTokens(): void;
  changePin(pin: string): void;
  readonly wrongPins: number;
}
interface SimulatedOrangeMoneyPushOptions {
  readonly consumerKey?: string;
  readonly consumerSecret?: string;
  readonly apiUser?: string;
  readonly apiPassword?: string;
  readonly channelUserMsisdn?: string;
  readonly pin?: string;
  readonly accepts?: 'known' | 'any';
  readonly answers?: 'by number' | 'by hand';
  readonly fetch?: Notify;
  readonly nowMs?: () => number;
  readonly promptLifeMs?: number;
  readonly outlivesMs?: number;
  readonly orderIdOf?: (reference: string) => string;
}
interface SimulatedOrangeMoneyWeb extends SimulatedProvider {
  endTokens(): void;
}
interface SimulatedOrangeMoneyWebOptions {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly merchantKey?: string;
  readonly accepts?: 'known' | 'any';
  readonly pagesUrl?: string;
  readonly country?: 'dev' | 'cm' | 'cf';
  readonly answers?: 'by number' | 'by hand';
  readonly fetch?: Notify;
  readonly nowMs?: () => number;
  readonly pageLifeMs?: number;
  readonly pendingMs?: number;
  readonly tokenLifeMs?: number;
}
interface SimulatedPawapay extends SimulatedProvider {
  setState(code: string, state: ProviderState): void;
  reconcile(reference: string): void;
  conclude(reference: string, failureCode: string | null): void;
}
interface SimulatedPawapayOptions {
  readonly apiToken?: string;
  readonly accepts?: 'known' | 'any';
  readonly answers?: 'by number' | 'by hand';
  readonly callbacks?: {
    readonly url: string;
    readonly fetch: Notify;
    readonly signature?: 'none' | 'der' | 'ieee-p1363';
  };
  readonly customerKey?: {
    readonly keyId: string;
    readonly publicKey: string;
  };
  readonly enabled?: readonly string[];
  readonly refundsAllowed?: boolean;
  readonly float?: number;
  readonly settleMs?: number;
  readonly visibleAfterMs?: number;
  readonly promptLifeMs?: number;
  readonly outlivesMs?: number;
  readonly checksIdLast?: boolean;
  readonly hasDecimals?: boolean;
  readonly nowMs?: () => number;
}
interface SimulatedProvider {
  readonly name: string;
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
  readonly phones: Phones;
  readonly faults: Faults;
  situation(): Situation;
  readonly situations: readonly Situation[];
  setSituation(situation: Situation): void;
  collected(reference: string): number;
  paidBack(reference: string): number;
  readonly requests: readonly ReceivedRequest[];
  listen(options?: ListenOptions): Promise<ListeningProvider>;
}
type Simulator = (account: Account, place: SimulatorPlace) => SimulatedProvider;
interface SimulatorPlace {
  readonly callbackUrl: string;
  readonly fetch: Notify;
  readonly pagesUrl?: string;
  readonly nowMs?: () => number;
}
type Situation =
  | 'normal'
  | 'charge-503-never-taken'
  | 'charge-broken-never-taken'
  | 'charge-lost-answer'
  | 'charge-500-visible-late'
  | 'forbidden-ip'
  | 'rate-limited'
  | 'wrong-credentials'
  | 'down'
  | 'no-money'
  | 'no-money-unrecorded'
  | 'wrong-pin'
  | 'declined'
  | 'ignored'
  | 'unspecified-failure'
  | 'slow-payers'
  | 'expired-then-paid'
  | 'odd-writing';
interface StoreConformanceOptions {
  readonly name: string;
  createDatabase(): Promise<ConformanceDatabase>;
  createMigratedDatabase?(): Promise<ConformanceDatabase>;
  readonly wakesOthers?: boolean;
  readonly dividesTables?: boolean;
  readonly test: TestFunctions;
}
interface StrangeAnswer {
  readonly name: string;
  readonly status: number | null;
  readonly body: string;
}
interface TestClock extends Clock {
  advance(milliseconds: number): void;
}
interface TestFunctions {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
  beforeAll(hook: () => Promise<void>): void;
  afterAll(hook: () => Promise<void>): void;
}
interface TestGateway {
  readonly gateway: Gateway;
  readonly handler: (request: Request) => Promise<Response>;
  readonly clock: TestClock;
  readonly webhooks: CapturedWebhooks;
  readonly messages: CapturedMessages;
  readonly seed: SandboxSeed;
  request<Body = ApiBody>(method: string, path: string, options?: RequestOptions): Promise<ApiResponse<Body>>;
  login(
    email: string,
    options?: {
      readonly role?: string;
      readonly password?: string;
    },
  ): Promise<string>;
  advance(milliseconds: number): Promise<void>;
  advanceSandbox(seconds: number, testKey?: string): Promise<void>;
  close(): Promise<void>;
}
interface TestGatewayOptions extends Partial<GatewayOptions> {
  readonly startMs?: number;
}
interface TestPayer {
  readonly provider: string;
  readonly phone: string;
}
declare function captureMessages(): CapturedMessages;
declare function captureWebhooks(): CapturedWebhooks;
declare function createTestClock(startMs?: number): TestClock;
declare function createTestGateway({ startMs, ...options }?: TestGatewayOptions): Promise<TestGateway>;
declare function fastHasher(): Hasher;
declare function gatewayHandlers({ gateway, handler }: TestGateway): readonly RequestHandler[];
declare function phonesPage(
  providers: PhonesOf,
  {
    shop,
    base,
  }?: {
    readonly shop?: string | undefined;
    readonly base?: string;
  },
): (request: Request) => Promise<Response | null>;
declare function runRailConformance(options: RailConformanceOptions): void;
declare function runReceiverConformance({ name, open, test }: ReceiverConformanceOptions): void;
declare function runStoreConformance(options: StoreConformanceOptions): void;
declare function servePhones(
  providers: PhonesOf,
  {
    shop,
    ...at
  }?: ListenOptions & {
    readonly shop?: string | undefined;
  },
): Promise<ListeningProvider>;
declare function simulateAirtelMoney(options?: SimulatedAirtelMoneyOptions): SimulatedAirtelMoney;
declare function simulateMtnMomo(options?: SimulatedMtnMomoOptions): SimulatedMtnMomo;
declare function simulateNotchPay(options?: SimulatedNotchPayOptions): SimulatedProvider;
declare function simulateOrangeMoneyPush(options?: SimulatedOrangeMoneyPushOptions): SimulatedOrangeMoneyPush;
declare function simulateOrangeMoneyWeb(options?: SimulatedOrangeMoneyWebOptions): SimulatedOrangeMoneyWeb;
declare function simulatePawapay(options?: SimulatedPawapayOptions): SimulatedPawapay;
declare const simulators: Readonly<Record<string, Simulator>>;
