import type { NewPasskey, PasskeyChallenge } from '@mitako/contract/names';
import { captureMessages } from '@mitako/testing';
import { prometheusMeter } from '../../packages/mitako/src/telemetry/prometheus-meter.ts';
import { authenticatorFor } from '../support/authenticator.ts';
import { codeAt } from '../support/totp.ts';
import { routes, type RouteName } from '@mitako/contract';
import { engineStore } from '@mitako/core/engine';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noisePng } from '../support/noise-png.ts';
import { samplePdf } from '../support/sample-files.ts';
import {
  createEndpoint,
  createPayment,
  KYC,
  HOUR,
  openGateway,
  paidPayment,
  registerMerchant,
  type Reply,
  type TestGateway,
} from './support.ts';
import { offerCash } from './support/cash-payments.ts';
import { adminOf } from '../support/in-process.ts';

let api: TestGateway;
const messages = captureMessages();

beforeAll(async () => {
  api = await openGateway({
    messages: { mailer: messages.mailer, sms: messages.sms, inTestMode: true },
    telemetry: { meter: prometheusMeter() },
  });
});
afterAll(() => api.close());

/** One call of every operation, with the objects of earlier calls. */
const REQUIRED_QUERIES: Readonly<Partial<Record<RouteName, string>>> = {
  listPaymentCustomers: '?payment_id=pay_1',
  listCustomerTotals: '?customer_id=cus_1',
  search: '?q=success@sandbox.test',
  searchOwn: '?q=order&mode=test',
};

describe('a success matches the document, field for field', () => {
  const made: Record<string, string> = {};
  /** Whether the response matched the document exactly. */
  const called = new Map<string, boolean>();
  const inexact = () => [...called].filter(([, isExact]) => !isExact).map(([name]) => name);

  async function call(
    name: RouteName,
    bearer: string | undefined,
    body?: object,
  ): Promise<Readonly<Record<string, unknown>>> {
    const route = routes[name];
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => made[parameter] ?? 'user');
    if ('files' in route) {
      const authorization = `Bearer ${bearer}`;
      const file = await api.handler(new Request(`http://gateway.test/api/v1${path}`, { headers: { authorization } }));
      const [type = ''] = file.headers.get('content-type')?.split(';') ?? [];
      called.set(name, file.status === 200 && (route.files?.includes(type) ?? false));
      return {};
    }
    const options = { ...(bearer === undefined ? {} : { bearer }), ...(body === undefined ? {} : { body }) };
    const answer = await api.request(route.method, `${path}${REQUIRED_QUERIES[name] ?? ''}`, options);
    const { data, isExact } = documentedData(name, answer);
    called.set(name, isExact);
    return data as Readonly<Record<string, unknown>>;
  }

  /** Its body is the file itself. @returns the file's id */
  async function uploaded(bearer: string): Promise<string> {
    const request = new Request('http://gateway.test/api/v1/gateway/files?purpose=dispute_evidence&name=recu.pdf', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: samplePdf(),
    });
    const response = await api.handler(request);
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: JSON.parse(text) as Reply['body'],
    };
    const { data, isExact } = documentedData('uploadFile', answer);
    called.set('uploadFile', isExact);
    return (data as { file: { id: string } }).file.id;
  }

  test('accounts', async () => {
    const account = { email: 'document@shop.test', password: 'a good password' };
    await call('register', undefined, { ...account, name: 'Ngo Bassa' });
    const login = await call('login', undefined, account);
    const bearer = String(login['access_token']);
    await call('getMe', bearer);
    await call('setPin', bearer, { password: account.password, pin: '5829' });
    const { devices } = (await call('listDevices', bearer)) as { devices: { id: string; current: boolean }[] };
    made['device_id'] = devices.find((device) => !device.current)?.id ?? '';
    await call('revokeDevice', bearer);
    await call('revokeOtherDevices', bearer);
    const { known_devices: known } = (await call('listKnownDevices', bearer)) as { known_devices: { id: string }[] };
    made['known_device_id'] = known[0]?.id ?? '';
    await call('forgetDevice', bearer);
    await call('reauthenticate', bearer, { password: account.password });
    const { factor, secret } = (await call('addTotp', bearer)) as { factor: { id: string }; secret: string };
    made['factor_id'] = factor.id;
    await call('confirmFactor', bearer, { code: codeAt(secret, api.clock.now()) });
    await call('renewRecoveryCodes', bearer);
    await call('listFactors', bearer);
    const device = authenticatorFor({ origin: 'http://gateway.test', rpId: 'gateway.test' });
    const begun = (await call('beginPasskey', bearer)) as unknown as NewPasskey;
    const credential = device.create(begun.options.challenge);
    await call('addPasskey', bearer, { challenge_id: begun.challenge_id, name: 'Phone', credential });
    const asked = (await call('challengePasskey', bearer)) as unknown as PasskeyChallenge;
    const passkey = { challenge_id: asked.challenge_id, credential: device.get(asked.options.challenge) };
    await call('reauthenticate', bearer, { passkey });
    api.clock.advance(30_000);
    const { password } = account;
    const first = await api.request('POST', '/auth/user/login', { body: { email: account.email, password } });
    const second = { login_token: first.body.details?.['login_token'], code: codeAt(secret, api.clock.now()) };
    await call('challengeLogin', undefined, { login_token: second.login_token });
    await call('loginWithFactor', undefined, second);
    await call('removeFactor', bearer);
    await call('changePassword', bearer, { current_password: account.password, new_password: 'a better password' });
    const { email } = account;
    const token = async (): Promise<string> => {
      await api.gateway.runDue();
      return new URL(messages.link(email)).searchParams.get('token') ?? '';
    };
    await call('requestEmailVerification', bearer);
    const member = await api.login('merchant@sandbox.test', { role: 'merchant' });
    await call('setNotices', member, { payments: 'daily' });
    await call('useLink', undefined, { token: await token() });
    const phone = '+237677123456';
    const { verification } = await call('requestPhoneVerification', bearer, { phone, password: 'a better password' });
    await api.gateway.runDue();
    const [code] = /\d{6}/.exec(messages.texts(phone)[0]?.text ?? '') ?? [];
    await call('verifyPhone', bearer, { verification_id: (verification as { id: string }).id, code });
    await call('changeEmail', bearer, { email: 'another@shop.test' });
    const refreshed = await call('refresh', undefined, { refresh_token: login['refresh_token'] });
    await call('logout', undefined, { refresh_token: refreshed['refresh_token'] });
    await api.gateway.runDue();
    await call('requestUnlock', undefined, { email });
    await call('useUnlockLink', undefined, { token: await token() });
    made['role'] = 'merchant';
    await call('requestSignUp', undefined, { email: 'new@shop.test' });
    await api.gateway.runDue();
    const signUp = new URL(messages.link('new@shop.test')).searchParams.get('token');
    await call('useSignUpLink', undefined, { token: signUp, name: 'Awa', password: 'seven grey herons' });
    delete made['role'];
    await call('requestPasswordReset', undefined, { email });
    await call('useResetLink', undefined, { token: await token(), new_password: 'seven grey herons' });
    await call('getSigningKeys', undefined);
    expect(inexact()).toEqual([]);
  });

  test('payments, checkout and refunds', async () => {
    const key = api.seed.merchant.testKey;
    const user = await api.login('success@sandbox.test');
    const payment = {
      amount: 5000,
      currency: 'XAF',
      metadata: { order: '1042' },
      return_url: 'https://shop.test/thanks',
    };
    await call('createSandboxPayment', key, payment);
    const { payment: first } = (await call('createPayment', key, payment)) as { payment: { id: string; slug: string } };
    made['payment_id'] = first.id;
    made['slug'] = first.slug;
    await call('getPayment', key);
    await call('getCheckout', undefined);
    const paid = await call('payCheckout', user, { method: 'wallet', pin: '1234' });
    made['token'] = new URL(String(paid['redirect_url'])).searchParams.get('token') ?? '';
    await call('getLegacyStatus', key);
    const { refund } = (await call('createRefund', key, { amount: 1000 })) as { refund: { id: string } };
    made['refund_id'] = refund.id;
    await call('listRefunds', key);
    await call('getRefund', key);
    await call('listPayments', key);
    await call('exportPayments', key);
    await call('getPaymentTotals', key);
    const operator = api.seed.operatorKey;
    await call('createOperatorRefund', operator, { amount: 1000 });
    const { dispute } = (await call('openDispute', operator, { amount: 1000 })) as { dispute: { id: string } };
    made['dispute_id'] = dispute.id;
    await call('listDisputes', key);
    await call('exportDisputes', key);
    await call('exportAllDisputes', operator);
    await call('exportAllRefunds', operator);
    await call('getDispute', key);
    made['file_id'] = await uploaded(key);
    await call('getFile', key);
    await call('downloadFile', key);
    await call('submitDisputeEvidence', key, { evidence: 'Signed for.', file_ids: [made['file_id']] });
    await call('resolveDispute', operator, { outcome: 'won' });
    await call('getTimeline', key);
    const { payment: byPhone } = (await call('createPayment', key, payment)) as { payment: { id: string } };
    made['payment_id'] = byPhone.id;
    await call('simulatePayment', key, { outcome: 'succeed' });
    // Its rail is called in the background, which does not run here.
    const { refund: waiting } = (await call('createRefund', key)) as { refund: { id: string } };
    made['refund_id'] = waiting.id;
    await call('resolveRefund', operator, { outcome: 'failed' });
    const { dispute: contested } = (await call('openDispute', operator)) as { dispute: { id: string } };
    made['dispute_id'] = contested.id;
    const { dispute: lost } = (await call('resolveDispute', operator, { outcome: 'lost' })) as {
      dispute: { refund_id: string };
    };
    made['refund_id'] = lost.refund_id;
    await call('resolveRefund', operator, { outcome: 'failed' });
    await call('returnDisputed', operator, { by: 'operator', reason: 'Paid in the branch' });
    const { payment: byCode } = (await call('createPayment', key, payment)) as { payment: { slug: string } };
    made['slug'] = byCode.slug;
    await call('payCheckout', user, { method: 'mobile_money', provider: 'orange_money', phone: '+237693456049' });
    await call('confirmCheckout', undefined, { code: '123456' });
    const { payment: byKey } = (await call('createPayment', key, payment)) as { payment: { id: string } };
    made['payment_id'] = byKey.id;
    await call('chargePayment', key, { method: 'mobile_money', phone: '+237693456049' });
    await call('confirmPayment', key, { code: '123456' });
    await api.advance(60_000);
    await call('sendReceipt', undefined, { email: 'awa@example.cm' });
    await call('findReceipt', undefined, { reference: byKey.id, phone: '+237693456049' });
    for (const name of ['cancelCheckout', 'cancelPayment', 'simulatePayment'] as const) {
      const { payment: next } = (await call('createPayment', key, payment)) as {
        payment: { id: string; slug: string };
      };
      Object.assign(made, { payment_id: next.id, slug: next.slug });
      await call(
        name,
        name === 'cancelCheckout' ? undefined : key,
        name === 'simulatePayment' ? { outcome: 'succeed' } : undefined,
      );
    }
    await call('getSandboxClock', key);
    await call('advanceSandboxClock', key, { seconds: 1 });
    expect(inexact()).toEqual([]);
  });

  test('payment links', async () => {
    const key = api.seed.merchant.testKey;
    const { payment_link: link } = (await call('createPaymentLink', key, { description: 'Ndolé', amount: 2500 })) as {
      payment_link: { id: string; slug: string };
    };
    made['payment_link_id'] = link.id;
    const { slug } = made;
    made['slug'] = link.slug;
    await call('listPaymentLinks', key);
    await call('getPaymentLink', key);
    await call('updatePaymentLink', key, { max_payments: 5 });
    await call('getPublicPaymentLink', undefined);
    await call('openPaymentLink', undefined);
    made['slug'] = slug ?? '';
    expect(inexact()).toEqual([]);
  });

  test('customers', async () => {
    const key = api.seed.merchant.testKey;
    const { customer } = (await call('getPaymentCustomer', key)) as { customer: { id: string } };
    made['customer_id'] = customer.id;
    await call('listCustomers', key);
    await call('exportCustomers', key);
    await call('listPaymentCustomers', key);
    await call('getCustomer', key);
    await call('listCustomerTotals', key);
    await call('updateCustomer', key, { notes: 'Wholesale' });
    await call('eraseCustomer', key);
    expect(inexact()).toEqual([]);
  });

  test('merchant account', async () => {
    const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
    await call('getProfile', bearer);
    await call('listMethods', bearer);
    await call('hideMethods', bearer, { mode: 'live', hidden: ['wallet'] });
    await call('getOverview', bearer);
    await call('getReport', bearer);
    await call('exportReport', bearer);
    await call('searchOwn', bearer);
    await call('updateProfile', bearer, { support_email: 'help@shop.test' });
    await call('setLogo', bearer, { content_type: 'image/png', data: noisePng(1, 1).toString('base64') });
    await call('deleteLogo', bearer);
    await call('getKyc', bearer);
    const bank = { livemode: false, type: 'bank_account', holder_name: 'Boutique' };
    await call('setPayoutAccount', bearer, { ...bank, rib: '10005000011234567890134' });
    await call('getPayoutAccount', bearer);
    await call('listPayoutAccounts', bearer);
    made['merchant_id'] = api.seed.merchant.id;
    await call('getMerchantPayoutAccount', api.seed.operatorKey);
    await call('getBalance', bearer);
    const { api_key: key } = (await call('createApiKey', bearer, { name: 'Server', livemode: false })) as {
      api_key: { id: string };
    };
    made['key_id'] = key.id;
    await call('listApiKeys', bearer);
    await call('getApiKey', bearer);
    await call('listAuditLog', bearer);
    const { api_key: rolled } = (await call('rollApiKey', bearer, { grace_seconds: 60 })) as {
      api_key: { id: string };
    };
    made['key_id'] = rolled.id;
    await call('revokeApiKey', bearer);
    expect(inexact()).toEqual([]);
  });

  test('webhooks and events', async () => {
    const key = api.seed.merchant.testKey;
    const { endpoint } = (await call('createWebhookEndpoint', key, { url: 'https://shop.test/hook' })) as {
      endpoint: { id: string };
    };
    made['endpoint_id'] = endpoint.id;
    await call('listWebhookEndpoints', key);
    await call('getWebhookEndpoint', key);
    await call('updateWebhookEndpoint', key, { description: 'Orders' });
    await call('rotateWebhookSecret', key);
    const { delivery } = (await call('pingWebhookEndpoint', key)) as { delivery: { id: string } };
    made['delivery_id'] = delivery.id;
    made['payment_id'] = (await paidPayment(api)).payment.id;
    await api.advance(1000);
    // With deliveries this time.
    await call('getTimeline', key);
    const { events } = (await call('listEvents', key)) as { events: { id: string; event: string }[] };
    made['event_id'] = events.find(({ event: name }) => name === 'payment.succeeded')?.id ?? '';
    await call('getEvent', key);
    await call('replayEvent', key);
    await call('listDeliveries', key);
    await call('exportDeliveries', key);
    await call('getDelivery', key);
    await call('replayDelivery', key);
    await call('replayFailedDeliveries', key, { since: '2020-01-01T00:00:00Z' });
    await call('deleteWebhookEndpoint', key);
    expect(inexact()).toEqual([]);
  });

  test('the operator', async () => {
    const bearer = api.seed.operatorKey;
    const merchant = await registerMerchant(api, 'second@shop.test');
    made['merchant_id'] = merchant.id;
    await call('submitKyc', merchant.token, KYC);
    await call('listKycSubmissions', api.seed.operatorKey);
    await call('decideKyc', bearer, { decision: 'approved' });
    await call('listKycSubmissions', bearer);
    await call('updateMerchant', bearer, { fees: { basis_points: 200 } });
    const { password_reset: issued } = (await call('createPasswordReset', bearer)) as {
      password_reset: { code: string };
    };
    made['role'] = 'merchant';
    await call('resetPassword', undefined, {
      email: 'second@shop.test',
      code: issued.code,
      new_password: 'a better password',
    });
    delete made['role'];
    await call('suspendMerchant', bearer, { reason: 'under inquiry' });
    await call('reinstateMerchant', bearer);
    await call('createMerchant', bearer, { email: 'third@shop.test', password: 'a good password', name: 'Trois' });
    made['attempt_id'] = await attemptInReview();
    await call('resolveAttempt', bearer, { outcome: 'succeeded', reason: 'On the statement' });
    made['rail_id'] = 'sandbox';
    await call('receiveRailCallback', undefined, { reference: made['attempt_id'] });
    await call('receiveAttemptCallback', undefined, {});
    expect(inexact()).toEqual([]);
  });

  test('wallets and agents', async () => {
    const operator = api.seed.operatorKey;
    const { agent } = (await call('createAgent', operator, {
      email: 'agent2@shop.test',
      password: 'a good password',
      name: 'Agent',
    })) as { agent: { id: string } };
    made['agent_id'] = agent.id;
    await call('updateAgent', operator, { limits: { cash_in_max: 100_000 } });
    await call('listFloatTransactions', operator);
    await call('moveFloat', operator, { amount: 5000, currency: 'XAF', livemode: true, direction: 'fund' });
    const user = await api.login('success@sandbox.test');
    const cashier = await api.login(api.seed.agent.email, { role: 'agent' });
    const cash = { user: 'success@sandbox.test', pin: api.seed.agent.pin };
    await call('getWallet', user);
    const { holders } = (await call('lookUpCashHolders', cashier, { user: cash.user })) as {
      holders: readonly { user_id: string }[];
    };
    await call('cashIn', cashier, { user_id: holders[0]?.user_id, pin: cash.pin, amount: 1000 });
    const { cash_out_code: code } = (await call('createCashOutCode', user, { amount: 1000, pin: '1234' })) as {
      cash_out_code: { code: string };
    };
    const { receipt } = (await call('cashOut', cashier, { ...cash, code: code.code })) as { receipt: { id: string } };
    made['transaction_id'] = receipt.id;
    made['user_id'] = holders[0]?.user_id ?? '';
    await call('setUserTier', operator, { identified: true });
    await call('freezeUser', operator, { reason: 'under inquiry' });
    await call('unfreezeUser', operator, { reason: 'cleared' });
    await call('listWalletTransactions', user);
    await call('getWalletTransaction', user);
    await call('getAgentFloat', cashier);
    await call('listAgentTransactions', cashier);
    await call('getAgentTransaction', cashier);
    expect(inexact()).toEqual([]);
  });

  test('cash at an agent', async () => {
    const operator = api.seed.operatorKey;
    await offerCash(api, 'test');
    const place = { name: 'Kiosque', town: 'Douala', place: 'Akwa', hours: '8 h – 20 h', phone: '+237653456789' };
    const { agent_location: location } = (await call('createAgentLocation', operator, place)) as {
      agent_location: { id: string };
    };
    made['location_id'] = location.id;
    await call('updateAgentLocation', operator, { hours: null });
    await call('findAgents', undefined);
    const { slug } = await createPayment(api);
    made['slug'] = slug;
    const { cash_code: shown } = (await call('createCashCode', undefined)) as { cash_code: { code: string } };
    await call('getCashCode', undefined);
    const cashier = await api.login(api.seed.agent.email, { role: 'agent' });
    await call('lookUpCashPayment', cashier, { code: shown.code });
    await call('takeCashPayment', cashier, { code: shown.code, amount: 5000, pin: api.seed.agent.pin });
    expect(inexact()).toEqual([]);
  });

  test('settlements', async () => {
    const { testKey: key, id } = api.seed.merchant;
    const operator = api.seed.operatorKey;
    made['merchant_id'] = id;
    await call('updateMerchant', operator, { settlement: { delay_seconds: 0 } });
    await paidPayment(api);
    const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const bank = { livemode: false, type: 'bank_account', holder_name: 'Boutique' };
    await call('setPayoutAccount', bearer, { ...bank, rib: '10005000011234567890134' });
    api.clock.advance(86_400_000);
    const { settlement } = (await call('createSettlement', operator, { livemode: false })) as {
      settlement: { id: string };
    };
    made['settlement_id'] = settlement.id;
    await call('listSettlements', key);
    await call('exportSettlements', key);
    await call('exportAllSettlements', api.seed.operatorKey);
    await call('getSettlement', key);
    await call('listSettlementLines', key);
    await call('exportSettlementLines', key);
    await call('listDuePayouts', operator);
    await call('getDueTotals', operator);
    const selected = { livemode: false, format: 'csv', settlement_ids: [settlement.id] };
    const { payout_export: file } = (await call('createPayoutExport', operator, selected)) as {
      payout_export: { id: string };
    };
    made['payout_export_id'] = file.id;
    await call('listPayoutExports', operator);
    await call('resolveSettlement', operator, { outcome: 'failed', failure_reason: 'account closed' });
    const { settlement: next } = (await call('createSettlement', operator, { livemode: false })) as {
      settlement: { id: string };
    };
    const again = { ...selected, settlement_ids: [next.id] };
    made['payout_export_id'] = (
      (await call('createPayoutExport', operator, again)) as { payout_export: { id: string } }
    ).payout_export.id;
    await call('payPayoutExport', operator, { reference: 'BANK-7' });
    expect(inexact()).toEqual([]);
  });

  test('health and failed deliveries', async () => {
    const operator = api.seed.operatorKey;
    made['merchant_id'] = api.seed.merchant.id;
    await createEndpoint(api, { events: ['payment.created'] });
    await createPayment(api);
    await api.advance(0);
    const [delivery] = await engineStore(api.gateway.store).read.deliveries({}, { limit: 1, afterId: null });
    made['delivery_id'] = delivery?.id ?? '';
    await call('replayAnyDelivery', operator);
    await call('replayAllFailedDeliveries', operator, { since: '2026-01-01T00:00:00Z' });
    await call('setMerchantMethods', operator, {
      mode: 'test',
      methods: [{ method: 'mtn_momo', enabled: true, max: 90_000 }],
    });
    made['method'] = 'mtn_momo';
    await call('suspendMethod', operator, { mode: 'test', reason: 'The provider is down.' });
    await call('reinstateMethod', operator, { mode: 'test' });
    const { ledger_check: check } = (await call('createLedgerCheck', operator)) as { ledger_check: { id: string } };
    made['ledger_check_id'] = check.id;
    const { operator_key: key } = (await call('createOperatorKey', operator, { name: 'Night shift' })) as {
      operator_key: { id: string };
    };
    made['key_id'] = key.id;
    await call('revokeOperatorKey', operator);
    const person = { email: 'op@example.cm', password: 'a good password', name: 'Op' };
    await adminOf(api.gateway).createOperator(person);
    const { message } = await call(
      'sendTestMessage',
      await api.login(person.email, { role: 'operator', password: person.password }),
    );
    made['message_id'] = (message as { id: string }).id;
    await api.gateway.runDue();
    await call('reportBounce', api.seed.operatorKey);
    expect(inexact()).toEqual([]);
  });

  test('teams', async () => {
    const open = await openGateway({ messages: {} });
    const shown = api;
    api = open;
    const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const accepted = async (role: string, invited: unknown): Promise<string> => {
      const { invitation_url: url } = invited as { invitation_url: string };
      const token = new URL(url).searchParams.get('token');
      made['role'] = role;
      await call('readInvitation', undefined, { token });
      const login = await call('acceptInvitation', undefined, { token, password: 'a good password', name: 'Ann' });
      delete made['role'];
      return String(login['access_token']);
    };
    const invite = async (email: string): Promise<unknown> => {
      const { member } = await call('inviteMember', bearer, { email, role: 'administrator' });
      made['membership_id'] = (member as { id: string }).id;
      return member;
    };
    await invite('x@shop.test');
    await call('renewInvitation', bearer);
    await call('removeMember', bearer);
    const ann = await accepted('merchant', await invite('ann@shop.test'));
    await call('listMembers', bearer);
    await call('getMember', bearer);
    await call('listMemberSessions', bearer);
    await call('getTeamRules', bearer);
    await call('setTeamRules', bearer, { second_factor_required: false });
    await call('listMemberships', bearer);
    await call('getNotices', bearer);
    await call('updateMember', bearer, { role: 'administrator' });
    await call('offerOwnership', bearer, { membership_id: made['membership_id'] });
    await call('withdrawOwnership', bearer);
    await call('offerOwnership', bearer, { membership_id: made['membership_id'] });
    await call('acceptOwnership', ann);
    const ben = await accepted(
      'merchant',
      (await call('inviteMember', ann, { email: 'ben@shop.test', role: 'viewer' }))['member'],
    );
    const { memberships } = await call('listMemberships', ben);
    made['membership_id'] = (memberships as { id: string }[])[0]?.id ?? '';
    const { access_token: again } = await call('switchMembership', ben);
    await call('leaveMembership', String(again));
    const cleo = await accepted(
      'merchant',
      (await call('inviteMember', ann, { email: 'cleo@shop.test', role: 'viewer' }))['member'],
    );
    made['membership_id'] = ((await call('listMemberships', cleo))['memberships'] as { id: string }[])[0]?.id ?? '';
    await call('endMemberSessions', ann);
    const { api_key: key } = await call('createApiKey', ann, { name: 'Till', livemode: false });
    made['key_id'] = (key as { id: string }).id;
    await call('setKeyAddresses', ann, { allowed_from: ['203.0.113.0/24'] });

    const operator = api.seed.operatorKey;
    const { operator: invited } = await call('inviteOperator', operator, { email: 'op@example.cm', role: 'auditor' });
    made['membership_id'] = (invited as { id: string }).id;
    const { operator: renewed } = await call('renewOperatorInvitation', operator);
    await accepted('operator', renewed);
    await call('updateOperator', operator, { disabled: true });
    const { operator_key: own } = await call('createOperatorKey', operator, { name: 'Night shift' });
    made['key_id'] = (own as { id: string }).id;
    await call('setOperatorKeyAddresses', operator, { allowed_from: [] });
    await call('renameOperatorKey', operator, { name: 'Day shift' });
    made['account_id'] = api.seed.agent.id;
    await call('endAccountSessions', operator);
    await open.close();
    api = shown;
    expect(inexact()).toEqual([]);
  });

  test('everything the operator reads', async () => {
    const reads = (Object.keys(routes) as RouteName[]).filter(
      (name) => routes[name].method === 'GET' && routes[name].auth.kind === 'operator',
    );
    const checked = await openGateway({ ledgerCheck: { everyHours: 24 } });
    await paidPayment(checked);
    await checked.gateway.runDue();
    await checked.advance(25 * HOUR);
    const checkpoint = await engineStore(checked.gateway.store).read.lastCheckpoint();
    if (checkpoint === null) throw new Error('The first day is over.');
    await engineStore(api.gateway.store).commit([{ type: 'checkpoint.insert', checkpoint }]);
    made['day'] = checkpoint.day;
    made['account_id'] = api.seed.agent.id;
    const { operatorKey } = api.seed;
    const { operator } = await call('inviteOperator', operatorKey, { email: 'read@example.cm', role: 'auditor' });
    const { operator_key: key } = await call('createOperatorKey', operatorKey, { name: 'Read' });
    made['membership_id'] = (operator as { id: string }).id;
    made['key_id'] = (key as { id: string }).id;
    for (const name of reads) await call(name, api.seed.operatorKey);
    await call('listPublishedCheckpoints', undefined);
    await call('getPublishedCheckpoint', undefined);
    expect(inexact()).toEqual([]);
  });

  test('every operation was called', () => {
    expect(Object.keys(routes).filter((name) => !called.has(name))).toEqual([]);
  });
});

/** A mobile-money payment whose provider never responds, polled to the end. */
async function attemptInReview(): Promise<string> {
  const key = api.seed.merchant.testKey;
  const user = await api.login('success@sandbox.test');
  const created = await api.request('POST', '/gateway/payments', {
    bearer: key,
    body: { amount: 5000, currency: 'XAF' },
  });
  const { payment } = created.body.data as { payment: { slug: string } };
  const body = { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456129' };
  await api.request('POST', `/gateway/checkout/${payment.slug}/pay`, { bearer: user, body });
  for (let hour = 0; hour < 24 * 8; hour += 1) {
    await api.advance(3_600_000);
    const listed = await api.request('GET', '/admin/attempts?status=needs_review', { bearer: api.seed.operatorKey });
    const { attempts } = listed.body.data as { attempts: { id: string }[] };
    if (attempts[0] !== undefined) return attempts[0].id;
  }
  throw new Error('no attempt came up for review');
}

/** Data of a success. @throws when its status is not one that the document gives this operation */
function documentedData(
  name: RouteName,
  { status, body, text }: Reply,
): { readonly data: unknown; readonly isExact: boolean } {
  const route = routes[name];
  const schemas: Readonly<Record<number, { parse(value: unknown): unknown }>> = route.success;
  const schema = schemas[status];
  if (schema === undefined) throw new Error(`${name} answered ${status}: ${text}`);
  const data: unknown = 'bare' in route ? body : body.data;
  // Parsing with its schema must return the same value, with nothing lost or added.
  return { data, isExact: isDeepStrictEqual(schema.parse(data), data) };
}
