import type { Clock, OutgoingResult, Sender } from '@mitako/core';
import { expect, test } from 'vitest';
import { createEndpoint, createPayment, HOUR, MINUTE, openGateway, SECOND } from './support.ts';

/** Time passes as it is slept away. */
function sleptClock(): Clock & { readonly slept: () => number; setBack(milliseconds: number): void } {
  let nowMs = Date.UTC(2026, 0, 1);
  let slept = 0;
  return {
    now: () => nowMs,
    slept: () => slept,
    sleep: async (milliseconds) => {
      await new Promise(setImmediate);
      nowMs += milliseconds;
      slept += milliseconds;
    },
    setBack(milliseconds) {
      nowMs -= milliseconds;
    },
  };
}

test('deliveries of a hanging endpoint are polled less and less often, down to once a second', async () => {
  const clock = sleptClock();
  const { promise: hanging, resolve: letGo } = Promise.withResolvers<OutgoingResult>();
  const sender: Sender = { send: () => hanging, close: () => Promise.resolve() };
  let looks = 0;
  const api = await openGateway({ clock, sender }, (store) => ({
    ...store,
    read: {
      ...store.read,
      nextDueAtMs() {
        looks += 1;
        return store.read.nextDueAtMs();
      },
    },
  }));
  await createEndpoint(api, { events: ['payment.created'] });
  for (let count = 0; count < 6; count += 1) await createPayment(api);
  await api.gateway.start();
  await expect.poll(clock.slept).toBeGreaterThan(10 * SECOND);
  // 50, 100, 200, 400 and 800 ms, and then every second.
  expect(looks / (clock.slept() / SECOND)).toBeLessThan(2);
  letGo({ kind: 'failed', error: 'timeout' });
  await api.close();
});

test('the ledger is posted after the clock was set back', async () => {
  const clock = sleptClock();
  let looks = 0;
  const api = await openGateway({ clock }, (store) => ({
    ...store,
    read: {
      ...store.read,
      unchainedAccounts(limit) {
        looks += 1;
        return store.read.unchainedAccounts(limit);
      },
    },
  }));
  await api.gateway.start();
  await expect.poll(() => looks).toBeGreaterThan(2);
  clock.setBack(6 * HOUR);
  const before = { looks, slept: clock.slept() };
  await expect.poll(() => looks).toBeGreaterThan(before.looks + 2);
  // Every sleeper moves the clock, the heartbeat by 10 s at a time, so this is far less exact than the machine's clock.
  expect(clock.slept() - before.slept).toBeLessThan(5 * MINUTE);
  await api.close();
});
