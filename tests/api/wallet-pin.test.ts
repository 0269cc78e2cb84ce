import type { Checkout, Principal } from '@mitako/contract/names';
import { fastHasher } from '@mitako/testing';
import { expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  payFromWallet,
  readPayment,
  registerUser,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();

const PAYER = 'success@sandbox.test';
const WRONG = '9999';

/** Presents a PIN for a payment, as the payer logged in just now. */
async function present(slug: string, pin: string, email = PAYER): Promise<Reply> {
  return payFromWallet(api, slug, await api.login(email), { pin });
}

async function presentWrong(slug: string, times: number): Promise<readonly unknown[]> {
  const left: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    left.push(detailsOf(await present(slug, WRONG), 'INVALID_PIN')['attempts_left']);
  }
  return left;
}

async function expectLocked(slug: string, seconds: number): Promise<void> {
  const answer = await present(slug, '1234');
  detailsOf(answer, 'PIN_LOCKED');
  expect(answer.headers.get('retry-after')).toBe(String(seconds));
}

test('a wrong PIN is rejected with the guesses left, and is not a payment attempt', async () => {
  const payment = await createPayment(api);
  expect(await presentWrong(payment.slug, 1)).toEqual([4]);
  expect(await readPayment(api, payment.id)).toEqual(payment);
});

test('the fifth wrong PIN locks the PIN for 15 minutes, also against the right one', async () => {
  const { id, slug } = await createPayment(api);
  expect(await presentWrong(slug, 5)).toEqual([4, 3, 2, 1, 0]);
  await expectLocked(slug, 900);
  await api.advance(15 * MINUTE - 1);
  await expectLocked(slug, 1);
  await api.advance(1);
  dataOf(await present(slug, '1234'), 200);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a logged-in user reads until when the PIN is locked', async () => {
  const lock = async (): Promise<unknown> => {
    const me = await api.request('GET', '/auth/user/me', { bearer: await api.login(PAYER) });
    return dataOf<{ principal: Principal }>(me, 200).principal.pin_locked_until;
  };
  const { slug } = await createPayment(api);
  await presentWrong(slug, 4);
  expect(await lock()).toBeNull();
  await presentWrong(slug, 1);
  expect(await lock()).toBe(new Date(api.clock.now() + 15 * MINUTE).toISOString());
  await api.advance(15 * MINUTE);
  dataOf(await present(slug, '1234'), 200);
  expect(await lock()).toBeNull();
});

test('only the wrong PIN that locks, and the lock itself, carry Retry-After', async () => {
  const { slug } = await createPayment(api);
  const spans: unknown[] = [];
  for (let guess = 0; guess < 15; guess += 1) {
    const answer = await present(slug, WRONG);
    detailsOf(answer, 'INVALID_PIN');
    spans.push(answer.headers.get('retry-after'));
    if (guess === 4) await expectLocked(slug, 900);
    if (guess % 5 === 4) await api.advance(HOUR);
  }
  const none = [null, null, null, null];
  // After the fifteenth attempt waiting does not help: a new PIN is required.
  expect(spans).toEqual([...none, '900', ...none, '3600', ...none, null]);
});

test('the tenth wrong PIN locks for an hour, the fifteenth until a PIN is set with the password', async () => {
  const { slug } = await createPayment(api);
  await presentWrong(slug, 5);
  await api.advance(15 * MINUTE);
  expect(await presentWrong(slug, 5)).toEqual([4, 3, 2, 1, 0]);
  await expectLocked(slug, 3600);
  await api.advance(HOUR);
  expect(await presentWrong(slug, 5)).toEqual([4, 3, 2, 1, 0]);
  await api.advance(HOUR);
  detailsOf(await present(slug, '1234'), 'PIN_RESET_REQUIRED');

  const bearer = await api.login(PAYER);
  const wrong = { password: 'not-the-password', pin: '5829' };
  detailsOf(await api.request('PUT', '/auth/user/me/pin', { bearer, body: wrong }), 'INVALID_CREDENTIALS');
  detailsOf(await present(slug, '1234'), 'PIN_RESET_REQUIRED');

  const body = { password: 'sandbox-password', pin: '5829' };
  dataOf(await api.request('PUT', '/auth/user/me/pin', { bearer, body }), 200);
  expect(detailsOf(await present(slug, '1234'), 'INVALID_PIN')['attempts_left']).toBe(4);
  dataOf(await present(slug, '5829'), 200);
});

test('a locked PIN is locked for every payment of that user, and for no other user', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  await presentWrong(one.slug, 5);
  await expectLocked(two.slug, 900);
  dataOf(await present(two.slug, '1234', 'refund@sandbox.test'), 200);
});

test('guesses are counted across payments', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  expect(await presentWrong(one.slug, 2)).toEqual([4, 3]);
  expect(await presentWrong(two.slug, 2)).toEqual([2, 1]);
});

test('a locked PIN does not count further guesses', async () => {
  const { slug } = await createPayment(api);
  await presentWrong(slug, 5);
  for (let guess = 0; guess < 6; guess += 1) detailsOf(await present(slug, WRONG), 'PIN_LOCKED');
  await api.advance(15 * MINUTE);
  expect(await presentWrong(slug, 1)).toEqual([4]);
});

test('a right PIN resets the count', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  await presentWrong(one.slug, 4);
  dataOf(await present(one.slug, '1234'), 200);
  expect(await presentWrong(two.slug, 5)).toEqual([4, 3, 2, 1, 0]);
});

test('a right PIN resets the count even if the payment is declined', async () => {
  const { slug } = await createPayment(api);
  const guess = async (): Promise<unknown> =>
    detailsOf(await present(slug, WRONG, 'insufficient@sandbox.test'), 'INVALID_PIN')['attempts_left'];
  expect(await guess()).toBe(4);
  expect(await guess()).toBe(3);
  detailsOf(await present(slug, '1234', 'insufficient@sandbox.test'), 'INSUFFICIENT_FUNDS');
  expect(await guess()).toBe(4);
});

const GUESSES = Array.from({ length: 19 }, (_, index) => `90${10 + index}`);

/** Sends all of them at once; returns the number of wrong PINs, and the code of the last. */
async function presentAll(slug: string, pins: readonly string[]): Promise<readonly [wrong: number, last: unknown]> {
  const token = await api.login(PAYER);
  const answers = await Promise.all(pins.map((pin) => payFromWallet(api, slug, token, { pin })));
  const codes = answers.map(({ body }) => body.code);
  for (const code of codes) expect(code).toBeOneOf(['INVALID_PIN', 'PIN_LOCKED', 'SERVICE_UNAVAILABLE', undefined]);
  return [codes.filter((code) => code === 'INVALID_PIN').length, codes.at(-1)];
}

test('parallel guesses are counted one by one, and none after the fifth is verified', async () => {
  const { id, slug } = await createPayment(api);
  const [wrong] = await presentAll(slug, GUESSES);
  expect(wrong).toBeGreaterThan(0);
  expect(wrong).toBeLessThanOrEqual(5);
  expect((await readPayment(api, id)).status).toBe('requested');
});

test('the right PIN among parallel guesses pays if it is verified, and resets the count', async () => {
  const { id, slug } = await createPayment(api);
  const [wrong, last] = await presentAll(slug, [...GUESSES, '1234']);
  const isPaid = last === undefined;
  // Four before the correct one, and five after it.
  expect(wrong).toBeLessThanOrEqual(isPaid ? 9 : 5);
  expect((await readPayment(api, id)).status).toBe(isPaid ? 'succeeded' : 'requested');
});

test('twenty parallel wrong guesses leave the PIN locked', async () => {
  const { id, slug } = await createPayment(api);
  const token = await api.login(PAYER);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => payFromWallet(api, slug, token, { pin: WRONG })));
  }
  await expectLocked(slug, 900);
  expect((await readPayment(api, id)).status).toBe('requested');
});

test('a payment that reopens between two reads is not paid without a PIN', async () => {
  let afterNextLook: (() => Promise<void>) | null = null;
  const racing = await openGateway({}, (store) => ({
    ...store,
    read: {
      ...store.read,
      async walletPayment(request) {
        const read = await store.read.walletPayment(request);
        const happen = afterNextLook;
        afterNextLook = null;
        await happen?.();
        return read;
      },
    },
  }));
  const token = await racing.login(PAYER);
  const { id, slug } = await createPayment(racing);
  const body = { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456019' };
  dataOf(await racing.request('POST', `/gateway/checkout/${slug}/pay`, { bearer: token, body }), 202);
  // The provider declines just after the request has read the payment as processing.
  afterNextLook = () => racing.advance(2_000);
  detailsOf(await payFromWallet(racing, slug, token, { pin: WRONG }), 'PAYMENT_IN_PROGRESS');
  expect(await readPayment(racing, id)).toMatchObject({ status: 'requested', failure_code: 'payer_limit_reached' });
  await racing.close();
});

test('paying from the wallet requires a PIN', async () => {
  const { slug } = await createPayment(api);
  const { access_token: token, principal } = await registerUser(api, 'payer@example.cm', null);
  expect(principal.has_pin).toBe(false);
  detailsOf(await payFromWallet(api, slug, token), 'PIN_NOT_SET');
});

test('a new PIN pays at once, and setting another one replaces it', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  const { access_token: bearer } = await registerUser(api, 'payer@example.cm', '5829');
  dataOf(await payFromWallet(api, one.slug, bearer, { pin: '5829' }), 200);
  const body = { password: 'a good password', pin: '604718' };
  const set = dataOf<{ principal: { has_pin: boolean } }>(
    await api.request('PUT', '/auth/user/me/pin', { bearer, body }),
    200,
  );
  expect(set.principal.has_pin).toBe(true);
  detailsOf(await payFromWallet(api, two.slug, bearer, { pin: '5829' }), 'INVALID_PIN');
  dataOf(await payFromWallet(api, two.slug, bearer, { pin: '604718' }), 200);
});

test.each(['123', '1234567', '12 34', '12a4', '', '１２３４'])('%j is not a PIN', async (pin) => {
  const bearer = await api.login(PAYER);
  const body = { password: 'sandbox-password', pin };
  expect(invalidFields(await api.request('PUT', '/auth/user/me/pin', { bearer, body }))).toEqual(['pin']);
});

test.each([
  '0000',
  '1111',
  '999999',
  '1234',
  '4321',
  '123456',
  '0123',
  '7890',
  '1212',
  '1122',
  '2580',
  '1987',
  '2003',
  '123123',
])('the trivial PIN %s is rejected', async (pin) => {
  const bearer = await api.login(PAYER);
  const body = { password: 'sandbox-password', pin };
  expect(invalidFields(await api.request('PUT', '/auth/user/me/pin', { bearer, body }))).toEqual(['pin']);
});

test('only a user sets a PIN on this path', async () => {
  const body = { password: 'sandbox-password', pin: '5829' };
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  detailsOf(await api.request('PUT', '/auth/user/me/pin', { bearer, body }), 'ROLE_NOT_ALLOWED');
  detailsOf(await api.request('PUT', '/auth/user/me/pin', { body }), 'AUTHENTICATION_REQUIRED');
});

test('the preview of a checkout does not reveal wrong guesses', async () => {
  const { slug } = await createPayment(api);
  const before = dataOf<{ checkout: Checkout }>(await api.request('GET', `/gateway/checkout/${slug}`), 200);
  await presentWrong(slug, 5);
  expect(dataOf(await api.request('GET', `/gateway/checkout/${slug}`), 200)).toEqual(before);
});

test('a PIN replaced after it was verified pays nothing', async () => {
  const fast = fastHasher();
  let looked = (): void => undefined;
  let goOn = (): void => undefined;
  const isLookedAt = new Promise<void>((resolve) => (looked = resolve));
  const mayContinue = new Promise<void>((resolve) => (goOn = resolve));
  let isWaiting = false;
  const slow = await openGateway({
    hasher: {
      ...fast,
      async verify(hash, secret, lane) {
        const isRight = await fast.verify(hash, secret, lane);
        if (isWaiting) {
          looked();
          await mayContinue;
        }
        return isRight;
      },
    },
  });
  const bearer = await slow.login(PAYER);
  const { id, slug } = await createPayment(slow);
  isWaiting = true;
  const paying = payFromWallet(slow, slug, bearer, { pin: '1234' });
  await isLookedAt;
  isWaiting = false;
  const body = { password: 'sandbox-password', pin: '5829' };
  dataOf(await slow.request('PUT', '/auth/user/me/pin', { bearer, body }), 200);
  goOn();
  detailsOf(await paying, 'INVALID_PIN');
  expect((await readPayment(slow, id)).status).toBe('requested');
  dataOf(await payFromWallet(slow, slug, bearer, { pin: '5829' }), 200);
  await slow.close();
});

test.each(['1234 ', ' 1234', '123', '1234567', '١٢٣٤', '12a4', '12.4', ''])(
  'what cannot be a PIN is not counted as a wrong one: %j',
  async (typed) => {
    const { slug } = await createPayment(api);
    for (let count = 0; count < 6; count += 1) expect(invalidFields(await present(slug, typed))).toEqual(['pin']);
    expect(detailsOf(await present(slug, WRONG), 'INVALID_PIN')['attempts_left']).toBe(4);
  },
);
