// index.d.ts

import { Sender, OutgoingRequest, OutgoingResult, Hasher, Clock, Gateway, SandboxSeed, GatewayOptions, Store, Rail, RailCallback } from '@mitako/core';
import { WebhookBody } from '@mitako/contract/names';

/** Webhooks of an engine, captured instead of sent. */
interface CapturedWebhooks {
    readonly sender: Sender;
    /** Every attempt, oldest first. */
    readonly requests: readonly OutgoingRequest[];
    /** Parsed bodies of the attempts with this event type; without one, of all attempts. */
    events(name?: string): readonly WebhookBody[];
    /** Sets the receiver's response from now on: a status, or any outcome. */
    answer(outcome: number | OutgoingResult | ((request: OutgoingRequest) => OutgoingResult)): void;
    clear(): void;
}
declare function captureWebhooks(): CapturedWebhooks;

/** A hasher that takes microseconds instead of 20 ms. For tests only: it protects nothing. */
declare function fastHasher(): Hasher;

/** A clock that stands still until a test advances it. */
interface TestClock extends Clock {
    /** Advances the time and wakes sleepers whose time has come. */
    advance(milliseconds: number): void;
}
/** @param startMs epoch milliseconds; 2026-01-01T00:00:00Z when absent */
declare function createTestClock(startMs?: number): TestClock;

/** A whole gateway inside a test: no ports, no outgoing requests, and time advances only when the test advances it. */
interface TestGateway {
    readonly gateway: Gateway;
    /** The API, as a function. */
    readonly handler: (request: Request) => Promise<Response>;
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
 * Creates a migrated and seeded gateway on a temporary SQLite file (or the given store), with a clock that stands
 * still, a fast hasher, the sandbox rail and captured webhooks; each part can be replaced. The ledger is checked on
 * request.
 */
declare function createTestGateway(options?: Partial<GatewayOptions>): Promise<TestGateway>;

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
    describe(name: string, body: () => void): void;
    it(name: string, body: () => Promise<void>): void;
    beforeAll(hook: () => Promise<void>): void;
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
    readonly provider: string;
    /** E.164. */
    readonly phone: string;
}
/** An unexpected response from a provider, or from a proxy in front of it. */
interface StrangeAnswer {
    readonly name: string;
    /** HTTP status; null: the connection is closed without a response. */
    readonly status: number | null;
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
    readonly rail: Rail;
    readonly provider: ProviderProbe;
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
    /** The provider's callback for a charge; required if the rail accepts callbacks. */
    readonly callbackFor?: (reference: string) => RailCallback;
    /** The same rail with a provider that sends this response to every request. Absent: the rail sends no requests. */
    readonly createStrangeRail?: (answer: StrangeAnswer) => Rail | Promise<Rail>;
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

export { captureWebhooks, createTestClock, createTestGateway, fastHasher, runRailConformance, runStoreConformance };
export type { ApiBody, ApiResponse, CapturedWebhooks, ConformanceDatabase, ProviderProbe, RailConformanceOptions, RailUnderTest, RequestOptions, StoreConformanceOptions, StrangeAnswer, TestClock, TestFunctions, TestGateway, TestPayer };
