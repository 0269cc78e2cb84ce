// A scenario with every kind of user of a gateway, with values that must not appear in its database.
import type {
  ApiKeyWithSecret,
  CashHolder,
  CashOutCode,
  CheckoutPaid,
  LoginResult,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import type { TestGateway } from '@mitako/testing';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createPayment, dataOf, DAY, detailsOf, merchantIdOf, MINUTE, readPayment, type Reply } from '../support.ts';
import { asOperator, disputed, refund, resolve as resolveDispute } from './money.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { pagesOf } from './pages.ts';
import type { Script } from './scripted-rail.ts';
import { close as settle, resolve as payOut, setTerms } from './settlement.ts';
import { adminOf } from '../../support/in-process.ts';

export type Planted = Readonly<Record<string, string>>;

const CUSTOMER = {
  email: 'Planted.Customer@Example.cm',
  name: 'Éloïse Planted-Mbarga',
  phone: '+237699887766',
  password: 'planted password of a customer',
};
const CUSTOMER_ON_A_PAGE = {
  email: 'planted-on-a-page@example.cm',
  name: 'Planted-Page Atangana',
  phone: '+237655443367',
  password: 'planted password on a page',
  pin: '840271',
};
const MERCHANT = {
  email: 'planted-merchant@example.cm',
  // Public: it is on each checkout.
  name: 'Boutique Mvog-Ada',
  phone: '+237677112233',
  password: 'planted password of a merchant',
};
const MERCHANT_OF_THE_OPERATOR = {
  email: 'planted-second-merchant@example.cm',
  name: 'Boutique Foumbot',
  phone: '+237677445566',
  password: 'planted password of another merchant',
};
const AGENT = {
  email: 'planted-agent@example.cm',
  name: 'Planted-Agent Njoya',
  phone: '+237655998811',
  password: 'planted password of an agent',
};
const OPERATOR = {
  email: 'planted-operator@example.cm',
  name: 'Planted-Operator Claire',
  password: 'planted password of an operator',
};
const FILE_NAME = 'Planted-File Bon de livraison';
const FILE_CONTENT = 'Planted-Content remis en main propre';
const KYC = {
  legal_name: 'Planted-Legal-Name SARL',
  registration_number: 'RC/PLANTED/2026/B/17',
  address: 'Rue Planted-Joffre, Douala',
  representative_name: 'Planted-Representative Ndi',
  representative_id_number: 'CNI-112233445566',
};
const WRONG_PASSWORD = 'planted password that is wrong';
const NEW_PASSWORD = 'planted password that replaces it';
const CUSTOMER_PIN = '582946';
const AGENT_PIN = '739164';
const MTN_PHONE = '+237653456781';
const ORANGE_PHONE = '+237693456782';
const PAYER_NAME = 'Planted-Payer Awa';
const NOTES = 'Planted-Notes veut toujours la table du fond';
const CODE = '926413';
const WRONG_CODE = '301857';
const ECHO = 'planted-words-of-a-receiver';
const IDEMPOTENCY_KEY = 'planted-idempotency-key-';

/** Every flow; answers what was planted, by name. */
export async function liveThrough(api: TestGateway, script: Script): Promise<Planted> {
  script.charge = ({ provider, reference, nowMs }) => ({
    kind: 'pending',
    railReference: `op-${reference}`,
    nextAction: { type: provider === 'orange_money' ? 'enter_otp' : 'approve_on_phone', url: null },
    expiresAtMs: nowMs + 5 * MINUTE,
  });
  script.lookup = () => ({ kind: 'paid', railReference: 'operator-1' });
  // Receivers that repeat everything, and mostly fail.
  api.webhooks.answer(({ headers, body }) => ({
    kind: 'answered',
    statusCode: 500,
    retryAfter: null,
    location: null,
    body: JSON.stringify({ [ECHO]: [headers, body, CUSTOMER, ORANGE_PHONE] }),
  }));
  await setTerms(api, { schedule: 'manual', delay_seconds: 0 });

  const customer = await customerLife(api);
  const merchant = await merchantLife(api);
  return {
    ...customer.planted,
    ...merchant.planted,
    ...(await agentLife(api, customer.token)),
    ...(await operatorLife(api)),
    ...(await payments(api, { script, key: merchant.key, customer: customer.token })),
    ...(await cookies(api, merchant.key)),
    'idempotency keys': IDEMPOTENCY_KEY,
    "receiver's words": ECHO,
    'test key of the seeded shop': api.seed.merchant.testKey,
    'live key of the seeded shop': api.seed.merchant.liveKey,
    'password of the seeded shop': api.seed.merchant.password,
    'seeded operator key': api.seed.operatorKey,
    'root secret': 'a root secret for tests, long enough to be one',
  };
}

async function customerLife(api: TestGateway): Promise<{ readonly planted: Planted; readonly token: string }> {
  const registered = dataOf<LoginResult>(await send(api, 'POST', '/auth/user/register', null, CUSTOMER), 201);
  const { email, password } = CUSTOMER;
  const login = dataOf<LoginResult>(await send(api, 'POST', '/auth/user/login', null, { email, password }), 200);
  const refreshing = { refresh_token: login.refresh_token };
  const refreshed = dataOf<LoginResult>(await send(api, 'POST', '/auth/user/refresh', null, refreshing), 200);
  const token = refreshed.access_token;
  dataOf(await send(api, 'PUT', '/auth/user/me/pin', token, { password, pin: CUSTOMER_PIN }), 200);
  dataOf(await send(api, 'POST', '/auth/user/me/reauthenticate', token, { password }), 200);
  const change = { current_password: password, new_password: NEW_PASSWORD };
  dataOf(await send(api, 'PUT', '/auth/user/me/password', token, change), 200);
  return {
    token,
    planted: {
      'e-mail of a customer': email,
      'name of a customer': CUSTOMER.name,
      ...phone('phone of a customer', CUSTOMER.phone),
      'password of a customer': password,
      'new password of a customer': NEW_PASSWORD,
      'PIN of a customer': CUSTOMER_PIN,
      ...tokens('registration', registered),
      ...tokens('login', login),
      ...tokens('refresh', refreshed),
    },
  };
}

async function merchantLife(api: TestGateway): Promise<{ readonly planted: Planted; readonly key: string }> {
  const login = dataOf<LoginResult>(await send(api, 'POST', '/auth/merchant/register', null, MERCHANT), 201);
  const { access_token: token } = login;
  const id = merchantIdOf(login);
  const profile = { support_email: 'aide@boutique.example', support_phone: '+237222000000' };
  dataOf(await send(api, 'PATCH', '/merchant/profile', token, profile), 200);
  const documents = { document_ids: [await upload(api, token, 'business_verification')] };
  dataOf(await send(api, 'POST', '/merchant/kyc', token, { ...KYC, ...documents }), 200);
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${id}/kyc`, { decision: 'needs_info' }), 200);
  dataOf(await send(api, 'POST', '/merchant/kyc', token, { ...KYC, legal_name: `${KYC.legal_name} & Fils` }), 200);
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${id}/kyc`, { decision: 'approved' }), 200);
  dataOf(await asOperator(api, 'POST', '/admin/merchants', MERCHANT_OF_THE_OPERATOR, newKey()), 201);

  const key = async (path: string, body: object): Promise<ApiKeyWithSecret> =>
    dataOf<{ api_key: ApiKeyWithSecret }>(await send(api, 'POST', path, token, body), 201).api_key;
  const test = await key('/merchant/api-keys', { name: 'Till', livemode: false });
  const live = await key('/merchant/api-keys', { name: 'Shop', livemode: true });
  const rolled = await key(`/merchant/api-keys/${test.id}/roll`, { grace_seconds: 3600 });

  const hook = { url: 'https://shop.example/webhooks', events: ['*'] };
  const created = await send(api, 'POST', '/merchant/webhook-endpoints', rolled.secret, hook);
  const { endpoint } = dataOf<{ endpoint: WebhookEndpointWithSecret }>(created, 201);
  const path = `/merchant/webhook-endpoints/${endpoint.id}`;
  const rotation = await send(api, 'POST', `${path}/rotate-secret`, rolled.secret, { grace_seconds: 86_400 });
  const rotated = dataOf<{ endpoint: WebhookEndpointWithSecret }>(rotation, 200).endpoint;
  dataOf(await send(api, 'POST', `${path}/ping`, rolled.secret), 200);
  return {
    key: rolled.secret,
    planted: {
      'e-mail of a merchant': MERCHANT.email,
      ...phone('phone of a merchant', MERCHANT.phone),
      'password of a merchant': MERCHANT.password,
      ...tokens('registration of a merchant', login),
      'legal name': KYC.legal_name,
      'registration number': KYC.registration_number,
      'address of a business': KYC.address,
      'name of a representative': KYC.representative_name,
      'identity number of a representative': KYC.representative_id_number,
      'e-mail of another merchant': MERCHANT_OF_THE_OPERATOR.email,
      ...phone('phone of another merchant', MERCHANT_OF_THE_OPERATOR.phone),
      'password of another merchant': MERCHANT_OF_THE_OPERATOR.password,
      'test key': test.secret,
      'live key': live.secret,
      'rolled key': rolled.secret,
      'webhook secret in its grace': endpoint.secret,
      'webhook secret': rotated.secret,
    },
  };
}

async function agentLife(api: TestGateway, customer: string): Promise<Planted> {
  const created = await asOperator(api, 'POST', '/admin/agents', AGENT, newKey());
  const { id } = dataOf<{ agent: { id: string } }>(created, 201).agent;
  const { email, password } = AGENT;
  const login = dataOf<LoginResult>(await send(api, 'POST', '/auth/agent/login', null, { email, password }), 200);
  const { access_token: token } = login;
  dataOf(await send(api, 'PUT', '/auth/agent/me/pin', token, { password, pin: AGENT_PIN }), 200);
  const funding = { amount: 90_000, currency: 'XAF', livemode: true, direction: 'fund' };
  dataOf(await asOperator(api, 'POST', `/admin/agents/${id}/float`, funding), 201);

  const lookedUp = await send(api, 'POST', '/agent/cash-in/lookup', token, { user: CUSTOMER.phone });
  const [holder] = dataOf<{ holders: readonly CashHolder[] }>(lookedUp, 200).holders;
  const given = { user_id: holder?.user_id, amount: 20_000, pin: AGENT_PIN };
  dataOf(await send(api, 'POST', '/agent/cash-in', token, given), 201);
  const codeFor = async (amount: number): Promise<string> => {
    const answer = await send(api, 'POST', '/wallet/cash-out-codes', customer, { amount, pin: CUSTOMER_PIN });
    return dataOf<{ cash_out_code: CashOutCode }>(answer, 201).cash_out_code.code;
  };
  const used = await codeFor(3_000);
  const out = { user: CUSTOMER.email, code: used, pin: AGENT_PIN };
  dataOf(await send(api, 'POST', '/agent/cash-out', token, out), 201);
  return {
    'e-mail of an agent': email,
    'name of an agent': AGENT.name,
    ...phone('phone of an agent', AGENT.phone),
    'password of an agent': password,
    'PIN of an agent': AGENT_PIN,
    ...tokens('login of an agent', login),
    'used cash-out code': used,
    'waiting cash-out code': await codeFor(4_000),
  };
}

async function operatorLife(api: TestGateway): Promise<Planted> {
  await adminOf(api.gateway).createOperator(OPERATOR);
  const { secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  const { email, password } = OPERATOR;
  const login = dataOf<LoginResult>(await send(api, 'POST', '/auth/operator/login', null, { email, password }), 200);
  dataOf(await send(api, 'GET', '/admin/agents', login.access_token), 200);
  // The audit log notes who did it.
  const terms = { settlement: { schedule: 'manual' } };
  dataOf(await send(api, 'PATCH', `/admin/merchants/${api.seed.merchant.id}`, login.access_token, terms), 200);
  const wrong = { email, password: WRONG_PASSWORD };
  detailsOf(await send(api, 'POST', '/auth/operator/login', null, wrong), 'INVALID_CREDENTIALS');
  dataOf(await send(api, 'GET', '/admin/audit-log', secret), 200);
  return {
    'e-mail of an operator': email,
    'name of an operator': OPERATOR.name,
    'password of an operator': password,
    'wrong password': WRONG_PASSWORD,
    'operator key': secret,
    ...tokens('login of an operator', login),
  };
}

async function payments(
  api: TestGateway,
  { script, key, customer }: { readonly script: Script; readonly key: string; readonly customer: string },
): Promise<Planted> {
  const seededKey = api.seed.merchant.testKey;
  const byWallet = await createPayment(api, { return_url: 'https://shop.example/back' }, key);
  const paying = { method: 'wallet', pin: CUSTOMER_PIN };
  const pay = (slug: string, body: object): Promise<Reply> =>
    send(api, 'POST', `/gateway/checkout/${slug}/pay`, customer, body);
  const { redirect_url: url } = dataOf<CheckoutPaid>(await pay(byWallet.slug, paying), 200);
  const paymentToken = new URL(url ?? '').searchParams.get('token') ?? '';
  dataOf(await refund(api, byWallet.id, { amount: 1_000 }, key), 201);
  const status = await send(api, 'GET', `/payment/success/${paymentToken}`, key);
  expect(status.text).toContain(CUSTOMER.name);

  const byMtn = await createPayment(api, {}, seededKey);
  dataOf(await pay(byMtn.slug, { method: 'mobile_money', provider: 'mtn_momo', phone: MTN_PHONE }), 202);
  await api.advance(MINUTE);
  expect((await readPayment(api, byMtn.id, seededKey)).status).toBe('succeeded');
  dataOf(await refund(api, byMtn.id, { amount: 500 }, seededKey), 201);

  const payer = await send(api, 'GET', `/gateway/payments/${byMtn.id}/customer`, seededKey);
  const { customer: noted } = dataOf<{ customer: { id: string } }>(payer, 200);
  const written = await send(api, 'PATCH', `/gateway/customers/${noted.id}`, seededKey, {
    name: PAYER_NAME,
    notes: NOTES,
  });
  expect(dataOf<{ customer: { notes: string } }>(written, 200).customer.notes).toBe(NOTES);

  const byOrange = await createPayment(api, {}, seededKey);
  dataOf(await pay(byOrange.slug, { method: 'mobile_money', provider: 'orange_money', phone: ORANGE_PHONE }), 202);
  const confirm = (code: string): Promise<Reply> =>
    send(api, 'POST', `/gateway/checkout/${byOrange.slug}/confirm`, null, { code });
  detailsOf(await confirm(WRONG_CODE), 'INVALID_CODE');
  script.code = () => ({ kind: 'pending', railReference: null, nextAction: { type: 'wait', url: null } });
  dataOf(await confirm(CODE), 202);
  await api.advance(MINUTE);
  expect((await readPayment(api, byOrange.id, seededKey)).status).toBe('succeeded');

  const dispute = await disputed(api, byMtn.id, { amount: 1_000 });
  const evidence = {
    evidence: 'Signed for at the till.',
    file_ids: [await upload(api, seededKey, 'dispute_evidence')],
  };
  dataOf(await send(api, 'POST', `/gateway/disputes/${dispute.id}/evidence`, seededKey, evidence), 200);
  dataOf(await resolveDispute(api, dispute.id, 'won'), 200);
  await api.advance(DAY);
  const settlement = dataOf<{ settlement: { id: string } }>(await settle(api), 201).settlement;
  dataOf(await payOut(api, settlement.id, { outcome: 'paid', reference: 'BANK-1' }), 200);
  for (const path of ['/gateway/payments.csv', `/gateway/settlements/${settlement.id}/lines.csv`]) {
    const headers = { authorization: `Bearer ${seededKey}` };
    const file = await api.handler(new Request(`http://gateway.test/api/v1${path}`, { headers }));
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  }
  const { text } = await asOperator(api, 'GET', '/admin/deliveries?status=failing,failed&limit=1');
  const [delivery] = (JSON.parse(text) as { data: { deliveries: readonly { id: string }[] } }).data.deliveries;
  expect((await asOperator(api, 'GET', `/admin/deliveries/${delivery?.id}`)).text).toContain(ECHO);
  return {
    'payment token': paymentToken,
    'return URL with its token': url ?? '',
    'name of a file': FILE_NAME,
    'content of a file': FILE_CONTENT,
    ...phone('phone of a payer', MTN_PHONE),
    ...phone('phone of another payer', ORANGE_PHONE),
    'name of a customer': PAYER_NAME,
    'notes about a customer': NOTES,
    "payer's code": CODE,
    "payer's wrong code": WRONG_CODE,
  };
}

/** Sessions of the three kinds of pages, and what makes their browsers known. */
async function cookies(api: TestGateway, key: string): Promise<Planted> {
  const pages = pagesOf(api.gateway);
  const { slug } = await createPayment(api, {}, key);
  const { email, password } = MERCHANT;
  const sessions = {
    checkout: await pages.submit(`/checkout/${slug}/register`, CUSTOMER_ON_A_PAGE),
    dashboard: await pages.submit('/dashboard/login', { email, password }),
    panel: await pages.submit('/admin/login', { email: OPERATOR.email, password: OPERATOR.password }),
  };
  const given = Object.entries(sessions).flatMap(([page, kept]) =>
    Object.entries(kept)
      // The others are flags and choices: a language.
      .filter(([, value]) => value.length > 40)
      .map(([name, value]) => [`cookie ${name} of the ${page}`, value] as const),
  );
  expect(given).toHaveLength(9);
  return {
    ...Object.fromEntries(given),
    'e-mail given on a page': CUSTOMER_ON_A_PAGE.email,
    'name given on a page': CUSTOMER_ON_A_PAGE.name,
    ...phone('phone given on a page', CUSTOMER_ON_A_PAGE.phone),
    'password given on a page': CUSTOMER_ON_A_PAGE.password,
    'PIN given on a page': CUSTOMER_ON_A_PAGE.pin,
  };
}

/** A file with a planted name and content, beyond the first piece, too. */
async function upload(api: TestGateway, bearer: string, purpose: string): Promise<string> {
  const query = new URLSearchParams({ purpose, name: `${FILE_NAME}.pdf` });
  const response = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/files?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: samplePdf(FILE_CONTENT.repeat(8_000)),
    }),
  );
  const { data } = (await response.json()) as { readonly data: { readonly file: { readonly id: string } } };
  return data.file.id;
}

/** With an idempotency key: each answer is stored. */
function send(api: TestGateway, method: string, path: string, bearer: string | null, body?: object): Promise<Reply> {
  return api.request(method, path, {
    ...(bearer === null ? {} : { bearer }),
    ...(body === undefined ? {} : { body }),
    ...(method === 'GET' ? {} : { idempotencyKey: newKey() }),
  });
}

function newKey(): string {
  return `${IDEMPOTENCY_KEY}${randomUUID()}`;
}

/** The number, and more of its end than may be stored. */
function phone(name: string, number: string): Planted {
  return { [name]: number, [`digits of the ${name}`]: number.slice(4), [`end of the ${name}`]: number.slice(-7) };
}

function tokens(name: string, { access_token: access, refresh_token: refresh }: LoginResult): Planted {
  return { [`access token of a ${name}`]: access, [`refresh token of a ${name}`]: refresh };
}
