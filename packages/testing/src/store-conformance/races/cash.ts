import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aCashOutCode, anAccountId, NOW_MS } from '../fixtures.ts';
import { applied, race, refused, type Suite, times } from '../suite.ts';

const DAY = { type: 'daily_total.add', kind: 'cash_out', day: '2026-01-31', limit: 75 } as const;

export function cashRaceTests({ describe, it }: Suite): void {
  describe('concurrent cash operations', () => {
    for (const [name, before] of [
      ['the first of a day', null],
      ['later in a day', 0],
    ] as const) {
      it(`12 concurrent amounts, ${name}, stay within the limit`, async (stores) => {
        const { store } = stores;
        await race(stores, {
          prepare: async () => {
            const accountId = anAccountId('float');
            if (before !== null) await applied(store, { ...DAY, accountId, amount: before });
            return accountId;
          },
          lists: (accountId) => times(12, () => [{ ...DAY, accountId, amount: 10 }]),
          winners: 7,
          guard: 'daily_total.add',
          afterwards: async (accountId) => {
            // Exactly 70 were counted.
            await refused(store, { ...DAY, accountId, amount: 6 });
            await applied(store, { ...DAY, accountId, amount: 5 });
          },
        });
      });
    }

    it('one of 8 requests uses a code', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const code = aCashOutCode();
          await applied(stores.store, { type: 'cash_out_code.put', code });
          return code;
        },
        lists: ({ walletId, codeHash }) =>
          times(8, () => [{ type: 'cash_out_code.use', walletId, codeHash, nowMs: NOW_MS }]),
        guard: 'cash_out_code.use',
        afterwards: async ({ walletId }) => equal(await stores.store.read.cashOutCode(walletId), null),
      });
    });

    it('of 8 concurrent guesses one is counted, so that only one is compared', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const code = aCashOutCode();
          await applied(stores.store, { type: 'cash_out_code.put', code });
          return code;
        },
        lists: ({ walletId, codeHash }) =>
          times(8, () => [{ type: 'cash_out_code.count_failure', walletId, codeHash, fromFailures: 0 }]),
        guard: 'cash_out_code.count_failure',
        afterwards: async ({ walletId }) => equal((await stores.store.read.cashOutCode(walletId))?.failures, 1),
      });
    });

    it('a code that replaces another during its use remains', async ({ store, rival }) => {
      for (let round = 0; round < 8; round += 1) {
        const code = aCashOutCode();
        const { walletId, codeHash } = code;
        const next = aCashOutCode({ walletId });
        await applied(store, { type: 'cash_out_code.put', code });
        const [replaced] = await Promise.all([
          store.commit([{ type: 'cash_out_code.put', code: next }]),
          rival.commit([{ type: 'cash_out_code.use', walletId, codeHash, nowMs: NOW_MS }]),
        ]);
        equal(replaced.kind, 'applied');
        deepEqual(await store.read.cashOutCode(walletId), next);
      }
    });
  });
}
