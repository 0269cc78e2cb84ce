import { ERRORS, errorMessage } from '@mitako/contract/names';
import type {
  Checkout,
  CheckoutPaid,
  ErrorCode,
  LoginResult,
  Payment,
  PaymentCreated,
  PaymentCreateParams,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import type { GatewayOptions } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import {
  createTestGateway,
  type ApiBody,
  type ApiResponse,
  type RequestOptions,
  type TestGateway,
} from '@mitako/testing';
import { afterEach, beforeEach, expect } from 'vitest';
import { openStore } from './support/stores.ts';
import { START_MS } from '../support/start.ts';

export type { TestGateway } from '@mitako/testing';
/** A response of the API, with its data unparsed. */
export type Reply = ApiResponse<ApiBody>;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * A seeded gateway on the engine of the project, each with its own tables. It is closed after the test.
 * @param wrap wraps the store, to force rare events
 */
export async function openGateway(
  options: Partial<GatewayOptions> = {},
  wrap: (store: EngineStore) => EngineStore = (store) => store,
): Promise<TestGateway> {
  return createTestGateway({ startMs: START_MS, store: wrap(await openStore()), ...options });
}

/**
 * The gateway of the running test, in a file whose tests each have one of their own.
 * @param close what is done with it after each test
 */
export function gatewayForEachTest(close: (api: TestGateway) => Promise<void> = (api) => api.close()): TestGateway {
  const current: Partial<TestGateway> = {};
  beforeEach(async () => {
    Object.assign(current, await openGateway());
  });
  // Tests run between the two hooks, where every member is there.
  const api = current as TestGateway;
  afterEach(() => close(api));
  return api;
}

/** Data of a success of this status, in the envelope every success has. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the response
export function dataOf<Data>(response: Reply, status: number): Data {
  expect(response.status, response.text).toBe(status);
  expect(response.body).toEqual({ data: expect.anything(), success: true, error: null });
  return response.body.data as Data;
}

/** Details of an error with this code, in the shape of every error. */
export function detailsOf(response: Reply, code: ErrorCode): Readonly<Record<string, unknown>> {
  expect(response.body.code, response.text).toBe(code);
  expect(response.status).toBe(ERRORS[code][0]);
  expect(response.body).toEqual({ error: errorMessage(code), code, details: expect.any(Object) });
  return response.body.details ?? {};
}

/** Names of the fields that a validation error complains about. */
export function invalidFields(response: Reply): readonly string[] {
  const { fields } = detailsOf(response, 'VALIDATION_ERROR') as {
    readonly fields: Readonly<Record<string, readonly { readonly rule: string; readonly message: string }[]>>;
  };
  for (const faults of Object.values(fields)) {
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toEqual({ rule: expect.any(String), message: expect.any(String) });
  }
  return Object.keys(fields).toSorted();
}

/** A request whose bytes and headers are the test's own. `path` is relative to `/api/v1`, or to the root with `//`. */
export async function send(
  api: TestGateway,
  method: string,
  path: string,
  options: {
    readonly bearer?: string;
    readonly text?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Reply> {
  const { bearer, text, headers } = options;
  const address = path.startsWith('//') ? path.slice(1) : `/api/v1${path}`;
  const response = await api.handler(
    new Request(`http://gateway.test${address}`, {
      method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    }),
  );
  const received = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text: received,
    // Files, such as lists as CSV, are text alone.
    body: (isJson(response) && received !== '' ? JSON.parse(received) : {}) as ApiBody,
  };
}

/** The seeded merchant's test key. */
export function testKey(api: TestGateway): string {
  return api.seed.merchant.testKey;
}

/** Creates a payment of 5 000 XAF; by default of the seeded merchant in test mode. */
export async function createPayment(
  api: TestGateway,
  params: Partial<PaymentCreateParams> = {},
  bearer: string = testKey(api),
): Promise<Payment> {
  const body = { amount: 5000, currency: 'XAF', ...params };
  return dataOf<PaymentCreated>(await api.request('POST', '/gateway/payments', { bearer, body }), 201).payment;
}

export async function readPayment(api: TestGateway, id: string, bearer: string = testKey(api)): Promise<Payment> {
  return dataOf<{ payment: Payment }>(await api.request('GET', `/gateway/payments/${id}`, { bearer }), 200).payment;
}

export async function readCheckout(api: TestGateway, slug: string): Promise<Checkout> {
  return dataOf<{ checkout: Checkout }>(await api.request('GET', `/gateway/checkout/${slug}`), 200).checkout;
}

/** Pays from the wallet of the token's user. */
export function payFromWallet(
  api: TestGateway,
  slug: string,
  bearer: string,
  options: { readonly pin?: string; readonly idempotencyKey?: string } = {},
): Promise<Reply> {
  const { pin = '1234', idempotencyKey } = options;
  const request: RequestOptions = { bearer, body: { method: 'wallet', pin } };
  return api.request('POST', `/gateway/checkout/${slug}/pay`, {
    ...request,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/**
 * Repeats a payment while another PIN of this payer is being verified for too long: on a busy machine the answer is then
 * to retry, and nothing was counted.
 */
export async function untilNotBusy(pay: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const answer = await pay();
    if (answer.body.code !== 'SERVICE_UNAVAILABLE' || tries === 5) return answer;
    expect(answer.headers.get('retry-after')).toBe('1');
  }
}

/** Pays by mobile money, MTN by default. */
export function payByPhone(
  api: TestGateway,
  slug: string,
  bearer: string,
  phone: string,
  provider = 'mtn_momo',
): Promise<Reply> {
  return api.request('POST', `/gateway/checkout/${slug}/pay`, {
    bearer,
    body: { method: 'mobile_money', provider, phone },
  });
}

/** Creates a payment that `success@sandbox.test` pays from the wallet. */
export async function paidPayment(
  api: TestGateway,
  params: Partial<PaymentCreateParams> = {},
  bearer: string = testKey(api),
): Promise<{ readonly payment: Payment; readonly redirectUrl: URL }> {
  const { id, slug } = await createPayment(api, params, bearer);
  const answer = await payFromWallet(api, slug, await api.login('success@sandbox.test'));
  const { redirect_url: redirectUrl } = dataOf<CheckoutPaid>(answer, 200);
  return { payment: await readPayment(api, id, bearer), redirectUrl: new URL(redirectUrl ?? '') };
}

/** Registers a user, with a wallet PIN unless it is null. */
export async function registerUser(api: TestGateway, email: string, pin: string | null = '5829'): Promise<LoginResult> {
  const password = 'a good password';
  const answer = await api.request('POST', '/auth/user/register', { body: { email, password, name: 'Ngo Bassa' } });
  const login = dataOf<LoginResult>(answer, 201);
  if (pin !== null) {
    const set = await api.request('PUT', '/auth/user/me/pin', { bearer: login.access_token, body: { password, pin } });
    dataOf(set, 200);
  }
  return login;
}

export interface TestMerchant {
  readonly id: string;
  /** Its owner. */
  readonly personId: string;
  readonly token: string;
  readonly testKey: string;
}

/** The merchant that a person logged in for. */
export function merchantIdOf({ principal: { merchant } }: Pick<LoginResult, 'principal'>): string {
  if (merchant === undefined) throw new Error('a person of no merchant');
  return merchant.id;
}

/** Registers a merchant, KYC not started, with a test key. */
export async function registerMerchant(api: TestGateway, email: string): Promise<TestMerchant> {
  const body = { email, password: 'a good password', name: 'Boutique Deux' };
  const login = dataOf<LoginResult>(await api.request('POST', '/auth/merchant/register', { body }), 201);
  const token = login.access_token;
  return {
    id: merchantIdOf(login),
    personId: login.principal.id,
    token,
    testKey: await createKey(api, token, { livemode: false }),
  };
}

/** Secret of a new API key. */
export async function createKey(
  api: TestGateway,
  merchantToken: string,
  params: { readonly livemode: boolean; readonly scopes?: readonly string[]; readonly expires_in?: number },
): Promise<string> {
  const body = { name: 'A key', ...params };
  const answer = await api.request('POST', '/merchant/api-keys', { bearer: merchantToken, body });
  return dataOf<{ api_key: { secret: string } }>(answer, 201).api_key.secret;
}

/** The merchant submits a KYC and the operator approves it. */
export async function approveKyc(api: TestGateway, merchant: Pick<TestMerchant, 'id' | 'token'>): Promise<void> {
  dataOf(await api.request('POST', '/merchant/kyc', { bearer: merchant.token, body: KYC }), 200);
  const bearer = api.seed.operatorKey;
  const decided = await api.request('POST', `/admin/merchants/${merchant.id}/kyc`, {
    bearer,
    body: { decision: 'approved' },
  });
  dataOf(decided, 200);
}

export const KYC = {
  legal_name: 'Boutique Deux SARL',
  registration_number: 'RC/YAO/2026/B/17',
  address: 'Rue Joffre, Douala',
  representative_name: 'Ngo Bassa',
  representative_id_number: '112233445566',
};

export async function createEndpoint(
  api: TestGateway,
  params: Readonly<Record<string, unknown>> = {},
  bearer: string = testKey(api),
): Promise<WebhookEndpointWithSecret> {
  const body = { url: 'https://shop.example/webhooks', ...params };
  const answer = await api.request('POST', '/merchant/webhook-endpoints', { bearer, body });
  return dataOf<{ endpoint: WebhookEndpointWithSecret }>(answer, 201).endpoint;
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}
