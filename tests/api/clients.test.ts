import { createClient, isMitakoError, type MitakoError } from '@mitako/client';
import { createAgentClient, type AgentClient } from '@mitako/client/agent';
import { createMerchantClient, type MerchantClient } from '@mitako/client/merchant';
import { createOperatorClient, type OperatorClient } from '@mitako/client/operator';
import { createWalletClient, type StoredSession, type WalletClient } from '@mitako/client/wallet';
import type { TestGateway } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { HOUR, KYC, MINUTE, openGateway } from './support.ts';

// The clients of all roles with the real handler, for live money from the first cash-in to the payout.

const PASSWORD = 'a good password';
const USER_PIN = '5829';
const AGENT_PIN = '7391';

let test: TestGateway;
let operator: OperatorClient;
let merchant: MerchantClient;
let wallet: WalletClient;
let agent: AgentClient;
/** Method and path of all requests, in order. */
let requests: string[];

beforeEach(async () => {
  test = await openGateway();
  requests = [];
  operator = createOperatorClient({ operatorKey: test.seed.operatorKey, ...connection() });
  merchant = createMerchantClient(connection());
  wallet = createWalletClient(connection());
  agent = createAgentClient(connection());
});
afterEach(() => closeWithConsistentLedger(test));

function connection(): { readonly baseUrl: string; readonly fetch: (request: Request) => Promise<Response> } {
  return {
    baseUrl: `${test.gateway.publicUrl}/api/v1`,
    fetch: (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
      return test.handler(request);
    },
  };
}

async function failureOf(call: Promise<unknown>): Promise<MitakoError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isMitakoError(error)) throw new Error('the call did not fail with a MitakoError', { cause: error });
  return error;
}

/** A user with a PIN, logged in to `wallet`. */
async function registerUser(): Promise<string> {
  const { id } = await wallet.register({
    email: 'ngo@example.cm',
    password: PASSWORD,
    name: 'Ngo Bassa',
    phone: '+237653000001',
  });
  expect((await wallet.setPin({ password: PASSWORD, pin: USER_PIN })).has_pin).toBe(true);
  return id;
}

/** An agent with a PIN and 50 000 XAF of live money in the float, logged in to `agent`. */
async function makeAgent(): Promise<string> {
  const made = await operator.agents.create({ email: 'un@agents.cm', password: PASSWORD, name: 'Agent Un' });
  await operator.agents.fundFloat(made.id, { amount: 50_000, currency: 'XAF', livemode: true });
  await agent.login({ email: 'un@agents.cm', password: PASSWORD });
  await agent.setPin({ password: PASSWORD, pin: AGENT_PIN });
  return made.id;
}

async function registerMerchant(): Promise<string> {
  const owner = await merchant.register({ email: 'deux@shops.cm', password: PASSWORD, name: 'Boutique Deux' });
  return owner.merchant?.id ?? '';
}

/** A merchant whose KYC was approved, logged in to `merchant`. */
async function makeMerchant(): Promise<string> {
  const id = await registerMerchant();
  await merchant.kyc.submit(KYC);
  await operator.merchants.decideKyc(id, { decision: 'approved' });
  return id;
}

const holds = async (): Promise<number | undefined> => (await wallet.balance.retrieve())[0]?.available;
const floatHolds = async (): Promise<number | undefined> => (await agent.float.retrieve()).balances[0]?.available;

describe('a franc', () => {
  it('is paid in at an agent, pays a shop in the app, and is paid out as cash and as a settlement', async () => {
    const merchantId = await makeMerchant();
    await operator.merchants.update(merchantId, {
      fees: { basis_points: 200 },
      settlement: { delay_seconds: 0, schedule: 'manual' },
    });
    expect((await merchant.profile.update({ support_phone: '+237653000009' })).fees.basis_points).toBe(200);
    const key = await merchant.apiKeys.create({ name: 'Shop', livemode: true });
    const shop = createClient({ apiKey: key.secret, ...connection() });

    const agentId = await makeAgent();
    const userId = await registerUser();
    const holders = await agent.lookUpHolders({ user: '+237653000001' });
    expect(holders).toEqual([
      {
        user_id: userId,
        name_masked: 'Ngo B•••',
        email_masked: 'n•••@example.cm',
        phone_masked: '•••• 0001',
        cash_in_left: null,
      },
    ]);
    const paidIn = await agent.cashIn({ user_id: userId, amount: 20_000, pin: AGENT_PIN });
    expect(paidIn).toMatchObject({ type: 'cash_in', amount: 20_000, livemode: true, agent: { id: agentId } });
    expect([await holds(), await floatHolds()]).toEqual([20_000, 30_000]);

    // Transfers of one millisecond are in the order of their shards.
    test.clock.advance(1);
    const payment = await shop.payments.create({
      amount: 5_000,
      currency: 'XAF',
      return_url: 'https://shop.example/thanks',
    });
    const slug = payment.checkout_url.split('/').at(-1) ?? '';
    expect(await wallet.checkout.retrieve(slug)).toMatchObject({ amount: 5_000, merchant: { name: 'Boutique Deux' } });
    const wrong = await failureOf(wallet.checkout.payFromWallet(slug, { pin: '0000' }));
    expect(wrong).toMatchObject({ code: 'INVALID_PIN', details: { attempts_left: 4 } });
    const paid = await wallet.checkout.payFromWallet(slug, { pin: USER_PIN });
    expect(paid.payment).toMatchObject({ id: payment.id, status: 'succeeded' });
    expect(paid.redirect_url).toMatch(/^https:\/\/shop\.example\/thanks\?/);
    expect((await failureOf(wallet.checkout.cancel(slug))).code).toBe('PAYMENT_ALREADY_PAID');

    test.clock.advance(1);
    const { code } = await wallet.cashOutCodes.create({ amount: 8_000, pin: USER_PIN });
    const paidOut = await agent.cashOut({ user: 'ngo@example.cm', code, pin: AGENT_PIN });
    expect([await holds(), await floatHolds()]).toEqual([7_000, 38_000]);

    const lines = await wallet.transactions.list({ limit: 2 }).toArray({ max: 10 });
    expect(lines.map(({ type, amount }) => [type, amount]).slice(0, 3)).toEqual([
      ['cash_out', -8_000],
      ['payment', -5_000],
      ['cash_in', 20_000],
    ]);
    expect((await wallet.transactions.retrieve(paidOut.id)).receipt).toEqual(paidOut);
    expect((await agent.transactions.retrieve(paidIn.id)).receipt).toEqual(paidIn);
    const atTheTill = await agent.transactions.list().toArray({ max: 10 });
    expect(atTheTill.map(({ id }) => id)).toEqual(expect.arrayContaining([paidIn.id, paidOut.id]));

    const settlement = await operator.settlements.create(merchantId, { livemode: true });
    expect(settlement).toMatchObject({ status: 'pending', amount: 4_900, merchant_id: merchantId });
    expect(await operator.settlements.list({ status: 'pending' }).toArray({ max: 10 })).toEqual([settlement]);
    const closed = await operator.settlements.resolve(settlement.id, { outcome: 'paid', reference: 'BANK-7' });
    expect(closed).toMatchObject({ status: 'paid', reference: 'BANK-7' });
    const { merchant_id: _, payout_export_id: __, ...seen } = closed;
    expect(await shop.settlements.retrieve(settlement.id)).toEqual(seen);

    await operator.agents.withdrawFloat(agentId, { amount: 38_000, currency: 'XAF', livemode: true });
    const { floats } = await operator.agents.retrieve(agentId);
    expect(floats.find(({ livemode }) => livemode)?.available ?? 0).toBe(0);
  });

  it('that is disputed or refunded is resolved by the operator', async () => {
    const shop = createClient({ apiKey: test.seed.merchant.testKey, ...connection() });
    const [first, second] = [
      await shop.payments.create({ amount: 5_000, currency: 'XAF' }),
      await shop.payments.create({ amount: 3_000, currency: 'XAF' }),
    ];
    for (const { id } of [first, second]) await shop.sandbox.simulate(id, { outcome: 'succeed' });

    const opened = await operator.payments.dispute(first.id, { reason: 'Never arrived.' });
    expect(await operator.disputes.list({ status: 'needs_response' }).toArray({ max: 10 })).toEqual([opened]);
    const decided = await operator.disputes.resolve(opened.id, { outcome: 'won', note: 'Signed for.' });
    expect(decided).toMatchObject({ status: 'won', note: 'Signed for.' });

    const refund = await operator.payments.refund(second.id, { amount: 1_000 });
    await test.gateway.runDue();
    expect((await failureOf(operator.refunds.resolve(refund.id, { outcome: 'failed' }))).code).toBe(
      'REFUND_NOT_PENDING',
    );
    const [listed] = await operator.refunds.list().toArray({ max: 10 });
    expect(listed).toMatchObject({ id: refund.id, status: 'succeeded', merchant_id: test.seed.merchant.id });
  });

  it('whose provider never answered is resolved by the operator', async () => {
    const shop = createClient({ apiKey: test.seed.merchant.testKey, ...connection() });
    const payer = createWalletClient({ ...connection(), mode: 'test' });
    await payer.login({ email: 'success@sandbox.test', password: 'sandbox-password' });
    const { id, slug } = await shop.payments.create({ amount: 5_000, currency: 'XAF', expires_in: 604_800 });
    const asked = await payer.checkout.payByMobileMoney(slug, { provider: 'mtn_momo', phone: '+237653456129' });
    expect(asked).toMatchObject({ payment: { status: 'processing' }, next_action: { type: 'approve_on_phone' } });

    for (let hour = 0; hour < 60; hour += 1) await test.advance(HOUR);
    const [attempt] = await operator.attempts.list({ status: 'needs_review' }).toArray({ max: 10 });
    expect(attempt).toMatchObject({ payment_id: id });
    await operator.attempts.resolve(attempt?.id ?? '', { outcome: 'succeeded', reason: 'On the statement' });
    expect((await shop.payments.retrieve(id)).status).toBe('succeeded');
  });
});

describe('people and keys', () => {
  it('merchants are listed, suspended and reinstated, and a live key requires the KYC', async () => {
    const id = await registerMerchant();
    const early = await failureOf(merchant.apiKeys.create({ name: 'Shop', livemode: true }));
    expect(early.code).toBe('KYC_REQUIRED');
    await merchant.kyc.submit(KYC);
    const waiting = await operator.merchants.list({ kyc_status: 'pending' }).toArray({ max: 10 });
    expect(waiting.map((each) => each.id)).toEqual([id]);
    await operator.merchants.decideKyc(id, { decision: 'approved', note: 'Welcome.' });
    expect(await merchant.kyc.retrieve()).toMatchObject({ status: 'approved', note: 'Welcome.' });

    const key = await merchant.apiKeys.create({ name: 'Shop', livemode: true });
    const { secret: _, ...shown } = key;
    expect(await merchant.apiKeys.retrieve(key.id)).toEqual(shown);
    const rolled = await merchant.apiKeys.roll(key.id);
    const order = { amount: 5_000, currency: 'XAF' };
    const old = createClient({ apiKey: key.secret, ...connection() });
    expect((await failureOf(old.payments.create(order))).code).toBe('API_KEY_REVOKED');
    const shop = createClient({ apiKey: rolled.secret, ...connection() });

    expect((await operator.merchants.suspend(id)).suspended).toBe(true);
    expect((await failureOf(shop.payments.create(order))).code).toBe('ACCOUNT_SUSPENDED');
    await operator.merchants.reinstate(id);
    await shop.payments.create(order);

    expect(await merchant.apiKeys.revoke(rolled.id)).toEqual({ id: rolled.id, deleted: true });
    const keys = await merchant.apiKeys.list({ limit: 1 }).toArray({ max: 10 });
    expect(keys.every(({ revoked_at }) => revoked_at !== null)).toBe(true);
    expect((await operator.merchants.retrieve(id)).suspended).toBe(false);
  });

  it('created by the operator can log in, and a suspended agent moves no cash', async () => {
    const made = await operator.merchants.create({ email: 'trois@shops.cm', password: PASSWORD, name: 'Trois' });
    expect((await merchant.login({ email: 'trois@shops.cm', password: PASSWORD })).merchant?.id).toBe(made.id);
    expect((await merchant.profile.retrieve()).name).toBe('Trois');

    const agentId = await makeAgent();
    const userId = await registerUser();
    await operator.agents.update(agentId, { suspended: true, limits: { cash_in_max: 1_000 } });
    const refused = await failureOf(agent.cashIn({ user_id: userId, amount: 500, pin: AGENT_PIN }));
    expect(refused.code).toBe('ACCOUNT_SUSPENDED');
    await operator.agents.update(agentId, { suspended: false });
    const tooMuch = await failureOf(agent.cashIn({ user_id: userId, amount: 1_001, pin: AGENT_PIN }));
    expect(tooMuch.code).toBe('LIMIT_EXCEEDED');
    expect((await operator.agents.list().toArray({ max: 10 })).map(({ id }) => id)).toContain(agentId);
  });

  it('the operator lists failed webhook deliveries', async () => {
    const shop = createClient({ apiKey: test.seed.merchant.testKey, ...connection() });
    const endpoint = await shop.webhookEndpoints.create({ url: 'http://shop.test/hooks', events: ['payment.created'] });
    test.webhooks.answer(500);
    await shop.payments.create({ amount: 5_000, currency: 'XAF', expires_in: 604_800 });
    expect(await operator.deliveries.list({ status: 'failed' }).toArray({ max: 10 })).toEqual([]);
    for (let hour = 0; hour < 30; hour += 1) await test.advance(HOUR);
    const failed = await operator.deliveries.list({ status: 'failed' }).toArray({ max: 10 });
    expect(failed).toMatchObject([{ endpoint_id: endpoint.id, event: 'payment.created', last_status_code: 500 }]);
  });
});

describe('a session', () => {
  it('is refreshed once after fifteen minutes, under ten concurrent calls, in each role', async () => {
    await registerUser();
    await makeAgent();
    await makeMerchant();
    for (let round = 0; round < 3; round += 1) {
      await test.advance(16 * MINUTE);
      requests = [];
      const ten = Array.from({ length: 10 });
      const names = await Promise.all([
        ...ten.map(async () => (await wallet.me()).name),
        ...ten.map(async () => (await agent.me()).name),
        ...ten.map(async () => (await merchant.me()).name),
      ]);
      expect(new Set(names)).toEqual(new Set(['Ngo Bassa', 'Agent Un', 'Boutique Deux']));
      expect(requests.filter((each) => each.endsWith('/refresh')).toSorted()).toEqual([
        'POST /auth/agent/refresh',
        'POST /auth/merchant/refresh',
        'POST /auth/user/refresh',
      ]);
    }
  });

  it('moves money once when the token expires during a call', async () => {
    const userId = await registerUser();
    await makeAgent();
    await test.advance(16 * MINUTE);
    const cash = { user_id: userId, amount: 2_000, pin: AGENT_PIN };
    const receipt = await agent.cashIn(cash, { idempotencyKey: 'hand-1' });
    expect(requests.slice(-3)).toEqual(['POST /agent/cash-in', 'POST /auth/agent/refresh', 'POST /agent/cash-in']);
    expect(await agent.cashIn(cash, { idempotencyKey: 'hand-1' })).toEqual(receipt);
    expect([await holds(), await floatHolds()]).toEqual([2_000, 48_000]);
    const wrong = await failureOf(agent.cashIn({ ...cash, pin: '9182' }, { idempotencyKey: 'hand-1' }));
    expect(wrong.code).toBe('INVALID_PIN');
  });

  it('survives a refresh whose response was lost, however long the network is down', async () => {
    let broken = false;
    const { baseUrl, fetch } = connection();
    const kept: (StoredSession | null)[] = [];
    const session = {
      read: (): StoredSession | null => kept.at(-1) ?? null,
      write: (next: StoredSession | null): void => {
        kept.push(next);
      },
    };
    const app = createWalletClient({
      baseUrl,
      session,
      maxRetries: 0,
      fetch: async (request) => {
        const response = await fetch(request);
        if (broken && request.url.endsWith('/refresh')) throw new TypeError('fetch failed');
        return response;
      },
    });
    await app.register({ email: 'ngo@example.cm', password: PASSWORD, name: 'Ngo Bassa' });
    await test.advance(16 * MINUTE);
    broken = true;
    expect((await failureOf(app.me())).code).toBe('CONNECTION_FAILED');
    expect(kept).toHaveLength(1);
    // Far beyond the ten seconds in which a used token is tolerated.
    await test.advance(HOUR);
    const restarted = createWalletClient({ baseUrl, session, fetch });
    expect((await restarted.me()).name).toBe('Ngo Bassa');
    await test.advance(16 * MINUTE);
    expect((await restarted.me()).name).toBe('Ngo Bassa');
  });

  it('hands over the token that a login leaves, once, and is known with it', async () => {
    const left: string[] = [];
    const app = createWalletClient({ ...connection(), onDeviceToken: (token) => void left.push(token) });
    const account = { email: 'success@sandbox.test', password: 'sandbox-password' };
    await app.login(account);
    const [token = ''] = left;
    await app.login({ ...account, device_token: token });
    expect(left).toEqual([token]);
    const [device] = await app.knownDevices.list();
    expect(token).toContain(device?.id);
    await app.knownDevices.forget(device?.id ?? '');
    expect(await app.knownDevices.list()).toEqual([]);
  });

  it('ends on a device that another one signs out, and with a logout', async () => {
    await registerUser();
    const phone = createWalletClient(connection());
    await phone.login({ email: 'ngo@example.cm', password: PASSWORD });
    expect(await phone.devices.list()).toHaveLength(2);
    expect(await phone.devices.revokeOthers()).toEqual({ deleted: true, count: 1 });
    expect((await failureOf(wallet.me())).code).toBe('TOKEN_REVOKED');
    expect((await failureOf(wallet.me())).code).toBe('AUTHENTICATION_REQUIRED');

    await wallet.login({ email: 'ngo@example.cm', password: PASSWORD });
    const other = (await phone.devices.list()).find(({ current }) => !current);
    expect(await phone.devices.revoke(other?.id ?? '')).toEqual({ deleted: true, id: other?.id });
    expect((await failureOf(wallet.me())).code).toBe('TOKEN_REVOKED');

    await phone.logout();
    expect((await failureOf(phone.me())).code).toBe('AUTHENTICATION_REQUIRED');
  });
});
