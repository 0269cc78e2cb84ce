// Races that the simulation found, each reproduced step by step.
import type { LoginResult, Refund } from '@mitako/contract/names';
import type { Logger, RailRefundOutcome } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { expect, it } from 'vitest';
import { paidByPhone, readRefund, refunded } from '../support/money.ts';
import { held, PAID, scriptedRail } from '../support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  MINUTE,
  openGateway,
  readPayment,
  registerUser,
  type Reply,
} from '../support.ts';

it('a refresh sent twice in one millisecond has one response, also when a COMMIT response is lost', async () => {
  let instead: (() => Promise<void>) | null = null;
  const api = await openGateway({}, (store: EngineStore) => ({
    ...store,
    async commit(changes) {
      const lost = changes.some(({ type }) => type === 'session.rotate') ? instead : null;
      if (lost === null) return store.commit(changes);
      instead = null;
      await lost();
      return { kind: 'unknown' };
    },
  }));
  const { refresh_token } = await registerUser(api, 'awa@example.cm', null);
  const refresh = (): Promise<Reply> =>
    api.request('POST', '/auth/user/refresh', { body: { refresh_token }, idempotencyKey: 'once' });
  const others: Reply[] = [];
  instead = async () => void others.push(await refresh());
  // Nothing was written: it must not mistake the other session for its own.
  detailsOf(await refresh(), 'SERVICE_UNAVAILABLE');
  const again = await refresh();
  dataOf<LoginResult>(again, 200);
  expect(again.text).toBe(others[0]?.text);
});

it('a request that outlives its lease returns the response stored in its place', async () => {
  const { rail, script } = scriptedRail();
  const paused = held<void>();
  let pauses = true;
  const api = await openGateway({ rails: [rail] }, (store) => ({
    ...store,
    async commit(changes) {
      if (pauses && changes.some(({ type }) => type === 'idempotency.finish')) {
        pauses = false;
        await paused.ask();
      }
      return store.commit(changes);
    },
  }));
  const { access_token: bearer } = await registerUser(api, 'awa@example.cm');
  const { id, slug } = await createPayment(api);
  const pay = (): Promise<Reply> =>
    api.request('POST', `/gateway/checkout/${slug}/pay`, {
      bearer,
      body: { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' },
      idempotencyKey: 'once',
    });
  const first = pay();
  await paused.asked;
  api.clock.advance(2 * MINUTE);
  const second = await pay();
  expect(second.status).toBe(202);
  script.lookup = () => PAID;
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('succeeded');

  paused.answer();
  expect((await first).text).toBe(second.text);
  expect((await pay()).text).toBe(second.text);
});

it('two workers that complete one refund log no error', async () => {
  const { rail, script } = scriptedRail();
  let before: (() => Promise<void>) | null = null;
  const faults: unknown[] = [];
  const silent = (): void => undefined;
  const logger: Logger = { debug: silent, info: silent, warn: silent, error: (fields) => void faults.push(fields) };
  const api = await openGateway({ rails: [rail], logger }, (store) => ({
    ...store,
    read: {
      ...store.read,
      async paymentById(id) {
        const first = before;
        before = null;
        await first?.();
        return store.read.paymentById(id);
      },
    },
  }));
  script.lookup = () => PAID;
  const payment = await paidByPhone(api);
  const refund: Refund = await refunded(api, payment.id);
  const succeeded: RailRefundOutcome = { kind: 'succeeded', railReference: null };
  script.refund = () => {
    script.refund = () => succeeded;
    // The second time that the worker reads the payment, another worker has been there: this one's lease is over.
    before = async () => {
      api.clock.advance(2 * MINUTE);
      await api.gateway.runDue();
    };
    return succeeded;
  };
  await api.advance(MINUTE);
  expect(await readRefund(api, refund.id)).toMatchObject({ status: 'succeeded', amount: 5000 });
  expect(faults).toEqual([]);
});
