import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Payment, PaymentFilter, PaymentMark, EngineStore } from '@mitako/core/engine';
import { anAccountId, anId, aPayment, aTransfer } from '../fixtures.ts';
import { sealed } from '../fixtures/ledger.ts';
import { applied, idsOf, type Suite, times } from '../suite.ts';

type Filter = Omit<PaymentFilter, 'merchantId' | 'livemode'>;

export function paymentFilterTests({ describe, alone }: Suite): void {
  describe('payments', () => {
    alone('are found by every pair of filters, and no other payments with them', async ({ store }) => {
      const merchantId = anId('mer');
      const payments = assorted(merchantId);
      const [some] = payments;
      if (some === undefined) throw new Error('There are some.');
      const others = [assorted(merchantId, true), assorted(anId('mer'))].flat();
      await insert(store, [...payments, ...others]);
      await applied(store, { type: 'transfer.insert', transfer: captureOf(some) });

      for (const filter of combinations(payments, some)) {
        const expected = payments.filter((payment) => fits(payment, filter));
        deepEqual(await allOf(store, { merchantId, livemode: false, ...filter }, 4), idsOf(expected).toReversed());
      }
    });

    alone('are all found if few match, in any number of pages', async ({ store }) => {
      const merchantId = anId('mer');
      const rare = { amount: 70, methodType: 'wallet' } as const;
      const common = { amount: 70, methodType: 'mobile_money', methodProvider: 'mtn_momo' } as const;
      const first = aPayment({ merchantId, ...rare });
      const many = times(2_500, () => aPayment({ merchantId, ...common }));
      const last = aPayment({ merchantId, ...rare });
      await insert(store, [first, ...many, last]);
      for (const filter of [
        { amount: 70, method: 'wallet' },
        { anyOf: [{ amount: 70 }], method: 'wallet' },
      ] as const) {
        deepEqual(await allOf(store, { merchantId, livemode: false, ...filter }, 20), [last.id, first.id]);
      }
    });
  });
}

/** Every status, amount and payment method, some with a reference. */
function assorted(merchantId: string, livemode = false): readonly Payment[] {
  const made: Payment[] = [];
  for (const status of ['requested', 'succeeded', 'failed'] as const) {
    for (const amount of [123, 5_000]) {
      for (const customerReference of [null, 'a', 'A', '123']) {
        for (const paid of [WALLET, MTN, ORANGE]) {
          made.push(aPayment({ merchantId, livemode, status, amount, customerReference, ...paid }));
        }
      }
    }
  }
  const [first, ...rest] = made;
  return first === undefined ? [] : [{ ...first, transactionId: anId('tx') }, ...rest];
}

const WALLET = { methodType: 'wallet' } as const;
const MTN = { methodType: 'mobile_money', methodProvider: 'mtn_momo', phoneMasked: '+2376••••••123' } as const;
const ORANGE = { methodType: 'mobile_money', methodProvider: 'orange_money', phoneMasked: '+2376••••••000' } as const;

/** Every pair. */
function combinations(payments: readonly Payment[], some: Payment): readonly Filter[] {
  const middle = payments[30]?.id ?? '';
  const choices: readonly (readonly Filter[])[] = [
    [{}, { statuses: ['failed'] }, { statuses: ['failed', 'requested', 'expired'] }, { statuses: [] }],
    [{}, { method: 'wallet' }, { method: 'orange_money' }, { method: 'mobile_money' }, { method: 'nobodys_money' }],
    [{}, { amount: 123 }, { amount: 1 }],
    [{}, { customerReference: 'a' }],
    [{}, { phoneEnding: '123' }],
    [{}, { transactionId: some.transactionId ?? '' }, { transactionId: 'tx_of_nobody' }],
    [{}, { fromId: middle }, { beforeId: middle }],
    [{}, ...MARKS.map((anyOf) => ({ anyOf })), { anyOf: ownMarks(some) }],
  ];
  return choices.flatMap((these, place) =>
    choices.slice(place + 1).flatMap((those) => these.flatMap((one) => those.map((other) => ({ ...one, ...other })))),
  );
}

const MARKS: readonly (readonly PaymentMark[])[] = [
  [],
  [{ customerReference: '123' }, { amount: 123 }, { phoneEnding: '123' }],
];

function ownMarks({ id, slug, transactionId }: Payment): readonly PaymentMark[] {
  return [{ id }, { slug }, { transferId: transactionId ?? '' }, { transferId: 'tx_of_nobody' }];
}

function fits(payment: Payment, filter: Filter): boolean {
  const { statuses, method, amount, customerReference, transactionId, phoneEnding, anyOf, fromId, beforeId } = filter;
  return (
    (statuses === undefined || statuses.includes(payment.status)) &&
    (method === undefined || [payment.methodType, payment.methodProvider].includes(method)) &&
    (amount === undefined || payment.amount === amount) &&
    (customerReference === undefined || payment.customerReference === customerReference) &&
    (transactionId === undefined || payment.transactionId === transactionId) &&
    (phoneEnding === undefined || payment.phoneMasked?.endsWith(phoneEnding) === true) &&
    (fromId === undefined || payment.id >= fromId) &&
    (beforeId === undefined || payment.id < beforeId) &&
    (anyOf === undefined || anyOf.some((mark) => bears(payment, mark)))
  );
}

function bears(payment: Payment, mark: PaymentMark): boolean {
  if ('transferId' in mark) return payment.transactionId === mark.transferId;
  if ('phoneEnding' in mark) return payment.phoneMasked?.endsWith(mark.phoneEnding) === true;
  return Object.entries(mark).every(([name, value]) => payment[name as keyof Payment] === value);
}

function captureOf({ id, merchantId, transactionId, amount }: Payment): ReturnType<typeof aTransfer> {
  return aTransfer({
    id: transactionId ?? '',
    merchantId,
    paymentId: id,
    entries: sealed([anAccountId('wallet'), -amount], [anAccountId('merchant_available'), amount]),
  });
}

/** All pages of the list, by its own cursors. */
async function allOf(store: EngineStore, filter: PaymentFilter, limit: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let afterId: string | null = null; ;) {
    const { rows, soughtThroughId } = await store.read.payments(filter, { limit, afterId });
    equal(rows.length <= limit, true, 'a page is longer than its limit');
    found.push(...idsOf(rows));
    const next: string | null = rows.length === limit ? (rows.at(-1)?.id ?? null) : soughtThroughId;
    if (next === null) return found;
    equal(found.length < 1_000, true, 'the list does not end');
    afterId = next;
  }
}

async function insert(store: EngineStore, payments: readonly Payment[]): Promise<void> {
  await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
}
