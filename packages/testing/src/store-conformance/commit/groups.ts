import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, CommitOutcome, EngineStore } from '@mitako/core/engine';
import { aMerchant, anAccount, anAccountId, anApiKey, anId, aPayment, aTransfer, NOW_MS, sealed } from '../fixtures.ts';
import { applied, type Suite, times } from '../suite.ts';

/** The expected outcome of a list in a group. */
type End = 'applied' | 'refused' | 'throws';

const APPLIED = times<End>(12, () => 'applied');

/** A store may run a group in one transaction, and splits larger groups. */
const GROUPS: readonly (readonly [string, readonly End[]])[] = [
  ['whose first list is refused', ['refused', ...APPLIED]],
  ['whose last list is refused', [...APPLIED, 'refused']],
  ['with one refused in the middle', [...APPLIED, 'refused', ...APPLIED]],
  ['with two consecutive refusals', [...APPLIED, 'refused', 'refused', ...APPLIED]],
  ['in which every other list is refused', times(40, (place) => (place % 2 === 0 ? 'refused' : 'applied'))],
  ['in which all are refused', times(12, () => 'refused')],
  ['in which one is applied and all others are refused', times(12, (place) => (place === 7 ? 'applied' : 'refused'))],
  ['with one that throws in the middle', [...APPLIED, 'throws', ...APPLIED]],
  ['in which all are refused or throw', times(12, (place) => (place % 2 === 0 ? 'refused' : 'throws'))],
  [
    'with all outcomes in turn',
    times(33, (place) => (['applied', 'refused', 'applied', 'throws'] as const)[place % 4] ?? 'applied'),
  ],
  ['of 300, one in nine refused', times(300, (place) => (place % 9 === 4 ? 'refused' : 'applied'))],
];

export function groupTests({ describe, it }: Suite): void {
  // Committed in one turn, so that a store with group commit groups these.
  describe('concurrent commits', () => {
    for (const [name, ends] of GROUPS) {
      it(`a group ${name}: each list has its own outcome`, async ({ store, rival }) => {
        const taken = anId('pay');
        await applied(store, { type: 'payment.insert', payment: aPayment({ id: taken }) });
        const members = ends.map((end, place) => aMember(end, place, taken));
        const outcomes = await Promise.all(members.map(({ list }) => settled(store, list)));
        deepEqual(
          outcomes,
          members.map(({ outcome }) => outcome),
        );
        for (const [place, { payments }] of members.entries()) {
          for (const { id } of payments) {
            const isThere = (await rival.read.paymentById(id)) !== null;
            equal(isThere, ends[place] === 'applied', `a payment of member ${place}`);
          }
        }
      });
    }

    it('a refused list undoes its own changes to a row, not those of others', async ({ store }) => {
      const account = anAccount();
      const credit = { type: 'account.credit', accountId: account.id, amount: 1 } as const;
      const tooMuch = { type: 'account.debit', accountId: account.id, amount: 1_000 } as const;
      await applied(store, { type: 'account.open', account });
      const lists = times(40, (place) => (place % 3 === 1 ? [credit, credit, tooMuch] : [credit, credit]));
      const outcomes = await Promise.all(lists.map((list) => store.commit(list)));
      for (const [place, { kind }] of outcomes.entries()) equal(kind, place % 3 === 1 ? 'refused' : 'applied');
      equal((await store.read.accountById(account.id))?.available, 2 * (40 - 13));
    });

    it('of 40 debits the 7 that the balance covers are applied', async ({ store, rival }) => {
      const account = anAccount({ available: 70 });
      await applied(store, { type: 'account.open', account });
      const payments = times(40, () => aPayment());
      const outcomes = await Promise.all(
        payments.map((payment) =>
          store.commit([
            { type: 'payment.insert', payment },
            { type: 'account.debit', accountId: account.id, amount: 10 },
          ]),
        ),
      );
      const winners = payments.filter((_, place) => outcomes[place]?.kind === 'applied');
      equal(winners.length, 7);
      equal((await rival.read.accountById(account.id))?.available, 0);
      const found = await Promise.all(payments.map(({ id }) => rival.read.paymentById(id)));
      deepEqual(
        found.filter((payment) => payment !== null),
        winners,
      );
    });

    it('each list is applied in its own order', async ({ store }) => {
      const accounts = times(40, () => anAccount());
      const outcomes = await Promise.all(
        accounts.map((account, place) => {
          const open = { type: 'account.open', account } as const;
          const give = { type: 'account.credit', accountId: account.id, amount: 5 } as const;
          const take = { type: 'account.debit', accountId: account.id, amount: 4 } as const;
          return store.commit(place % 2 === 0 ? [open, give, take, give] : [open, take, give]);
        }),
      );
      for (const [place, { id }] of accounts.entries()) {
        const isInOrder = place % 2 === 0;
        deepEqual(
          outcomes[place],
          isInOrder ? { kind: 'applied' } : { kind: 'refused', guard: 'account.debit', index: 1 },
        );
        equal((await store.read.accountById(id))?.available, isInOrder ? 6 : undefined);
      }
    });

    it('lists with relaxed durability have their own outcome too', async ({ store }) => {
      const merchant = aMerchant();
      const apiKey = anApiKey(merchant);
      await applied(store, { type: 'merchant.insert', merchant }, { type: 'api_key.insert', apiKey });
      const outcomes = await Promise.all(
        times(36, (place) => {
          const touch = { type: 'api_key.touch', id: apiKey.id, nowMs: NOW_MS + place } as const;
          const none = { type: 'assert.api_key', id: anId('key'), allowedFrom: [], nowMs: NOW_MS } as const;
          if (place % 3 === 0) return store.commit([touch]);
          return store.commit(place % 3 === 1 ? [touch, none] : [{ type: 'payment.insert', payment: aPayment() }]);
        }),
      );
      for (const [place, { kind }] of outcomes.entries()) equal(kind, place % 3 === 1 ? 'refused' : 'applied');
      equal((await store.read.apiKeyById(apiKey.id))?.lastUsedAtMs, NOW_MS + 33);
    });
  });
}

interface Member {
  readonly list: readonly Change[];
  readonly payments: readonly { readonly id: string }[];
  readonly outcome: CommitOutcome | 'threw';
}

/** Two payments and, unless it is applied, a failing change at any position: a row count, a unique key or a CHECK. */
function aMember(end: End, place: number, takenId: string): Member {
  const payments = [aPayment(), aPayment()];
  const list: Change[] = payments.map((payment) => ({ type: 'payment.insert', payment }));
  if (end === 'applied') return { list, payments, outcome: { kind: 'applied' } };
  const index = place % 3;
  if (end === 'throws') {
    const transfer = aTransfer({ entries: sealed([anAccountId('fees'), 1]) });
    return { list: list.toSpliced(index, 0, { type: 'transfer.insert', transfer }), payments, outcome: 'threw' };
  }
  const guards: readonly Change[] = [
    { type: 'assert.api_key', id: anId('key'), allowedFrom: [], nowMs: NOW_MS },
    { type: 'payment.insert', payment: aPayment({ id: takenId }) },
    { type: 'account.debit', accountId: anAccountId('wallet'), amount: 1 },
    { type: 'payment.insert', payment: aPayment({ amount: -1 }) },
  ];
  const guard = guards[place % guards.length];
  if (guard === undefined) throw new Error('There are four.');
  return {
    list: list.toSpliced(index, 0, guard),
    payments,
    outcome: { kind: 'refused', guard: guard.type, index },
  };
}

function settled(store: EngineStore, list: readonly Change[]): Promise<CommitOutcome | 'threw'> {
  return store.commit(list).catch(() => 'threw' as const);
}
