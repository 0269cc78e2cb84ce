import { LIMITS, type LoginResult } from '@mitako/contract/names';
import type { TestGateway } from '@mitako/testing';
import { merchantIdOf } from '../api/support.ts';
import { createApiCaller, type Data, idOf } from './api-caller.ts';
import { readSeen } from './seen.ts';
import { SLOW_REFUND } from './varied-rail.ts';
import { adminOf } from '../support/in-process.ts';

/** Who may ask the gateway, and what they have seen. */
export interface People {
  /** Access tokens by role, the most useful first. */
  readonly tokens: Readonly<Record<'user' | 'agent' | 'merchant' | 'operator', readonly string[]>>;
  /** Secret keys of merchants. */
  readonly keys: readonly string[];
  /** Credentials that were valid once, or are not allowed much. */
  readonly refused: readonly string[];
  readonly refreshTokens: readonly string[];
  readonly emails: readonly string[];
  /** Identifiers by the name of their parameter. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'a good password';
const OPERATOR = { email: 'operator@gateway.test', password: PASSWORD, name: 'Claire Mbarga' };
const BANK = { type: 'bank_account', holder_name: 'Boutique Deux SARL', rib: '10005000011234567890134' };
const KYC = {
  legal_name: 'Boutique Deux SARL',
  registration_number: 'RC/YAO/2026/B/17',
  address: 'Rue Joffre, Douala',
  representative_name: 'Ngo Bassa',
  representative_id_number: '112233445566',
};

/** Fills a gateway with merchants, users, agents, operators, and with objects of each kind in every state. */
export async function populate(api: TestGateway): Promise<People> {
  const { seed } = api;
  const { operatorKey } = seed;
  const [testKey, liveKey] = [seed.merchant.testKey, seed.merchant.liveKey];

  const { call, attempt, login, create, pay } = createApiCaller(api);
  const byPhone = (provider: string, phone: string): object => ({ method: 'mobile_money', provider, phone });
  const fromWallet = { method: 'wallet', pin: '1234' };

  // People. Merchants: approved (seeded), waiting for approval, suspended, new.
  await adminOf(api.gateway).createOperator(OPERATOR);
  const merchants = await Promise.all(
    ['waiting', 'suspended', 'new', 'rejected'].map((name) =>
      call('POST', '/auth/merchant/register', undefined, { email: `${name}@shop.test`, password: PASSWORD, name }),
    ),
  );
  const [waiting, suspended, , rejected] = merchants.map((data) => data as unknown as LoginResult) as [
    LoginResult,
    LoginResult,
    LoginResult,
    LoginResult,
  ];
  await call('POST', '/merchant/kyc', waiting.access_token, KYC);
  await call('POST', '/merchant/kyc', rejected.access_token, KYC);
  await call('POST', `/admin/merchants/${merchantIdOf(rejected)}/kyc`, operatorKey, {
    decision: 'rejected',
    note: 'No.',
  });
  await call('POST', '/merchant/kyc', suspended.access_token, KYC);
  await call('POST', `/admin/merchants/${merchantIdOf(suspended)}/kyc`, operatorKey, { decision: 'approved' });
  const secretOf = async (bearer: string, params: object): Promise<string> =>
    String(
      ((await call('POST', '/merchant/api-keys', bearer, { name: 'A key', ...params }))['api_key'] as Data)['secret'],
    );
  const suspendedKey = await secretOf(suspended.access_token, { livemode: true });
  const waitingKey = await secretOf(waiting.access_token, { livemode: false });
  const owner = await login('merchant', seed.merchant.email, seed.merchant.password);
  const expiringKey = await secretOf(owner.access_token, { livemode: false, expires_in: 60 });
  const revokedKey = await secretOf(owner.access_token, { livemode: false });
  const { api_keys: listed } = await call('GET', '/merchant/api-keys?limit=100', owner.access_token);
  const [newest] = listed as readonly { readonly id: string }[];
  await call('DELETE', `/merchant/api-keys/${newest?.id ?? ''}`, owner.access_token);
  const narrowKey = await secretOf(owner.access_token, { livemode: false, scopes: ['events:read'] });

  // A user with live money, one without a PIN, one whose PIN is locked.
  const registered = await Promise.all(
    ['rich', 'pinless', 'locked'].map((name, index) =>
      call('POST', '/auth/user/register', undefined, {
        email: `${name}@user.test`,
        password: PASSWORD,
        name,
        phone: `+23769900112${index}`,
      }),
    ),
  );
  const [rich, , locked] = registered.map((data) => data as unknown as LoginResult) as [
    LoginResult,
    LoginResult,
    LoginResult,
  ];
  for (const { access_token: bearer } of [rich, locked]) {
    await call('PUT', '/auth/user/me/pin', bearer, { password: PASSWORD, pin: '5829' });
  }
  const teller = idOf(
    await call('POST', '/admin/agents', operatorKey, {
      email: 'teller@agent.test',
      password: PASSWORD,
      name: 'Teller',
    }),
    'agent',
  );
  const idle = idOf(
    await call('POST', '/admin/agents', operatorKey, { email: 'idle@agent.test', password: PASSWORD, name: 'Idle' }),
    'agent',
  );
  await call('PATCH', `/admin/agents/${idle}`, operatorKey, { suspended: true });
  const funds = { amount: 1_000_000, currency: 'XAF', livemode: true, direction: 'fund' };
  await call('POST', `/admin/agents/${teller}/float`, operatorKey, funds);
  // The seeded agent has more than any test needs.
  const { floats } = await call('GET', `/admin/agents/${seed.agent.id}`, operatorKey);
  const float = (floats as readonly Data[]).find((one) => one['livemode'] === false);
  for (let left = Number(float?.['available']) - 300_000; left > 0; left -= LIMITS.amountMax) {
    const amount = Math.min(left, LIMITS.amountMax);
    const rest = { amount, currency: 'XAF', livemode: false, direction: 'withdraw' };
    await call('POST', `/admin/agents/${seed.agent.id}/float`, operatorKey, rest);
  }
  const tellerToken = (await login('agent', 'teller@agent.test', PASSWORD)).access_token;
  await call('PUT', '/auth/agent/me/pin', tellerToken, { password: PASSWORD, pin: '5829' });
  const holderOf = async (bearer: string, user: string): Promise<unknown> => {
    const { holders } = await call('POST', '/agent/cash-in/lookup', bearer, { user });
    return (holders as readonly Data[])[0]?.['user_id'];
  };
  const cash = { user_id: await holderOf(tellerToken, 'rich@user.test'), amount: 400_000, pin: '5829' };
  await call('POST', '/agent/cash-in', tellerToken, cash);

  // What takes days: an attempt whose outcome is unknown, a dispute without evidence, an endpoint that fails.
  const success = await api.login('success@sandbox.test');
  const hook = { url: 'https://shop.test/hook', events: ['*'] };
  api.webhooks.answer(500);
  await call('POST', '/merchant/webhook-endpoints', testKey, { ...hook, url: 'https://shop.test/dead' });
  await call('POST', '/merchant/webhook-endpoints', waitingKey, { ...hook, url: 'https://shop.test/dead' });
  for (let count = 0; count < 4; count += 1) {
    const { slug } = await create(testKey);
    await pay(slug, success, byPhone('mtn_momo', '+237653456129'));
  }
  const late = await create(testKey);
  await pay(late.slug, success, fromWallet);
  await call('POST', `/admin/payments/${late.id}/disputes`, operatorKey, { amount: 100 });
  await create(testKey, { expires_in: 300, cancel_url: 'https://shop.test/cart' });
  await create(waitingKey);
  for (let hours = 0; hours < 24 * 9; hours += 4) await api.advance(4 * HOUR);

  // Payments in every state.
  api.webhooks.answer(200);
  await call('POST', '/merchant/webhook-endpoints', testKey, { ...hook, description: 'Orders' });
  await call('POST', '/merchant/webhook-endpoints', testKey, { ...hook, prefixed_names: true });
  await call('POST', '/merchant/webhook-endpoints', testKey, { ...hook, enabled: false });
  await call('POST', '/merchant/webhook-endpoints', liveKey, hook);
  const users = await Promise.all(
    ['success', 'insufficient', 'declined', 'timeout', 'refund'].map((name) => api.login(`${name}@sandbox.test`)),
  );
  await call('PATCH', `/admin/merchants/${seed.merchant.id}`, operatorKey, {
    fees: { basis_points: 200, refund_policy: 'proportional' },
    settlement: { delay_seconds: 0, minimum: 100 },
  });
  const codes: string[] = [];
  const tokens: string[] = ['unknown'];
  for (const bearer of users) {
    const { slug } = await create(testKey, {
      customer_reference: 'order-1',
      metadata: { order: '1' },
      return_url: 'https://shop.test/thanks',
    });
    await pay(slug, bearer, fromWallet);
  }
  const paid: string[] = [];
  for (let count = 0; count < 9; count += 1) {
    const { id, slug } = await create(testKey, { return_url: 'https://shop.test/thanks', amount: 5000 + count });
    const answer = await call('POST', `/gateway/checkout/${slug}/pay`, users[0], fromWallet);
    tokens.push(new URL(String(answer['redirect_url'])).searchParams.get('token') ?? '');
    paid.push(id);
  }
  const live = (await login('user', 'rich@user.test', PASSWORD)).access_token;
  for (let count = 0; count < 4; count += 1) {
    const { id, slug } = await create(liveKey, { amount: 60_000 });
    await pay(slug, live, { method: 'wallet', pin: '5829' });
    if (count === 0) await call('POST', `/gateway/payments/${id}/refunds`, liveKey, { amount: 1000 });
  }
  await create(liveKey);
  for (const [provider, phone] of [
    ['mtn_momo', '+237653456129'],
    ['orange_money', '+237693456049'],
    ['mtn_momo', '+237653456789'],
    ['mtn_momo', '+237653456001'],
  ] as const) {
    const { slug } = await create(testKey);
    await pay(slug, users[0] ?? '', byPhone(provider, phone));
  }
  const canceled = await create(testKey);
  await call('POST', `/gateway/payments/${canceled.id}/cancel`, testKey);
  const useful: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { slug } = await create(testKey, { locale: 'fr', description: 'Two cups' });
    useful.push(slug);
  }
  // Cash at an agent: a place, codes that are open, and one that was used.
  await call('POST', '/admin/agent-locations', operatorKey, { name: 'Kiosque', town: 'Douala', place: 'Akwa' });
  for (const mode of ['test', 'live']) {
    const methods = [
      { method: 'wallet', enabled: true },
      { method: 'cash', enabled: true },
    ];
    await call('PUT', `/admin/merchants/${seed.merchant.id}/methods`, operatorKey, { mode, methods });
  }
  const cashCodes: string[] = [];
  for (const slug of useful.slice(0, 4)) {
    const { cash_code: shown } = await call('POST', `/gateway/checkout/${slug}/cash-code`);
    cashCodes.push(String((shown as Data)['code']));
  }
  const cashier = (await login('agent', seed.agent.email, 'sandbox-password')).access_token;
  const taken = { code: cashCodes[0], amount: 5000, pin: '1234' };
  await call('POST', '/agent/cash-payments', cashier, taken);
  for (let count = 0; count < 4; count += 1) await create(liveKey, { amount: 1000 });
  await call('POST', `/gateway/payments/${paid[0]}/refunds`, testKey, { amount: 1000, reason: 'broken' });
  await call('POST', `/gateway/payments/${paid[1]}/refunds`, testKey);
  for (const index of [2, 3, 4])
    await call('POST', `/admin/payments/${paid[index]}/disputes`, operatorKey, { amount: 500 });
  const { disputes } = await call('GET', '/admin/disputes', operatorKey);
  const [, second, third] = disputes as readonly { readonly id: string }[];
  await call('POST', `/gateway/disputes/${second?.id ?? ''}/evidence`, testKey, { evidence: 'Signed for.' });
  await call('POST', `/admin/disputes/${third?.id ?? ''}/resolve`, operatorKey, { outcome: 'won', note: 'Signed.' });
  await api.advance(1000);
  // Its rail is called in the background: until then it is pending.
  const simulated = await create(testKey);
  await call('POST', `/gateway/sandbox/payments/${simulated.id}/simulate`, testKey, { outcome: 'succeed' });
  for (let count = 0; count < 4; count += 1) {
    await call('POST', `/gateway/payments/${simulated.id}/refunds`, testKey, { amount: SLOW_REFUND });
  }

  // Settlements: failed, paid, pending.
  const { merchant } = seed;
  for (const outcome of ['failed', 'paid', null]) {
    const { slug } = await create(testKey);
    await pay(slug, users[0] ?? '', fromWallet);
    const id = idOf(
      await call('POST', `/admin/merchants/${merchant.id}/settlements`, operatorKey, { livemode: false }),
      'settlement',
    );
    const reason = outcome === 'failed' ? { failure_reason: 'account closed' } : {};
    if (outcome !== null) await call('POST', `/admin/settlements/${id}/resolve`, operatorKey, { outcome, ...reason });
  }
  await call('POST', '/admin/ledger-checks', operatorKey);
  await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  await api.advance(1000);

  // Tokens: expired, older than a recent authentication may be, new. A session that was signed out.
  const accounts = [
    ['user', 'success@sandbox.test', 'sandbox-password'],
    ['merchant', merchant.email, merchant.password],
    ['agent', seed.agent.email, 'sandbox-password'],
    ['operator', OPERATOR.email, OPERATOR.password],
  ] as const;
  const loginAll = async (): Promise<readonly LoginResult[]> => {
    const results: LoginResult[] = [];
    for (const [role, email, password] of accounts) results.push(await login(role, email, password));
    return results;
  };
  const expired = await loginAll();
  await api.advance(16 * MINUTE);
  const stale = await loginAll();
  await api.advance(11 * MINUTE);
  const fresh = await loginAll();
  const again = await loginAll();
  const revoked = await loginAll();
  for (const [index, { access_token: bearer }] of revoked.entries()) {
    const { devices } = await call('GET', `/auth/${accounts[index]?.[0] ?? ''}/me/devices`, bearer);
    const current = (devices as readonly { readonly id: string; readonly current: boolean }[]).find(
      (one) => one.current,
    );
    await call('DELETE', `/auth/${accounts[index]?.[0] ?? ''}/me/devices/${current?.id ?? ''}`, bearer);
  }
  const others = {
    user: await Promise.all([
      ...['rich', 'pinless', 'locked'].map((name) => login('user', `${name}@user.test`, PASSWORD)),
      ...['insufficient', 'declined', 'timeout'].map((name) =>
        login('user', `${name}@sandbox.test`, 'sandbox-password'),
      ),
    ]),
    merchant: await Promise.all(
      ['waiting', 'suspended', 'new', 'rejected'].map((name) => login('merchant', `${name}@shop.test`, PASSWORD)),
    ),
    agent: await Promise.all(['teller', 'idle'].map((name) => login('agent', `${name}@agent.test`, PASSWORD))),
    operator: [] as readonly LoginResult[],
  };
  const lockedToken = others.user[2]?.access_token ?? '';
  const lockedPayment = await create(liveKey);
  for (let count = 0; count < 5; count += 1)
    await pay(lockedPayment.slug, lockedToken, { method: 'wallet', pin: '0000' });
  // What waits: for a code, for a payout; of a merchant who is suspended meanwhile, too.
  const payer = fresh[0]?.access_token ?? '';
  for (let count = 0; count < 6; count += 1) {
    const { slug } = await create(testKey);
    await pay(slug, payer, byPhone('orange_money', '+237693456049'));
    // Most other checkouts wait for nothing.
    useful.push(slug, slug, slug);
  }
  const stopped = await create(suspendedKey);
  await pay(stopped.slug, others.user[0]?.access_token ?? '', byPhone('orange_money', '+237693456049'));
  useful.push(stopped.slug, stopped.slug);
  await call('POST', `/admin/merchants/${merchantIdOf(suspended)}/suspend`, operatorKey, { reason: 'under inquiry' });
  const settled = await create(testKey, { amount: 20_000 });
  await pay(settled.slug, payer, fromWallet);
  for (const livemode of [false, true]) {
    await call('POST', `/admin/merchants/${merchant.id}/settlements`, operatorKey, { livemode });
  }
  // One merchant has as many keys and endpoints as there may be.
  const full = others.merchant[0]?.access_token ?? '';
  for (let count = 0; count < LIMITS.apiKeysMax - 1; count += 1) await secretOf(full, { livemode: false });
  for (let count = 0; count < LIMITS.webhookEndpointsMax - 1; count += 1) {
    await call('POST', '/merchant/webhook-endpoints', waitingKey, hook);
  }
  // Links with a fixed and an open amount, with no place left, and switched off.
  for (const link of [{ amount: 2500 }, { amount_min: 100 }, { amount: 900, max_payments: 1 }, { amount: 700 }]) {
    const body = { description: 'Ndolé', ...link };
    const { id, slug } = (await call('POST', '/merchant/payment-links', testKey, body))['payment_link'] as Data;
    if (link.amount === 900) await call('POST', `/gateway/payment-links/${String(slug)}/payments`, '', {});
    if (link.amount === 700) await call('PATCH', `/merchant/payment-links/${String(id)}`, testKey, { active: false });
    useful.push(String(slug), String(slug));
  }
  const owned = fresh[1]?.access_token ?? '';
  // Its payouts are held from now on.
  await call('PUT', '/merchant/payout-account', owned, { ...BANK, livemode: false });
  const tellerNow = others.agent[0]?.access_token ?? '';
  for (const [bearer, pin] of [
    [fresh[0]?.access_token ?? '', '1234'],
    [others.user[0]?.access_token ?? '', '5829'],
  ] as const) {
    const answer = await call('POST', '/wallet/cash-out-codes', bearer, { amount: 1000, pin });
    codes.push(String((answer['cash_out_code'] as Data)['code']));
  }
  await attempt('POST', '/agent/cash-in', fresh[2]?.access_token ?? '', {
    user_id: await holderOf(fresh[2]?.access_token ?? '', 'success@sandbox.test'),
    amount: 500,
    pin: '1234',
  });

  const seen = await readSeen(call, {
    operator: [operatorKey],
    merchant: [testKey, liveKey, waitingKey],
    owner: [owned, full],
    user: [payer],
    agent: [fresh[2]?.access_token ?? '', tellerNow],
    devices: again.map(({ access_token: bearer }, index) => ({ bearer, role: accounts[index]?.[0] ?? '' })),
  });
  const tokensOf = (index: number, role: keyof typeof others): readonly string[] =>
    [fresh[index], again[index], stale[index], ...others[role]].flatMap((one) =>
      one === undefined ? [] : [one.access_token],
    );
  return {
    tokens: {
      user: tokensOf(0, 'user'),
      merchant: tokensOf(1, 'merchant'),
      agent: tokensOf(2, 'agent'),
      operator: tokensOf(3, 'operator'),
    },
    keys: [testKey, liveKey, waitingKey, suspendedKey],
    refused: [
      expiringKey,
      revokedKey,
      narrowKey,
      ...[...expired, ...revoked].map((one) => one.access_token),
      'svc_test_made_up',
      'svc_operator_made_up',
    ],
    refreshTokens: [...fresh, ...revoked].map((one) => one.refresh_token),
    emails: [
      'success@sandbox.test',
      merchant.email,
      'rich@user.test',
      'pinless@user.test',
      'teller@agent.test',
      'nobody@user.test',
    ],
    seen: { ...seen, code: codes, token: tokens, slug: [...useful, ...(seen['slug'] ?? [])] },
  };
}
