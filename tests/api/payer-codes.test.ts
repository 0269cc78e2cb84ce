import type { CheckoutPaid } from '@mitako/contract/names';
import type { CodeOutcome, Logger } from '@mitako/core';
import type { Change, EngineStore } from '@mitako/core/engine';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { callBack, held, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  payByPhone,
  readCheckout,
  readPayment,
  SECOND,
  type Reply,
  type TestGateway,
} from './support.ts';

const PHONE = '+237693456049';
const WAIT = { type: 'wait', url: null } as const;
const TAKEN: CodeOutcome = { kind: 'pending', railReference: null, nextAction: WAIT };

let api: TestGateway;
let token: string;
let script: Script;
const logged: string[] = [];
const committed: Change[] = [];
/** From now on nothing is written or returned; resolves with the first lost commit. */
let death: PromiseWithResolvers<void> | null = null;

beforeEach(async () => {
  logged.length = 0;
  committed.length = 0;
  death = null;
  const scripted = scriptedRail();
  script = scripted.script;
  script.charge = ({ nowMs, reference }) => ({
    kind: 'pending',
    railReference: `op-${reference}`,
    nextAction: { type: 'enter_otp', url: null },
    expiresAtMs: nowMs + 5 * MINUTE,
  });
  api = await openGateway({ rails: [scripted.rail], logger: loggerInto(logged) }, noting);
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

function loggerInto(lines: string[]): Logger {
  const log = (fields: object, message?: string): void => {
    const error: unknown = Reflect.get(fields, 'error');
    lines.push(`${message} ${JSON.stringify(fields)} ${inspect(error)}`);
  };
  return { debug: log, info: log, warn: log, error: log };
}

function noting(store: EngineStore): EngineStore {
  const commit: EngineStore['commit'] = (changes) => {
    if (death !== null) {
      death.resolve();
      return new Promise(() => undefined);
    }
    committed.push(...changes);
    return store.commit(changes);
  };
  return new Proxy(store, { get: (target, name) => (name === 'commit' ? commit : Reflect.get(target, name)) });
}

function confirm(slug: string, code: string, idempotencyKey?: string): Promise<Reply> {
  return api.request('POST', `/gateway/checkout/${slug}/confirm`, {
    body: { code },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/** A payment whose provider expects a code. */
async function waiting(): Promise<{ readonly id: string; readonly slug: string }> {
  const { id, slug } = await createPayment(api);
  const { next_action: action } = dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE, 'orange_money'), 202);
  expect(action?.type).toBe('enter_otp');
  return { id, slug };
}

async function actionOf(slug: string): Promise<string | undefined> {
  return (await readCheckout(api, slug)).next_action?.type;
}

test('the sandbox asks for a code, and the right one pays', async () => {
  const sandbox = await openGateway();
  const bearer = await sandbox.login('success@sandbox.test');
  const { id, slug } = await createPayment(sandbox);
  const asked = dataOf<CheckoutPaid>(await payByPhone(sandbox, slug, bearer, PHONE, 'orange_money'), 202);
  expect(asked.next_action).toMatchObject({
    type: 'enter_otp',
    prompt: { fr: expect.stringContaining('votre code par SMS'), en: expect.stringContaining('your code by SMS') },
  });
  await sandbox.advance(MINUTE);
  expect((await readPayment(sandbox, id)).status).toBe('processing');
  const path = `/gateway/checkout/${slug}/confirm`;
  const wrong = await sandbox.request('POST', path, { body: { code: '654321' } });
  expect(detailsOf(wrong, 'INVALID_CODE')).toEqual({ attempts_left: 2, status: 'processing' });
  const right = await sandbox.request('POST', path, { body: { code: '123456' } });
  const { payment, next_action: action, redirect_url: url } = dataOf<CheckoutPaid>(right, 202);
  expect(payment).toMatchObject({ id, status: 'processing' });
  expect(action).toMatchObject({ type: 'wait', prompt: null });
  expect(url).toBeNull();
  await sandbox.advance(3 * SECOND);
  expect((await readPayment(sandbox, id)).status).toBe('succeeded');
  await closeWithConsistentLedger(sandbox);
});

test('without a code the attempt fails once the prompt has expired, and not before', async () => {
  const sandbox = await openGateway();
  const bearer = await sandbox.login('success@sandbox.test');
  const { id, slug } = await createPayment(sandbox);
  dataOf(await payByPhone(sandbox, slug, bearer, PHONE, 'orange_money'), 202);
  await sandbox.advance(4 * MINUTE);
  expect((await readPayment(sandbox, id)).status).toBe('processing');
  await sandbox.advance(3 * MINUTE);
  expect(await readPayment(sandbox, id)).toMatchObject({ status: 'requested', failure_code: 'payer_timeout' });
  await sandbox.close();
});

test('the provider receives what it needs to find the charge', async () => {
  const { slug } = await waiting();
  script.code = () => TAKEN;
  dataOf(await confirm(slug, '4711'), 202);
  const [charge] = script.charges;
  expect(script.codes).toEqual([
    {
      reference: charge?.reference,
      railReference: `op-${charge?.reference}`,
      livemode: false,
      provider: 'orange_money',
      country: 'CM',
      phone: PHONE,
      amount: 5000,
      currency: 'XAF',
      code: '4711',
      nowMs: expect.any(Number),
    },
  ]);
});

test('the third wrong code ends the attempt, and the payer may start another', async () => {
  const { id, slug } = await waiting();
  expect(detailsOf(await confirm(slug, '111111'), 'INVALID_CODE')['attempts_left']).toBe(2);
  expect(detailsOf(await confirm(slug, '222222'), 'INVALID_CODE')['attempts_left']).toBe(1);
  expect(detailsOf(await confirm(slug, '333333'), 'PAYMENT_DECLINED')).toMatchObject({
    failure_code: 'invalid_code',
    payment: { status: 'requested' },
  });
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'invalid_code' });
  expect(detailsOf(await confirm(slug, '444444'), 'CODE_NOT_EXPECTED')).toEqual({ status: 'requested' });
  expect(script.codes).toHaveLength(3);

  dataOf(await payByPhone(api, slug, token, PHONE, 'orange_money'), 202);
  script.code = () => TAKEN;
  dataOf(await confirm(slug, '123456'), 202);
  script.lookup = () => PAID;
  await api.advance(3 * SECOND);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 2 });
});

test('of a dozen concurrent guesses the provider receives three', async () => {
  const { id, slug } = await waiting();
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, place) => {
      let answer = await confirm(slug, `${1000 + place}`);
      while (answer.status === 503) answer = await confirm(slug, `${1000 + place}`);
      return answer.body.code;
    }),
  );
  expect(script.codes).toHaveLength(3);
  expect(answers.filter((code) => code === 'PAYMENT_DECLINED')).toHaveLength(1);
  expect(answers.filter((code) => code === 'INVALID_CODE')).toHaveLength(2);
  expect((await readPayment(api, id)).failure_code).toBe('invalid_code');
});

test.each<[string, CodeOutcome]>([
  ['is lost', { kind: 'unknown' }],
  ['is taken', TAKEN],
])('a code that %s keeps the attempt alive, however wrong the others were', async (_, late) => {
  const { id, slug } = await waiting();
  const first = held<CodeOutcome>();
  script.code = ({ code }) => (code === '123456' ? first.ask() : { kind: 'wrong_code' });
  const confirming = confirm(slug, '123456');
  await first.asked;
  expect(detailsOf(await confirm(slug, '222222'), 'INVALID_CODE')['attempts_left']).toBe(1);
  expect(detailsOf(await confirm(slug, '333333'), 'INVALID_CODE')['attempts_left']).toBe(0);
  expect((await readPayment(api, id)).status).toBe('processing');
  expect(await actionOf(slug)).toBe('wait');
  first.answer(late);
  dataOf(await confirming, 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('processing');
  script.lookup = () => PAID;
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('the last of three wrong codes ends the attempt, whichever is answered last', async () => {
  const { id, slug } = await waiting();
  const first = held<CodeOutcome>();
  script.code = ({ code }) => (code === '111111' ? first.ask() : { kind: 'wrong_code' });
  const confirming = confirm(slug, '111111');
  await first.asked;
  await confirm(slug, '222222');
  await confirm(slug, '333333');
  first.answer({ kind: 'wrong_code' });
  detailsOf(await confirming, 'PAYMENT_DECLINED');
  expect((await readPayment(api, id)).status).toBe('requested');
});

test('a lost code is polled, and another one is requested only when the provider still expects it', async () => {
  const { id, slug } = await waiting();
  script.code = () => ({ kind: 'unknown' });
  const { next_action: action } = dataOf<CheckoutPaid>(await confirm(slug, '123456'), 202);
  expect(action?.type).toBe('wait');
  expect(detailsOf(await confirm(slug, '123456'), 'CODE_NOT_EXPECTED')).toEqual({ status: 'processing' });
  script.lookup = () => ({ kind: 'pending', nextAction: { type: 'enter_otp', url: null } });
  await api.advance(3 * SECOND);
  expect(await actionOf(slug)).toBe('enter_otp');
  script.code = () => TAKEN;
  dataOf(await confirm(slug, '123456'), 202);
  script.lookup = () => PAID;
  await api.advance(3 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test.each<[string, () => CodeOutcome]>([
  [
    'throws with the code in its words',
    () => {
      throw new Error('POST /otp/90210 failed: {"otp":"90210"}');
    },
  ],
  ['says what the port does not know', () => ({ kind: 'paid' }) as never],
  ['refuses for a reason of its own', () => ({ kind: 'refused', failureCode: 'E_42' }) as never],
])('a provider that %s leaves the payment in processing', async (_, code) => {
  const { id, slug } = await waiting();
  script.code = code;
  dataOf(await confirm(slug, '90210', 'key-1'), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('processing');
});

test('a provider that does not answer is not a failure', async () => {
  const { id, slug } = await waiting();
  const silent = held<CodeOutcome>();
  script.code = silent.ask;
  const confirming = confirm(slug, '123456');
  await silent.asked;
  await api.advance(31 * SECOND);
  dataOf(await confirming, 202);
  expect((await readPayment(api, id)).status).toBe('processing');
});

test('the code is neither stored nor logged', async () => {
  const { slug } = await waiting();
  script.code = () => {
    throw new Error('POST /otp/90210 failed', { cause: new TypeError('not sent: {"otp":"90210"}') });
  };
  dataOf(await confirm(slug, '90210', 'key-1'), 202);
  expect(logged.some((line) => line.includes('POST /otp/… failed'))).toBe(true);
  expect(logged.filter((line) => line.includes('90210'))).toEqual([]);
  expect(committed.length).toBeGreaterThan(0);
  expect(JSON.stringify(committed)).not.toContain('90210');
});

test.each([
  ['insufficient_funds', 'INSUFFICIENT_FUNDS', 'requested'],
  ['payer_declined', 'PAYMENT_DECLINED', 'requested'],
  ['payer_account_blocked', 'PAYMENT_DECLINED', 'failed'],
  ['provider_unavailable', 'RAIL_ERROR', 'requested'],
] as const)('a provider that refuses with %s ends the attempt: %s', async (failureCode, code, status) => {
  const { id, slug } = await waiting();
  script.code = () => ({ kind: 'refused', failureCode });
  detailsOf(await confirm(slug, '123456', 'key-1'), code);
  expect(await readPayment(api, id)).toMatchObject({ status, failure_code: failureCode });
});

test.each<CodeOutcome>([
  { kind: 'wrong_code' },
  { kind: 'unknown' },
  { kind: 'refused', failureCode: 'payer_declined' },
])('money that came while the provider said $kind stays', async (outcome) => {
  const { id, slug } = await waiting();
  const slow = held<CodeOutcome>();
  script.code = slow.ask;
  const confirming = confirm(slug, '123456');
  await slow.asked;
  script.lookup = () => PAID;
  await callBack(api, script.charges[0]?.reference ?? '');
  await api.advance(2 * SECOND);
  slow.answer(outcome);
  expect(dataOf<CheckoutPaid>(await confirming, 200).payment.status).toBe('succeeded');
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a retried request gets its response again, and costs no second attempt', async () => {
  const { slug } = await waiting();
  const wrong = await confirm(slug, '111111', 'key-1');
  expect(detailsOf(wrong, 'INVALID_CODE')['attempts_left']).toBe(2);
  const again = await confirm(slug, '111111', 'key-1');
  expect(again.text).toBe(wrong.text);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  detailsOf(await confirm(slug, '222222', 'key-1'), 'IDEMPOTENCY_KEY_REUSED');
  expect(script.codes).toHaveLength(1);
});

test('a request in progress is not executed twice', async () => {
  const { slug } = await waiting();
  const slow = held<CodeOutcome>();
  script.code = slow.ask;
  const confirming = confirm(slug, '123456', 'key-1');
  await slow.asked;
  detailsOf(await confirm(slug, '123456', 'key-1'), 'IDEMPOTENCY_IN_PROGRESS');
  slow.answer(TAKEN);
  const first = await confirming;
  dataOf(first, 202);
  expect((await confirm(slug, '123456', 'key-1')).text).toBe(first.text);
  expect(script.codes).toHaveLength(1);
});

test('a request whose process died is answered from the state of the payment', async () => {
  const { id, slug } = await waiting();
  const died = Promise.withResolvers<void>();
  script.code = () => {
    death = died;
    return TAKEN;
  };
  void confirm(slug, '123456', 'key-1');
  await died.promise;
  death = null;
  api.clock.advance(MINUTE);
  dataOf(await confirm(slug, '123456', 'key-1'), 202);
  expect(script.codes).toHaveLength(1);
  // The outcome of that code is unknown, so it counts as used but not as wrong: the others cannot end the attempt.
  script.code = () => ({ kind: 'wrong_code' });
  expect(detailsOf(await confirm(slug, '222222'), 'INVALID_CODE')['attempts_left']).toBe(1);
  expect(detailsOf(await confirm(slug, '333333'), 'INVALID_CODE')['attempts_left']).toBe(0);
  expect((await readPayment(api, id)).status).toBe('processing');
});

test.each([
  ['no attempt was made', async () => createPayment(api), 'requested'],
  [
    'the payer confirms on the phone',
    async () => {
      const { charge } = script;
      script.charge = async (request) =>
        ({ ...(await charge(request)), nextAction: { type: 'approve_on_phone', url: null } }) as never;
      const payment = await createPayment(api);
      dataOf(await payByPhone(api, payment.slug, token, PHONE, 'orange_money'), 202);
      return payment;
    },
    'processing',
  ],
  [
    'the prompt is over',
    async () => {
      const payment = await waiting();
      await api.advance(5 * MINUTE);
      return payment;
    },
    'processing',
  ],
] as const)('no code is wanted while %s', async (_, make, status) => {
  const { slug } = await make();
  expect(await actionOf(slug)).not.toBe('enter_otp');
  expect(detailsOf(await confirm(slug, '123456'), 'CODE_NOT_EXPECTED')).toEqual({ status });
  expect(script.codes).toEqual([]);
});

test('a final payment accepts no code', async () => {
  const paid = await waiting();
  script.lookup = () => PAID;
  await api.advance(3 * SECOND);
  detailsOf(await confirm(paid.slug, '123456'), 'PAYMENT_ALREADY_PAID');
  const canceled = await createPayment(api);
  dataOf(await api.request('POST', `/gateway/checkout/${canceled.slug}/cancel`), 200);
  detailsOf(await confirm(canceled.slug, '123456'), 'PAYMENT_CANCELED');
  const expired = await createPayment(api, { expires_in: 300 });
  await api.advance(5 * MINUTE);
  detailsOf(await confirm(expired.slug, '123456'), 'PAYMENT_EXPIRED');
  detailsOf(await confirm('no-such-checkout', '123456'), 'CHECKOUT_NOT_FOUND');
  expect(script.codes).toEqual([]);
});

test.each(['', '123', '12345678901', '12 345', '１２３４', '12a4', 'code'])(
  '%j is no valid code, and no attempt',
  async (code) => {
    const { slug } = await waiting();
    expect(invalidFields(await confirm(slug, code))).toEqual(['code']);
    expect(script.codes).toEqual([]);
  },
);
