import { createGateway, sandboxRail, type Gateway, type GatewayOptions, type SandboxSeed } from '@mitako/core';
import { createHandler } from '@mitako/http';
import { captureMessages, type CapturedMessages } from './captured-messages.ts';
import { captureWebhooks, type CapturedWebhooks } from './captured-webhooks.ts';
import { fastHasher } from './fast-hasher.ts';
import { migratedSqlite } from './migrated-sqlite.ts';
import { risingShards } from './rising-shards.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** A whole gateway inside a test: no ports, no outgoing requests, and time advances only when the test advances it. */
export interface TestGateway {
  /** The engine under test. */
  readonly gateway: Gateway;
  /** The API, as a function. */
  readonly handler: (request: Request) => Promise<Response>;
  /** Its clock, which the test moves. */
  readonly clock: TestClock;
  /** Webhooks that would have been sent. */
  readonly webhooks: CapturedWebhooks;
  /** Mails and text messages that would have been sent. */
  readonly messages: CapturedMessages;
  /** The seeded merchant with its keys, and the sandbox users. */
  readonly seed: SandboxSeed;
  /** One request to the API; the body is sent and read as JSON. */
  request<Body = ApiBody>(method: string, path: string, options?: RequestOptions): Promise<ApiResponse<Body>>;
  /** Access token of a seeded user, or of the principal with these credentials. */
  login(email: string, options?: { readonly role?: string; readonly password?: string }): Promise<string>;
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
export interface TestGatewayOptions extends Partial<GatewayOptions> {
  /** When its clock starts, in epoch milliseconds. Default: now. */
  readonly startMs?: number;
}

/** Any body of the API, loosely typed for assertions. */
export interface ApiBody {
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

export interface RequestOptions {
  /** Sent as `Authorization: Bearer …`. */
  readonly bearer?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** In addition to the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `Idempotency-Key`. */
  readonly idempotencyKey?: string;
}

export interface ApiResponse<Body> {
  /** HTTP status. */
  readonly status: number;
  /** As sent. */
  readonly headers: Headers;
  /** The exact body. */
  readonly text: string;
  /** The same, parsed. */
  readonly body: Body;
}

const PUBLIC_URL = 'http://gateway.test';

/**
 * Creates a migrated and seeded gateway on a temporary SQLite file (or the given store), with a clock that
 * stands still at the present time, a fast hasher, the sandbox rail, captured webhooks and captured messages; each part can be replaced. The ledger is checked on
 * request.
 */
export async function createTestGateway({ startMs, ...options }: TestGatewayOptions = {}): Promise<TestGateway> {
  const clock = createTestClock(startMs);
  const webhooks = captureWebhooks();
  const messages = captureMessages();
  const publicUrl = options.publicUrl ?? PUBLIC_URL;
  const store = options.store ?? (await migratedSqlite());
  const gateway = createGateway({
    publicUrl,
    publicSandbox: true,
    secret: 'a root secret for tests, long enough to be one',
    rails: [sandboxRail()],
    hasher: fastHasher(),
    passwordCheck: { isCommon: () => Promise.resolve(false), close: () => undefined },
    sender: webhooks.sender,
    messages: { mailer: messages.mailer },
    clock,
    random: risingShards(),
    ledgerCheck: 'off',
    limits: 'off',
    secondFactor: 'optional',
    signUp: 'open',
    ...options,
    store,
  });
  // Reading the status is cheap; checking the whole schema is not.
  if ((await store.migrations.status()).state !== 'current') await gateway.migrate();
  const seed = await gateway.seedSandbox();
  const handler = createHandler(gateway);

  async function request<Body>(
    method: string,
    path: string,
    { bearer, body, headers, idempotencyKey }: RequestOptions = {},
  ): Promise<ApiResponse<Body>> {
    const response = await handler(
      new Request(`${publicUrl}/api/v1${path}`, {
        method,
        headers: {
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Body };
  }

  return {
    gateway,
    handler,
    clock,
    webhooks,
    messages,
    seed,
    request,
    async login(email, credentials = {}) {
      const { role = 'user', password = email === seed.merchant.email ? seed.merchant.password : 'sandbox-password' } =
        credentials;
      const answer = await request<{ data: { access_token: string } }>('POST', `/auth/${role}/login`, {
        body: { email, password },
      });
      if (answer.status !== 200) throw new Error(`login of ${email} was refused: ${answer.text}`);
      return answer.body.data.access_token;
    },
    async advance(milliseconds) {
      clock.advance(milliseconds);
      await gateway.runDue();
    },
    async advanceSandbox(seconds, testKey = seed.merchant.testKey) {
      const answer = await request('POST', '/gateway/sandbox/clock/advance', { bearer: testKey, body: { seconds } });
      if (answer.status !== 200) throw new Error(`the sandbox's clock was not moved: ${answer.text}`);
      await gateway.runDue();
    },
    close: () => gateway.close(),
  };
}
