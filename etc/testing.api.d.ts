// index.d.ts

export { A as ApiBody, a as ApiResponse, C as CapturedWebhooks, R as RequestOptions, T as TestClock, b as TestGateway, c as TestGatewayOptions, d as captureWebhooks, e as createTestClock, f as createTestGateway } from './test-gateway.js';
import { Hasher, Store, Rail, RailCallback } from '@mitako/core';
import { CertifyOptions } from '@mitako/client/testing';
import '@mitako/contract/names';

/** A hasher that takes microseconds instead of 20 ms. For tests only: it protects nothing. */
declare function fastHasher(): Hasher;

/** One database of the engine under test. */
interface ConformanceDatabase {
    /**
     * Another instance of the store on this database, with its own connections. The suite closes every instance before
     * `drop`.
     */
    open(): Store;
    /** Removes the database. */
    drop(): Promise<void>;
}
/** The functions of a test runner that the suite uses; Vitest, Jest and `node:test` all have them. */
interface TestFunctions {
    /** Groups tests. */
    describe(name: string, body: () => void): void;
    /** Declares a test. */
    it(name: string, body: () => Promise<void>): void;
    /** Runs before the tests of the group. */
    beforeAll(hook: () => Promise<void>): void;
    /** Runs after them. */
    afterAll(hook: () => Promise<void>): void;
}
interface StoreConformanceOptions {
    /** Used in the test titles. */
    readonly name: string;
    /** Creates an empty database without a schema. Called often: each test of a claim uses its own. */
    createDatabase(): Promise<ConformanceDatabase>;
    /**
     * Creates a migrated database without rows, if that is faster than migrating an empty one: a copied file, or a schema
     * emptied after an earlier test. Default: an empty database, which the suite migrates.
     */
    createMigratedDatabase?(): Promise<ConformanceDatabase>;
    /**
     * Whether the store notifies other processes of work (`wakeups`), and the suite tests it. Default: false, the other
     * processes poll.
     */
    readonly wakesOthers?: boolean;
    /** For example from `import { afterAll, beforeAll, describe, it } from 'vitest'`. */
    readonly test: TestFunctions;
}

/** A test number at the provider. */
interface TestPayer {
    /** The rail's id of the provider. */
    readonly provider: string;
    /** E.164. */
    readonly phone: string;
}
/** An unexpected response from a provider, or from a proxy in front of it. */
interface StrangeAnswer {
    /** Of the test. */
    readonly name: string;
    /** HTTP status; null: the connection is closed without a response. */
    readonly status: number | null;
    /** As sent. */
    readonly body: string;
}
/**
 * What the simulated provider did, whatever the rail reports: the only evidence of a second charge or refund to which
 * the rail responds as to the first.
 */
interface ProviderProbe {
    /**
     * The amount collected under this reference of ours, over all charges, in minor units; 0 for an unknown reference.
     */
    collected(reference: string): number | Promise<number>;
    /** The amount refunded under this reference of ours, over all refunds, in minor units. */
    paidBack(reference: string): number | Promise<number>;
}
/** A rail and its simulated provider. */
interface RailUnderTest {
    /** As it will be used. */
    readonly rail: Rail;
    /** What shows what happened there. */
    readonly provider: ProviderProbe;
}
/** A charge that was made. */
interface MadeCharge {
    /** Ours. */
    readonly reference: string;
    /** The provider's; null: none. */
    readonly railReference: string | null;
}
/** Something that goes wrong at a provider, once. */
type ProviderFault = 
/** The charge is accepted, and the provider does not answer until the rail times out. */
'charge never answered'
/** The charge is taken, and the connection breaks before the answer. */
 | 'charge answered by a broken connection'
/** The charge is taken, and answered with 500. */
 | 'charge answered by 500'
/** The charge is taken, and a proxy answers with a page of HTML. */
 | 'charge answered by HTML'
/** A charge that was taken is unknown to the first look-up. */
 | 'charge found late'
/** The access token ends between two requests. */
 | 'token ended'
/** The same between the requests of a refund. */
 | 'token ended in a refund'
/** The payer paid another amount. */
 | 'wrong amount'
/** The payer paid in another currency. */
 | 'wrong currency'
/** The refund is made, and the provider does not answer until the rail times out. */
 | 'refund never answered'
/** The refund is made, and the connection breaks before the answer. */
 | 'refund answered by a broken connection'
/** The refund is made, and answered with 500. */
 | 'refund answered by 500'
/** The refund is made, and a proxy answers with a page of HTML. */
 | 'refund answered by HTML'
/** A refund that was made is unknown to the first look-up. */
 | 'refund found late';
/**
 * Declares that there is no such thing at a provider, and why: `{ none: 'the key never expires' }`. The suite tests what
 * follows from it: a rail whose provider shows no amount must not report one.
 */
interface None {
    /** The reason, a sentence. */
    readonly none: string;
}
interface RailConformanceOptions {
    /** Used in the test titles. */
    readonly name: string;
    /** A new rail with a provider that has moved no money yet. Called for each test. */
    createRail(): RailUnderTest | Promise<RailUnderTest>;
    /** Numbers with this behaviour in the provider's sandbox, or in a simulation of it. */
    readonly payers: {
        readonly pays: TestPayer;
        readonly declines: TestPayer;
        readonly neverAnswers: TestPayer;
        /** The provider requests a one-time code; required if the rail accepts codes. */
        readonly givesCode?: TestPayer & {
            readonly right: string;
            readonly wrong: string;
        };
    };
    /** Time after which the suite looks up a charge, in milliseconds: how long payers take. Default: one minute. */
    readonly answerMs?: number;
    /** Waits for that time, if a real clock has to pass. Default: only `nowMs` advances. */
    readonly wait?: (milliseconds: number) => Promise<void>;
    /**
     * The provider's callback for a paid charge. One to `urls.callback` of the charge is named by that address, as
     * the engine does; any other by `parseCallback`.
     */
    readonly callbackFor: ((charge: MadeCharge, method: RailCallback['method'] | undefined) => RailCallback | Promise<RailCallback>) | None;
    /** Methods of the provider's callbacks, if there are several: `callbackFor` is called with each. */
    readonly callbackMethods?: readonly RailCallback['method'][];
    /** The same rail with a provider that meets this fault once. */
    readonly faults: Readonly<Record<ProviderFault, (() => RailUnderTest | Promise<RailUnderTest>) | None>>;
    /** The same rail with a provider that sends this response to every request; none if the rail sends no requests. */
    readonly createStrangeRail: ((answer: StrangeAnswer) => Rail | Promise<Rail>) | None;
    /** For example from `import { describe, it } from 'vitest'`. */
    readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}

/**
 * Tests a rail against the port: its declaration is valid, references are idempotency keys, no money moves twice, a
 * missing response is never a failure, and no provider response or callback makes it throw.
 *
 * ```ts
 * import { describe, it } from 'vitest';
 *
 * runRailConformance({
 *   name: 'My provider',
 *   createRail: () => {
 *     const provider = simulatedProvider();
 *     return { rail: myRail({ fetch: provider.fetch }), provider };
 *   },
 *   createStrangeRail: ({ status, body }) => myRail({ fetch: answering(status, body) }),
 *   callbackFor: ({ reference }) => provider.callbackFor(reference),
 *   faults: {
 *     'charge never answered': () => failing('silent', '/charges'),
 *     'token ended': { none: 'the API key never expires' },
 *     …
 *   },
 *   payers: {
 *     pays: { provider: 'mtn_momo', phone: '+237653456789' },
 *     declines: { provider: 'mtn_momo', phone: '+237653456039' },
 *     neverAnswers: { provider: 'mtn_momo', phone: '+237653456129' },
 *   },
 *   test: { describe, it },
 * });
 * ```
 */
declare function runRailConformance(options: RailConformanceOptions): void;

/** Options of {@link runReceiverConformance}. */
interface ReceiverConformanceOptions {
    /** Used in the test titles. */
    readonly name: string;
    /** The receiver, its secret and its effects. Called once, by the first test, after the hooks before it. */
    open(): ReceiverUnderTest | Promise<ReceiverUnderTest>;
    /** For example from `import { describe, it } from 'vitest'`, or from `node:test`. */
    readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}
/** A receiver that shows what it does: without its effects no test could say that it acts once. */
type ReceiverUnderTest = CertifyOptions & Required<Pick<CertifyOptions, 'effects'>>;
/**
 * Tests a webhook receiver with all that may arrive: duplicates, events out of order, late and replayed ones, slow
 * bodies, wrong signatures, old times, unknown events, a secret in rotation. One test for each; a failure says how to
 * fix it.
 *
 * ```ts
 * import { describe, it } from 'vitest';
 *
 * runReceiverConformance({
 *   name: 'our shop',
 *   open: () => ({
 *     receiver: POST,
 *     secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz',
 *     effects: async ({ customer_reference }) => ({ shipments: await countShipments(customer_reference) }),
 *   }),
 *   test: { describe, it },
 * });
 * ```
 */
declare function runReceiverConformance({ name, open, test }: ReceiverConformanceOptions): void;

/**
 * Tests a store against the port: each change and each refusal of its guard, each read with its cursors and filters,
 * each claim, the atomicity of lists, alone and concurrent, and for every guard a race between two instances of the
 * store on one database. The last test fails if the other tests do not use everything in the port.
 *
 * Requires a test runner that runs tests sequentially and in order. It does not test power failures or lost
 * connections: what lies below the port (for PostgreSQL a failing BEGIN, a statement name used twice, a pool without
 * pipelining: `packages/postgres/test/pipeline.test.ts`) belongs in the tests of the engine.
 *
 * ```ts
 * import { afterAll, beforeAll, describe, it } from 'vitest';
 *
 * runStoreConformance({
 *   name: 'my store',
 *   createDatabase: async () => ({ open: () => myStore(address), drop: async () => {} }),
 *   test: { afterAll, beforeAll, describe, it },
 * });
 * ```
 */
declare function runStoreConformance(options: StoreConformanceOptions): void;

export { fastHasher, runRailConformance, runReceiverConformance, runStoreConformance };
export type { ConformanceDatabase, MadeCharge, None, ProviderFault, ProviderProbe, RailConformanceOptions, RailUnderTest, ReceiverConformanceOptions, ReceiverUnderTest, StoreConformanceOptions, StrangeAnswer, TestFunctions, TestPayer };

// msw.d.ts

import { RequestHandler } from 'msw';
import { TestGateway } from './index.js';
import '@mitako/core';
import '@mitako/contract/names';

/**
 * Handlers of msw that answer for a gateway. Behind them is the engine itself, in memory: what it refuses in production it
 * refuses here, and what was created can be read again. Hosted pages are not among them.
 *
 * ```ts
 * const api = await createTestGateway({ publicUrl: 'https://pay.example.cm' });
 * const server = setupServer(...gatewayHandlers(api));
 * server.listen();
 * const mitako = createClient({ baseUrl: 'https://pay.example.cm/api/v1', apiKey: api.seed.merchant.testKey });
 * ```
 */
declare function gatewayHandlers({ gateway, handler }: TestGateway): readonly RequestHandler[];

export { gatewayHandlers };

// rails/index.d.ts

/** A request to a simulated provider. */
interface ReceivedRequest {
    /** In capitals. */
    readonly method: string;
    /** As the rail addressed it. */
    readonly url: string;
    /** With its query. */
    readonly path: string;
    /** As received. */
    readonly headers: Headers;
    /** As text; empty: none. */
    readonly body: string;
}

/** Something that goes wrong with a request. */
type Fault = 
/** Answered like this instead of being carried out. */
{
    readonly kind: 'answer';
    readonly status: number;
    readonly body: string;
    readonly contentType?: string;
}
/** Carried out, then answered like this: a 500 that succeeded. */
 | {
    readonly kind: 'answer_after';
    readonly status: number;
    readonly body: string;
    readonly contentType?: string;
}
/** The connection breaks before it is carried out. */
 | {
    readonly kind: 'broken';
}
/** The connection breaks after it was carried out. */
 | {
    readonly kind: 'broken_after';
}
/** Carried out, and never answered: the caller's patience ends at once, if it has an end. */
 | {
    readonly kind: 'silent';
};
/** Faults that a test scripts. */
interface Faults {
    /** The next request (or so many) to a path that matches, by this method, meets the fault. */
    next(fault: Fault, where: {
        readonly method?: string;
        readonly path: RegExp;
        readonly times?: number;
    }): void;
    /**
     * Carries a request out, with the fault that waits for it.
     * @param isPatient whether the caller waits for an answer for ever
     */
    applied(request: ReceivedRequest, isPatient: boolean, carryOut: () => Promise<Response>): Promise<Response>;
}

/**
 * What can go wrong at a provider, by the same names for all of them. Where a provider's own page describes it, that is the
 * source; the rest is reported by those who integrated it. A simulator refuses a situation that its provider cannot be in.
 */
type Situation = 
/** Numbers, or people on the page of phones, decide what becomes of payments. */
'normal'
/** Charges are answered by a page of HTML with status 503, and never carried out. Integrators of MTN and pawaPay. */
 | 'charge-503-never-taken'
/** The connection breaks before charges are carried out. */
 | 'charge-broken-never-taken'
/** Charges are carried out, and the connection breaks instead of the answer. */
 | 'charge-lost-answer'
/**
 * Charges are carried out, answered by a 500 with a code, and not found by the first look-up. MTN's answers of this kind:
 * its page of error codes; that a look-up may be early: integrators.
 */
 | 'charge-500-visible-late'
/** Charges are answered by 403: the address of the server is not on the allow list. MTN's page of error codes. */
 | 'forbidden-ip'
/** Charges are answered by 429, and never carried out. The text is that of the API manager in front of MTN. */
 | 'rate-limited'
/** All requests are answered by 401: a key was mistyped, or has been replaced. */
 | 'wrong-credentials'
/** All requests are answered by a page of HTML with status 503, while tokens are valid. Integrators of MTN. */
 | 'down'
/** The payer has too little money, as the status says. */
 | 'no-money'
/**
 * The payer has too little money, as the answer to the charge says, of which no look-up finds anything. Integrators of
 * Airtel.
 */
 | 'no-money-unrecorded'
/** The payer types a wrong PIN. */
 | 'wrong-pin'
/** The payer declines. */
 | 'declined'
/** The payer does not answer, and the prompt expires. */
 | 'ignored'
/** The payment fails for no reason that is given: MTN's `INTERNAL_PROCESSING_ERROR`, mostly a payer without money. */
 | 'unspecified-failure'
/** Payers answer after 20 seconds, and no callback is sent. */
 | 'slow-payers'
/** Prompts expire, and are paid an hour later, of which no callback is sent: MTN calls back once. */
 | 'expired-then-paid'
/** Words of statuses are in lower case, and amounts are written `5,000`. Integrators. */
 | 'odd-writing';
/** In the order of the page of phones. */
declare const SITUATIONS: readonly Situation[];

/** What a payer does with a prompt, or what becomes of it. */
type Answer = 
/** The PIN is typed. */
'approved' | 'declined' | 'wrong_pin'
/** The PIN is typed, and there is too little money. */
 | 'no_money'
/** Nothing, until it is too late. */
 | 'expired'
/** The PIN is typed, and the provider fails for no reason that it gives. */
 | 'failed';
/** A prompt on a simulated phone. */
interface Prompt {
    /** Of this simulation. */
    readonly id: string;
    /** E.164 without its plus, `237653456789`. */
    readonly phone: string;
    /** In whole units of the currency. */
    readonly amount: number;
    /** ISO 4217. */
    readonly currency: string;
    /** The text of the prompt. */
    readonly text: string;
    /** `waiting` until it is answered or expires. */
    readonly state: 'waiting' | Answer;
}
/** The phones of a provider's customers, with their prompts. */
interface Phones {
    /**
     * Shows a prompt; `answered` is called once when it is answered or expires, and once more if it is paid late.
     * @returns whether the situation decides what becomes of it, and neither its number nor a person
     */
    show(prompt: Omit<Prompt, 'id' | 'state'>, answered: (answer: Answer, how: {
        readonly isCalledBack: boolean;
    }) => void): {
        readonly id: string;
        readonly isScripted: boolean;
    };
    /** The last thousand, oldest first. */
    readonly prompts: readonly Prompt[];
    /** @throws Error when no such prompt waits */
    answer(id: string, answer: Answer): void;
    /** @throws Error when no such prompt waits */
    approve(id: string): void;
    /** @throws Error when no such prompt waits */
    decline(id: string): void;
    /** Ends one that waits; others stay as they are. */
    expire(id: string): void;
    /**
     * Approves one that has expired, of which no callback is sent.
     * @throws Error when it has not expired
     */
    payLate(id: string): void;
    /** Whether the situation decides what becomes of the next prompt. */
    readonly isScripted: boolean;
    /** From now on, prompts are answered as in this situation. */
    follow(situation: Situation): void;
    /** Gives the answers of situations that are due. */
    advance(): void;
}

/** A provider that listens. */
interface ListeningProvider {
    /** Without a slash at its end, `http://127.0.0.1:40123`. */
    readonly url: string;
    /** Stops listening, and ends open connections. */
    close(): Promise<void>;
}
interface ListenOptions {
    /** Default: any that is free. */
    readonly port?: number;
    /** Default: `127.0.0.1`. */
    readonly host?: string;
}

/** A simulated provider: its HTTP interface, the phones of its customers, and the money that it moved. */
interface SimulatedProvider {
    /** As the page of phones calls it, `MTN MoMo`. */
    readonly name: string;
    /** The provider's interface, without a socket: for the `fetch` of a rail under test. */
    readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
    /** The phones of its customers. */
    readonly phones: Phones;
    /** The faults that a test can inject. */
    readonly faults: Faults;
    /** What goes wrong at it; `normal` at first. */
    situation(): Situation;
    /** The situations that it can be in. */
    readonly situations: readonly Situation[];
    /**
     * What goes wrong at it from now on: with requests at once, with payers from their next payment.
     * @throws RangeError when it cannot be in this situation
     */
    setSituation(situation: Situation): void;
    /** The amount collected under a reference of ours, over all charges, in minor units. */
    collected(reference: string): number;
    /** The amount refunded under a reference of ours, over all refunds, in minor units. */
    paidBack(reference: string): number;
    /** The last ten thousand requests that arrived, oldest first. */
    readonly requests: readonly ReceivedRequest[];
    /** Serves the interface over HTTP, and at `/` the page of {@link servePhones} with its phones alone. */
    listen(options?: ListenOptions): Promise<ListeningProvider>;
}

/** Providers by the name that forms and addresses have for them, `mtn_momo`. */
type PhonesOf = Readonly<Record<string, SimulatedProvider>>;

/**
 * Serves one page with the phones of several providers, on this machine: there a person answers prompts (`approve`,
 * `decline`, `wrong-pin`, `no-money`, `ignore`, and `pay-late` for one that has expired), and chooses the situation of a
 * provider. Scripts do the same by `POST /phones/answer` with `provider`, `id` and `answer`, and by
 * `POST /phones/situation` with `provider` and `situation`, as forms.
 *
 * @param providers by the name that forms have for them, `mtn_momo`
 * @param options.shop as prompts name the one who is paid. Default: `Boutique Démo`
 */
declare function servePhones(providers: PhonesOf, { shop, ...at }?: ListenOptions & {
    readonly shop?: string | undefined;
}): Promise<ListeningProvider>;

/** Where a simulated provider sends its callbacks. */
type Notify = (url: string, request: RequestInit) => Promise<unknown>;

type ProductName = 'collection' | 'disbursement';
/** Credentials of one product. */
interface SimulatedCredentials {
    /** Sent as `Ocp-Apim-Subscription-Key`. */
    readonly subscriptionKey: string;
    /** A UUID. */
    readonly apiUser: string;
    /** Its key. */
    readonly apiKey: string;
}

/** Options of {@link simulateMtnMomo}. */
interface SimulatedMtnMomoOptions {
    /** `sandbox` knows EUR alone, the others XAF. Default: `sandbox`. */
    readonly targetEnvironment?: 'sandbox' | 'mtncameroon' | 'mtncongo';
    /** Credentials of Collections. Default: made-up ones of the simulation. */
    readonly collection?: SimulatedCredentials;
    /** Credentials of Disbursements. Default: made-up ones of the simulation. */
    readonly disbursement?: SimulatedCredentials;
    /** The host registered for callbacks. Default: any. */
    readonly callbackHost?: string;
    /** Who answers the prompts: the number (default), or a person on the page of phones. */
    readonly answers?: 'by number' | 'by hand';
    /** Sends the callbacks; absent: none are sent. */
    readonly fetch?: Notify;
    /** Default: PUT. */
    readonly callbackMethod?: 'PUT' | 'POST';
    /** Default: the machine's time. */
    readonly nowMs?: () => number;
    /** Until an unanswered prompt becomes `EXPIRED`. Default: 5 minutes. */
    readonly promptLifeMs?: number;
    /** How long it can still be approved after that. Default: not at all. */
    readonly outlivesMs?: number;
    /** Default: an hour. */
    readonly tokenLifeMs?: number;
    /** How long what a number decides is `PENDING`. Default: not at all. */
    readonly pendingMs?: number;
    /** Where the sandbox's numbers 455 to 463 fail: in the status (default), or as 500 of the request itself. */
    readonly failsAt?: 'status' | 'request';
    /** How reasons are written. Default: `text`. */
    readonly reasonsAs?: 'text' | 'object';
    /** How amounts are written. Default: without decimals. */
    readonly writeAmount?: (amount: number) => string;
    /** Status requests that are answered in a second; further ones get 429. Default: 10, as MTN's pages say. */
    readonly statusesPerSecondMax?: number;
    /** Balance of the disbursement account. Default: a million. */
    readonly float?: number;
}
/** A simulated MTN MoMo Open API. */
interface SimulatedMtnMomo extends SimulatedProvider {
    /** Ends the access tokens of all products now. */
    endTokens(): void;
    /** The balance of an account. */
    balance(product: ProductName): number;
}
/**
 * Simulates MTN's Open API in one target environment: sandbox provisioning, tokens by product, requesttopay, refund and
 * transfer with their status, account holders, balances, and callbacks, sent once. In the sandbox MTN's own numbers
 * decide (`46733123450` to `…463`) and all others pay. Elsewhere, numbers that are not MTN's are unknown, and of the
 * others those that end in `039` decline, in `129` never answer, in `019` are over their limit, in `049` have no money,
 * in `059` are unknown, and in `069` are blocked.
 */
declare function simulateMtnMomo(options?: SimulatedMtnMomoOptions): SimulatedMtnMomo;

type AirtelMoneyCountry = 'CG' | 'GA' | 'TD';

/** Options of {@link simulateAirtelMoney}. */
interface SimulatedAirtelMoneyOptions {
    /** Of the application. Default: `GA`. */
    readonly country?: AirtelMoneyCountry;
    /** Accepted as id of the application. */
    readonly clientId?: string;
    /** Accepted with it. */
    readonly clientSecret?: string;
    /** Whether what moves money must be signed, and is asked for at `v2`. Default: false. */
    readonly signing?: boolean;
    /** Where the portal sends callbacks, by `fetch`; absent: none are sent. */
    readonly callbackUrl?: string;
    /** Sends the callbacks; absent: none are sent. */
    readonly fetch?: Notify;
    /** Callback authentication: callbacks have a hash. */
    readonly callbackKey?: string;
    /** The status of a payment after its refund, which is not documented. Default: still `TS`. */
    readonly statusOfRefunded?: 'TS' | 'TR';
    /** Who answers the prompts: the end of the number (default), or a person on the page of phones. */
    readonly answers?: 'by number' | 'by hand';
    /** Balance of our account, in francs. Default: 10 000 000. */
    readonly float?: number;
    /** Default: the machine's time. */
    readonly nowMs?: () => number;
    /** Until an open payment is called expired. Default: 3 minutes. */
    readonly promptLifeMs?: number;
    /** How long a prompt can still be approved after that. Default: not at all. */
    readonly outlivesMs?: number;
}
/** A simulated Airtel Money of one country. */
interface SimulatedAirtelMoney extends SimulatedProvider {
    /** Airtel's RSA key, base64 of DER. */
    readonly publicKey: string;
    /** How many wrong PINs it got since a right one; three block the account. */
    readonly wrongPins: number;
    /** Ends all access tokens now. */
    endTokens(): void;
    /** Another RSA key from now on. */
    changeKey(): void;
    /** Another PIN from now on; the first is `1234`. */
    changePin(pin: string): void;
}
/**
 * Simulates Airtel Money in Gabon, Congo or Chad: tokens of three minutes, USSD push, status, refund, disbursement,
 * balance, accounts, signatures and callbacks. The ends of numbers are the simulator's own: `039` declines, `129` never
 * answers, `019` is over its limit, `049` has no money, `059` types a wrong PIN, `069` stays ambiguous, `079` types no
 * PIN, `089` pays and cannot be paid, all others pay. `069` is barred, `099` has no account, if it is looked up before.
 */
declare function simulateAirtelMoney(options?: SimulatedAirtelMoneyOptions): SimulatedAirtelMoney;

/** Options of {@link simulateOrangeMoneyPush}. */
interface SimulatedOrangeMoneyPushOptions {
    /** Accepted as key of the application. */
    readonly consumerKey?: string;
    /** Accepted with it. */
    readonly consumerSecret?: string;
    /** Accepted as user of the API. */
    readonly apiUser?: string;
    /** Accepted with it. */
    readonly apiPassword?: string;
    /** The merchant's number, of 9 digits, and its PIN. */
    readonly channelUserMsisdn?: string;
    /** Accepted as the merchant's PIN. */
    readonly pin?: string;
    /** Who answers the prompts: the end of the number (default), or a person on the page of phones. */
    readonly answers?: 'by number' | 'by hand';
    /** Sends the notifications; absent: none are sent. */
    readonly fetch?: Notify;
    /** Default: the machine's time. */
    readonly nowMs?: () => number;
    /** Life of a payToken, and until its prompt is called `EXPIRED`. Default: 7 minutes. */
    readonly promptLifeMs?: number;
    /** How long a prompt can still be approved after that. Default: not at all. */
    readonly outlivesMs?: number;
    /** The order id in which a reference of ours is hidden. Default: the first 20 digits of its SHA-256. */
    readonly orderIdOf?: (reference: string) => string;
}
/** A simulated core API of Orange Cameroon. */
interface SimulatedOrangeMoneyPush extends SimulatedProvider {
    /** Ends the access token now. */
    endTokens(): void;
    /** Another PIN from now on, as a merchant changes it. */
    changePin(pin: string): void;
    /** How many wrong PINs it got since a right one; three block the merchant's account. */
    readonly wrongPins: number;
}
/**
 * Simulates the core API of Orange Cameroon: token, `mp/init`, `mp/pay`, `mp/push`, `mp/paymentstatus`, and
 * notifications. It has no sandbox, so the ends of numbers are those of Mitako's own: `039` declines, `129` never
 * answers, `019` is over its limit, `049` has no money, `059` is unknown, `069` is blocked, all others pay.
 */
declare function simulateOrangeMoneyPush(options?: SimulatedOrangeMoneyPushOptions): SimulatedOrangeMoneyPush;

/** Options of {@link simulateOrangeMoneyWeb}. */
interface SimulatedOrangeMoneyWebOptions {
    /** Accepted as id of the application. */
    readonly clientId?: string;
    /** Accepted with it. */
    readonly clientSecret?: string;
    /** Accepted as the key of the merchant. */
    readonly merchantKey?: string;
    /** Country in the path: `dev`, the sandbox, in OUV (default), or `cm`, `cf`. */
    readonly country?: 'dev' | 'cm' | 'cf';
    /**
     * `by number`: only public addresses of ours are accepted, as in the sandbox. `by hand`: those of this machine, too,
     * for a person who pays on the page. The number typed on the page decides in both what becomes of the payment.
     */
    readonly answers?: 'by number' | 'by hand';
    /** Sends the notifications; absent: none are sent. */
    readonly fetch?: Notify;
    /** Default: the machine's time. */
    readonly nowMs?: () => number;
    /** How long a page can be paid on. Default: 10 minutes. */
    readonly pageLifeMs?: number;
    /** How long a confirmed payment is `PENDING`. Default: not at all. */
    readonly pendingMs?: number;
    /** Default: 90 days. */
    readonly tokenLifeMs?: number;
}
/** A simulated Orange Money web payment. */
interface SimulatedOrangeMoneyWeb extends SimulatedProvider {
    /** Ends all access tokens now. */
    endTokens(): void;
}
/**
 * Simulates the web payment of Orange Money: token, init, status, notification, and the page at `payment_url`, where
 * the payer types number and one-time code. Numbers that end in `039` fail, those in `129` stay `PENDING` until a
 * person answers them on the page of phones, all others pay; each code of 4 to 6 digits is right but `0000`.
 */
declare function simulateOrangeMoneyWeb(options?: SimulatedOrangeMoneyWebOptions): SimulatedOrangeMoneyWeb;

/** Options of {@link simulateNotchPay}. */
interface SimulatedNotchPayOptions {
    /** Accepted in `Authorization`, as it is. */
    readonly publicKey?: string;
    /** Accepted in `X-Grant`, which refunds and transfers need. */
    readonly privateKey?: string;
    /** Where webhooks go, as the dashboard has it, and the hash key that signs them; absent: none are sent. */
    readonly webhooks?: {
        readonly url: string;
        readonly fetch: Notify;
        readonly hashKey: string;
        /** The field that names the event: its documents have both. Default: `type`. */
        readonly named?: 'type' | 'event';
    };
    /**
     * Whether a payment is also found by our own reference: one page says so, and what is seen is that each has a reference
     * of Notch Pay's. Default: false.
     */
    readonly findsOwnReferences?: boolean;
    /** Who answers the prompts: the end of the number (default), or a person on the page of phones. */
    readonly answers?: 'by number' | 'by hand';
    /** Whether its page takes cards: that channel has to be opened for an account. Default: true. */
    readonly takesCards?: boolean;
    /** Default: the machine's time. */
    readonly nowMs?: () => number;
    /** How long a prompt can be answered. Its payment stays `processing`. Default: 5 minutes. */
    readonly promptLifeMs?: number;
    /** Until a payment that was not paid is `expired`. Default: 3 hours. */
    readonly paymentLifeMs?: number;
    /** Until a refund or transfer is complete. Default: 0. */
    readonly settleMs?: number;
}
/**
 * Simulates Notch Pay: payments, their charge by phone in Cameroon, look-up, cancellation, refunds, transfers, channels,
 * balance, signed webhooks, and the page at `authorization_url`, which takes numbers and cards. Written from its
 * documentation, and from what integrators report where that is silent.
 *
 * The ends of numbers are Mitako's own: `039` declines, `129` never answers, `049` has no money, `059` types a wrong PIN,
 * `069` fails, all others pay; so do the card 4242 4242 4242 4242 and all others but 4000 0000 0000 0002.
 */
declare function simulateNotchPay(options?: SimulatedNotchPayOptions): SimulatedProvider;

/** State of a provider's operations. */
type ProviderState = 'OPERATIONAL' | 'DELAYED' | 'CLOSED';

/** Options of {@link simulatePawapay}. */
interface SimulatedPawapayOptions {
    /** Accepted as bearer token. */
    readonly apiToken?: string;
    /**
     * Who answers the prompts: the end of the number, as in pawaPay's sandbox (default), or a person on the page of
     * phones.
     */
    readonly answers?: 'by number' | 'by hand';
    /** Where callbacks go, as the dashboard has it, and whether they are signed. Absent: none are sent. */
    readonly callbacks?: {
        readonly url: string;
        readonly fetch: Notify;
        /** Default: `none`. `der` is how pawaPay's are seen, `ieee-p1363` how RFC 9421 has them. */
        readonly signature?: 'none' | 'der' | 'ieee-p1363';
    };
    /** Accepts only deposits and refunds that are signed with this key (ECDSA in DER). */
    readonly customerKey?: {
        readonly keyId: string;
        readonly publicKey: string;
    };
    /** pawaPay's codes of the providers that the account has. Default: all of Cameroon, Congo and Gabon. */
    readonly enabled?: readonly string[];
    /** Whether the account may refund. Default: true. */
    readonly refundsAllowed?: boolean;
    /** What a wallet of the account holds at the start, per country, in francs. Default: 1 000 000. */
    readonly float?: number;
    /** From the payer's answer to the final status. Default: 0. */
    readonly settleMs?: number;
    /** How long after it was accepted a deposit or refund is still `NOT_FOUND`. Default: 0. */
    readonly visibleAfterMs?: number;
    /** Until a deposit whose prompt is not answered fails. Default: 5 minutes. */
    readonly promptLifeMs?: number;
    /** How long its prompt can still be approved after that. Default: not at all. */
    readonly outlivesMs?: number;
    /** Whether an id that is known is noticed after all other reasons to reject a request. Default: before. */
    readonly checksIdLast?: boolean;
    /** Amounts are shown as `5000.00`. Default: `5000`. */
    readonly hasDecimals?: boolean;
    /** Default: the machine's time. */
    readonly nowMs?: () => number;
}
/** A simulated Merchant API of pawaPay. */
interface SimulatedPawapay extends SimulatedProvider {
    /** State of a provider from now on, by pawaPay's code. */
    setState(code: string, state: ProviderState): void;
    /** The provider of a deposit or refund does not know its outcome, until `conclude`. */
    reconcile(reference: string): void;
    /** @param failureCode null: the money moved */
    conclude(reference: string, failureCode: string | null): void;
}
/**
 * Simulates version 2 of pawaPay's Merchant API: deposits, refunds, their callbacks, and the toolkit. Numbers behave as
 * in pawaPay's sandbox; others pay. A number of another provider is unknown to it.
 */
declare function simulatePawapay(options?: SimulatedPawapayOptions): SimulatedPawapay;

export { SITUATIONS, servePhones, simulateAirtelMoney, simulateMtnMomo, simulateNotchPay, simulateOrangeMoneyPush, simulateOrangeMoneyWeb, simulatePawapay };
export type { AirtelMoneyCountry, Answer, Fault, Faults, ListenOptions, ListeningProvider, Phones, PhonesOf, Prompt, ReceivedRequest, SimulatedAirtelMoney, SimulatedAirtelMoneyOptions, SimulatedMtnMomo, SimulatedMtnMomoOptions, SimulatedNotchPayOptions, SimulatedOrangeMoneyPush, SimulatedOrangeMoneyPushOptions, SimulatedOrangeMoneyWeb, SimulatedOrangeMoneyWebOptions, SimulatedPawapay, SimulatedPawapayOptions, SimulatedProvider, Situation };

// test-gateway.d.ts

import { Sender, OutgoingRequest, OutgoingResult, Clock, Gateway, SandboxSeed, GatewayOptions } from '@mitako/core';
import { WebhookBody } from '@mitako/contract/names';

/** Webhooks of an engine, captured instead of sent. */
interface CapturedWebhooks {
    /** For `createTestGateway`, or `createGateway`. */
    readonly sender: Sender;
    /** Every attempt, oldest first. */
    readonly requests: readonly OutgoingRequest[];
    /** Parsed bodies of the attempts with this event type; without one, of all attempts. */
    events(name?: string): readonly WebhookBody[];
    /** Sets the receiver's response from now on: a status, or any outcome. */
    answer(outcome: number | OutgoingResult | ((request: OutgoingRequest) => OutgoingResult)): void;
    /** Forgets the attempts so far. */
    clear(): void;
}
declare function captureWebhooks(): CapturedWebhooks;

/** A clock that stands still until a test advances it. */
interface TestClock extends Clock {
    /** Advances the time and wakes sleepers whose time has come. */
    advance(milliseconds: number): void;
}
/** @param startMs epoch milliseconds; now when absent, so that the receiver's clock agrees with it */
declare function createTestClock(startMs?: number): TestClock;

/** A whole gateway inside a test: no ports, no outgoing requests, and time advances only when the test advances it. */
interface TestGateway {
    /** The engine under test. */
    readonly gateway: Gateway;
    /** The API, as a function. */
    readonly handler: (request: Request) => Promise<Response>;
    /** Its clock, which the test moves. */
    readonly clock: TestClock;
    /** Webhooks that would have been sent. */
    readonly webhooks: CapturedWebhooks;
    /** The seeded merchant with its keys, and the sandbox users. */
    readonly seed: SandboxSeed;
    /** One request to the API; the body is sent and read as JSON. */
    request<Body = ApiBody>(method: string, path: string, options?: RequestOptions): Promise<ApiResponse<Body>>;
    /** Access token of a seeded user, or of the principal with these credentials. */
    login(email: string, options?: {
        readonly role?: string;
        readonly password?: string;
    }): Promise<string>;
    /** Advances the clock and runs the work that became due. */
    advance(milliseconds: number): Promise<void>;
    /**
     * Moves the clock of a merchant's test mode only, and runs the work that became due.
     * @param testKey default: of the seeded merchant
     */
    advanceSandbox(seconds: number, testKey?: string): Promise<void>;
    /** Closes the gateway and its store. */
    close(): Promise<void>;
}
/** Replaces parts of a gateway. */
interface TestGatewayOptions extends Partial<GatewayOptions> {
    /** When its clock starts, in epoch milliseconds. Default: now. */
    readonly startMs?: number;
}
/** Any body of the API, loosely typed for assertions. */
interface ApiBody {
    /** What the operation returns; null for a refusal. */
    readonly data: unknown;
    /** Present in the envelope of the API. */
    readonly success?: boolean;
    /** Of a refusal. */
    readonly code?: string;
    /** Of a refusal, for people; otherwise null. */
    readonly error: string | null;
    /** Of a refusal: about this case. */
    readonly details?: Readonly<Record<string, unknown>>;
}
interface RequestOptions {
    /** Sent as `Authorization: Bearer …`. */
    readonly bearer?: string;
    /** Sent as JSON. */
    readonly body?: unknown;
    /** In addition to the usual ones. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Sent as `Idempotency-Key`. */
    readonly idempotencyKey?: string;
}
interface ApiResponse<Body> {
    /** HTTP status. */
    readonly status: number;
    /** As sent. */
    readonly headers: Headers;
    /** The exact body. */
    readonly text: string;
    /** The same, parsed. */
    readonly body: Body;
}
/**
 * Creates a migrated and seeded gateway on a temporary SQLite file (or the given store), with a clock that
 * stands still at the present time, a fast hasher, the sandbox rail and captured webhooks; each part can be replaced. The ledger is checked on
 * request.
 */
declare function createTestGateway({ startMs, ...options }?: TestGatewayOptions): Promise<TestGateway>;

export { captureWebhooks as d, createTestClock as e, createTestGateway as f };
export type { ApiBody as A, CapturedWebhooks as C, RequestOptions as R, TestClock as T, ApiResponse as a, TestGateway as b, TestGatewayOptions as c };
