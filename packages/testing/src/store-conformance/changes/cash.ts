import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, ChangeOf } from '@mitako/core/engine';
import { aCashCode, aCashOutCode, anAccountId, anAgentLocation, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite, throws } from '../suite.ts';

export function cashTests({ describe, it, alone }: Suite): void {
  describe('daily totals', () => {
    it('daily_total.add counts up to the limit', async ({ store, rival }) => {
      const day = aDay();
      await applied(store, { ...day, amount: 60 });
      await refused(rival, { ...day, amount: 41 });
      await applied(rival, { ...day, amount: 40 });
      await refused(store, { ...day, amount: 1 });
      await applied(store, { ...day, amount: 0 });
      // The limit may be raised within the day, and lowered below what was counted.
      await applied(store, { ...day, amount: 1, limit: 101 });
      await refused(store, { ...day, amount: 0, limit: 100 });
    });

    it('daily_total.add is refused for a first amount beyond the limit, and counts nothing', async ({ store }) => {
      const day = aDay();
      await refused(store, { ...day, amount: 101 });
      await applied(store, { ...day, amount: 100 });
    });

    it('each account, kind and day is counted separately', async ({ store }) => {
      const day = aDay();
      await applied(store, { ...day, amount: 100 });
      await applied(store, { ...day, amount: 100, accountId: anAccountId('float') });
      await applied(store, { ...day, amount: 100, kind: 'cash_out' });
      await applied(store, { ...day, amount: 100, day: '2026-02-01' });
      await refused(store, { ...day, amount: 1 });
    });

    it('dailyTotal returns the total of that account, kind and day', async ({ store, rival }) => {
      const day = aDay();
      const { accountId } = day;
      const total = (): Promise<readonly number[]> =>
        Promise.all([
          rival.read.dailyTotal(accountId, 'cash_in', day.day),
          rival.read.dailyTotal(accountId, 'cash_out', day.day),
          rival.read.dailyTotal(accountId, 'cash_in', '2026-02-01'),
          rival.read.dailyTotal(anAccountId('float'), 'cash_in', day.day),
        ]);
      deepEqual(await total(), [0, 0, 0, 0]);
      const limit = 2 ** 40;
      await applied(store, { ...day, limit, amount: 2 ** 33 }, { ...day, limit, amount: 7 });
      await applied(store, { ...day, limit, amount: 3, kind: 'cash_out' });
      await refused(store, { ...day, amount: 1 });
      deepEqual(await total(), [2 ** 33 + 7, 3, 0, 0]);
    });

    it('a refused list counts nothing', async ({ store }) => {
      const day = aDay();
      await refused(store, { ...day, amount: 60 }, { ...day, amount: 60 });
      await applied(store, { ...day, amount: 100 });
    });

    it('daily_total.return takes back what was counted, and no more', async ({ store, rival }) => {
      const { limit: _limit, ...day } = aDay();
      await refused(store, { ...day, type: 'daily_total.return', amount: 1 });
      await applied(store, { ...aDay(), ...day, amount: 3 });
      await applied(rival, { ...day, type: 'daily_total.return', amount: 2 });
      await refused(rival, { ...day, type: 'daily_total.return', amount: 2 });
      equal(await store.read.dailyTotal(day.accountId, day.kind, day.day), 1);
    });

    it('a negative amount throws', async ({ store }) => {
      await throws(store, { ...aDay(), amount: -1 });
    });
  });

  describe('cash codes', () => {
    it('cash_code.insert stores every field, and the code is found by its payment and by its hash', async ({
      store,
      rival,
    }) => {
      const cashCode = aCashCode();
      equal(await rival.read.cashCodeOfPayment(cashCode.paymentId), null);
      equal(await rival.read.cashCodeByHash(cashCode.codeHash), null);
      await applied(store, { type: 'cash_code.insert', cashCode });
      deepEqual(await rival.read.cashCodeOfPayment(cashCode.paymentId), cashCode);
      deepEqual(await rival.read.cashCodeByHash(cashCode.codeHash), cashCode);
    });

    it('cash_code.insert is refused for a payment that has one, and for the code of another payment', async ({
      store,
    }) => {
      const cashCode = aCashCode();
      await applied(store, { type: 'cash_code.insert', cashCode });
      await refused(store, { type: 'cash_code.insert', cashCode: aCashCode({ paymentId: cashCode.paymentId }) });
      await refused(store, { type: 'cash_code.insert', cashCode: aCashCode({ codeHash: cashCode.codeHash }) });
      deepEqual(await store.read.cashCodeOfPayment(cashCode.paymentId), cashCode);
    });

    it('cash_code.use deletes the code, once; afterwards another payment may have it', async ({ store }) => {
      const cashCode = aCashCode();
      const { paymentId, codeHash } = cashCode;
      await applied(store, { type: 'cash_code.insert', cashCode });
      await refused(store, { type: 'cash_code.use', paymentId, codeHash: 'another' });
      await applied(store, { type: 'cash_code.use', paymentId, codeHash });
      await refused(store, { type: 'cash_code.use', paymentId, codeHash });
      await applied(store, { type: 'cash_code.insert', cashCode: aCashCode({ codeHash }) });
    });
  });

  describe('places of agents', () => {
    alone('active ones are found by town, in the order of their names', async ({ store, rival }) => {
      const [town, other] = ['Douala', 'Yaoundé'];
      const places = [
        anAgentLocation({ town, name: 'B' }),
        anAgentLocation({ town, name: 'A' }),
        anAgentLocation({ town, name: 'C', isActive: false }),
        anAgentLocation({ town: other, name: 'D' }),
        anAgentLocation({ town: 'Kribi', isActive: false }),
      ];
      await applied(
        store,
        ...places.map((agentLocation): Change => ({ type: 'agent_location.insert', agentLocation })),
      );
      deepEqual(await rival.read.agentTowns(10), [town, other]);
      deepEqual(await rival.read.agentTowns(1), [town]);
      const names = async (limit: number): Promise<readonly string[]> =>
        (await rival.read.activeAgentLocations(town, limit)).map(({ name }) => name);
      deepEqual([await names(10), await names(1)], [['A', 'B'], ['A']]);
    });
  });

  describe('cash-out codes', () => {
    it('cash_out_code.put stores every field and replaces the previous code', async ({ store, rival }) => {
      const code = aCashOutCode({ amount: 10_000_000_000, failures: 2 });
      await applied(store, { type: 'cash_out_code.put', code });
      deepEqual(await rival.read.cashOutCode(code.walletId), code);
      const next = aCashOutCode({ walletId: code.walletId, createdAtMs: NOW_MS + 1, expiresAtMs: NOW_MS + 2 });
      await applied(store, { type: 'cash_out_code.put', code: next });
      deepEqual(await rival.read.cashOutCode(code.walletId), next);
    });

    it('cash_out_code.count_failure increments the count by one', async ({ store }) => {
      const code = aCashOutCode();
      const { walletId, codeHash } = code;
      const count = { type: 'cash_out_code.count_failure', walletId, codeHash } as const;
      await refused(store, { ...count, fromFailures: 0 });
      await applied(store, { type: 'cash_out_code.put', code });
      for (const fromFailures of [0, 1]) {
        await applied(store, { ...count, fromFailures });
        equal((await store.read.cashOutCode(walletId))?.failures, fromFailures + 1);
        await refused(store, { ...count, fromFailures });
      }
      await refused(store, { ...count, fromFailures: 3 });
    });

    it('cash_out_code.count_failure is refused for a replaced code', async ({ store }) => {
      const code = aCashOutCode();
      const { walletId, codeHash } = code;
      await applied(store, { type: 'cash_out_code.put', code });
      await applied(store, { type: 'cash_out_code.put', code: aCashOutCode({ walletId }) });
      await refused(store, { type: 'cash_out_code.count_failure', walletId, codeHash, fromFailures: 0 });
      equal((await store.read.cashOutCode(walletId))?.failures, 0);
    });

    it('cash_out_code.use deletes the code, once', async ({ store }) => {
      const code = aCashOutCode();
      const { walletId, codeHash } = code;
      const use = { type: 'cash_out_code.use', walletId, codeHash, nowMs: NOW_MS } as const;
      await applied(store, { type: 'cash_out_code.put', code });
      await applied(store, use);
      equal(await store.read.cashOutCode(walletId), null);
      await refused(store, use);
    });

    it('cash_out_code.use is refused for an expired or replaced code', async ({ store }) => {
      const code = aCashOutCode({ expiresAtMs: NOW_MS + 1 });
      const { walletId, codeHash } = code;
      await applied(store, { type: 'cash_out_code.put', code });
      await refused(store, { type: 'cash_out_code.use', walletId, codeHash, nowMs: NOW_MS + 1 });
      await refused(store, { type: 'cash_out_code.use', walletId, codeHash: 'another', nowMs: NOW_MS });
      deepEqual(await store.read.cashOutCode(walletId), code);
      await applied(store, { type: 'cash_out_code.use', walletId, codeHash, nowMs: NOW_MS });
    });

    it('cash_out_code.void deletes the code of one wallet, if it exists', async ({ store }) => {
      const [code, other] = [aCashOutCode(), aCashOutCode()];
      const { walletId } = code;
      await applied(store, { type: 'cash_out_code.put', code }, { type: 'cash_out_code.put', code: other });
      await applied(store, { type: 'cash_out_code.void', walletId });
      equal(await store.read.cashOutCode(walletId), null);
      deepEqual(await store.read.cashOutCode(other.walletId), other);
      await applied(store, { type: 'cash_out_code.void', walletId });
    });
  });
}

/** A day of an account without movements. */
function aDay(): Omit<ChangeOf<'daily_total.add'>, 'amount'> {
  return {
    type: 'daily_total.add',
    accountId: anAccountId('float'),
    kind: 'cash_in',
    day: '2026-01-31',
    limit: 100,
  };
}
