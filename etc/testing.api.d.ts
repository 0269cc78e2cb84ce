// index.d.ts

import { Sender, OutgoingRequest, OutgoingResult, Hasher, Clock, Gateway, SandboxSeed, GatewayOptions, Store, Rail, RailCallback } from '@mitako/core';
import { WebhookBody } from '@mitako/contract/names';

/** Webhooks that an engine sent, kept instead of posted. */
interface CapturedWebhooks {
    readonly sender: Sender;
    /** Every attempt, oldest first. */
    readonly requests: readonly OutgoingRequest[];
    /** Parsed bodies of the attempts whose event has this name; of all without one. */
    events(name?: string): readonly WebhookBody[];
    /** What the receiver answers from now on: a status, or any outcome. */
    answer(outcome: number | OutgoingResult | ((request: OutgoingRequest) => OutgoingResult)): void;
    clear(): void;
}
declare function captureWebhooks(): CapturedWebhooks;

/** Hashes in microseconds what the real one takes 20 ms for. For tests alone: it protects nothing. */
declare function fastHasher(): Hasher;

/** A clock that stands still until it is told to move. */
interface TestClock extends Clock {
    /** Moves time on; whoever sleeps that long wakes up. */
    advance(milliseconds: number): void;
}
/** @param startMs epoch milliseconds; 2026-01-01T00:00:00Z when absent */
declare function createTestClock(startMs?: number): TestClock;

/** A whole gateway inside a test: nothing listens, nothing is sent, and time moves when the test says so. */
interface TestGateway {
    readonly gateway: Gateway;
    /** The API, as a function. */
    readonly handler: (request: Request) => Promise<Response>;
    readonly clock: TestClock;
    /** Webhooks that would have gone out. */
    readonly webhooks: CapturedWebhooks;
    /** The seeded merchant with its keys, and the sandbox users. */
    readonly seed: SandboxSeed;
    /** One request to the API; the body is sent and read as JSON. */
    request<Body = ApiBody>(method: string, path: string, options?: RequestOptions): Promise<ApiResponse<Body>>;
    /** Access token of a seeded user, or of whoever has these credentials. */
    login(email: string, options?: {
        readonly role?: string;
        readonly password?: string;
    }): Promise<string>;
    /** Moves the clock and does what became due. */
    advance(milliseconds: number): Promise<void>;
    close(): Promise<void>;
}
/** Any body of the API, loosely typed for assertions. */
interface ApiBody {
    readonly data: unknown;
    readonly success?: boolean;
    readonly code?: string;
    readonly error: string | null;
    readonly details?: Readonly<Record<string, unknown>>;
}
interface RequestOptions {
    /** Sent as `Authorization: Bearer …`. */
    readonly bearer?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly idempotencyKey?: string;
}
interface ApiResponse<Body> {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
    readonly body: Body;
}
/**
 * Makes a migrated and seeded gateway on a throw-away SQLite file (or the store given), with a clock that stands still,
 * a fast hasher, the sandbox rail and captured webhooks; each part can be replaced. The ledger is checked when a test asks.
 */
declare function createTestGateway(options?: Partial<GatewayOptions>): Promise<TestGateway>;

/** One database of the engine under test. */
interface ConformanceDatabase {
    /**
     * Another instance of the store on this database, with connections of its own. The suite closes what it opened,
     * and does it before `drop`.
     */
    open(): Store;
    /** Removes the database. */
    drop(): Promise<void>;
}
/** What of a test runner the suite uses: vitest, jest and `node:test` all have it. */
interface TestFunctions {
    describe(name: string, body: () => void): void;
    it(name: string, body: () => Promise<void>): void;
    beforeAll(hook: () => Promise<void>): void;
    afterAll(hook: () => Promise<void>): void;
}
interface StoreConformanceOptions {
    /** Named in the titles. */
    readonly name: string;
    /** Makes an empty database, without a schema. Called often: the tests of claims take one each. */
    createDatabase(): Promise<ConformanceDatabase>;
    /**
     * Makes a migrated database without rows, where that is faster than migrating an empty one: a copied file, or a schema
     * that was emptied after an earlier test. Default: an empty database, which the suite migrates.
     */
    createMigratedDatabase?(): Promise<ConformanceDatabase>;
    /**
     * Whether the store tells other processes of work (`wakeups`), and the suite is to hold it to that. False where nothing
     * is said: then they look for it themselves.
     */
    readonly wakesOthers?: boolean;
    /** `import { afterAll, beforeAll, describe, it } from 'vitest'`, for one. */
    readonly test: TestFunctions;
}

/** A test number of the provider. */
interface TestPayer {
    readonly provider: string;
    /** E.164. */
    readonly phone: string;
}
/** What a provider, or a proxy before it, sends instead of an answer. */
interface StrangeAnswer {
    readonly name: string;
    /** HTTP status; null: the connection breaks off. */
    readonly status: number | null;
    readonly body: string;
}
/**
 * What the simulated provider really did, whatever the rail says of it: without it nobody sees a second charge or refund
 * that the rail answers like the first.
 */
interface ProviderProbe {
    /**
     * What was taken from payers under this reference of ours, all charges together, in minor units; 0 of one that it does
     * not know.
     */
    collected(reference: string): number | Promise<number>;
    /** What was paid to payers under this reference of ours, all refunds together, in minor units. */
    paidBack(reference: string): number | Promise<number>;
}
/** A rail, and the simulated provider that it asks. */
interface RailUnderTest {
    readonly rail: Rail;
    readonly provider: ProviderProbe;
}
interface RailConformanceOptions {
    /** Named in the titles. */
    readonly name: string;
    /** A rail that was not asked anything yet, before a provider that has moved nothing yet. Called for each test. */
    createRail(): RailUnderTest | Promise<RailUnderTest>;
    /** Numbers that behave so at the provider's own sandbox, or at a simulation of it. */
    readonly payers: {
        readonly pays: TestPayer;
        readonly declines: TestPayer;
        readonly neverAnswers: TestPayer;
        /** Is asked for a one-time code; needed when the rail takes codes. */
        readonly givesCode?: TestPayer & {
            readonly right: string;
            readonly wrong: string;
        };
    };
    /** How long payers take, in milliseconds: that much later the suite asks what came of it. A minute when absent. */
    readonly answerMs?: number;
    /** Passes that time where a clock has to pass. When absent, only `nowMs` moves on. */
    readonly wait?: (milliseconds: number) => Promise<void>;
    /** The provider's callback for a charge; needed when the rail takes callbacks. */
    readonly callbackFor?: (reference: string) => RailCallback;
    /** The same rail before a provider that answers like this whatever it is asked. Absent: the rail asks nobody. */
    readonly createStrangeRail?: (answer: StrangeAnswer) => Rail | Promise<Rail>;
    /** `import { describe, it } from 'vitest'`, for one. */
    readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}

/**
 * Holds a rail to every promise of the port: what it says of itself, that references are idempotency keys, that no
 * money moves twice, that nobody's silence is taken for a failure, and that nothing a provider or a stranger sends makes it throw.
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
 *   callbackFor: (reference) => ({ headers: {}, body: JSON.stringify({ order: reference }) }),
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

/**
 * Holds a store to every promise of the port: each change and each way its guard refuses, each read with its cursors and
 * filters, each claim; that a list is all or nothing, alone and among many at once; and for every guard a race between two
 * instances of the store on one database. The last test fails if the port has something that the others do not use.
 *
 * Needs a test runner that runs tests one after the other in their order. It cannot see what is lost with the power or
 * with a connection: what lies below the port (for PostgreSQL a BEGIN that fails, a name for two statements, a pool
 * without pipelining: `packages/postgres/test/pipeline.test.ts`) belongs into tests of the engine.
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

export { captureWebhooks, createTestClock, createTestGateway, fastHasher, runRailConformance, runStoreConformance };
export type { ApiBody, ApiResponse, CapturedWebhooks, ConformanceDatabase, ProviderProbe, RailConformanceOptions, RailUnderTest, RequestOptions, StoreConformanceOptions, StrangeAnswer, TestClock, TestFunctions, TestGateway, TestPayer };
