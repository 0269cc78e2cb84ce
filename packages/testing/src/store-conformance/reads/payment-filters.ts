import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import {
  type Change,
  descriptionTermsOf,
  type EngineStore,
  isNumber,
  type Payment,
  type PaymentFilter,
  type PaymentMark,
  type PaymentStatusSum,
  referenceTermsOf,
  searchTextOf,
  type SearchWords,
  searchWordsIn,
} from '@mitako/core/engine';
import { anAccountId, anAttempt, anId, aPayment, aTransfer, NOW_MS } from '../fixtures.ts';
import { sealed } from '../fixtures/ledger.ts';
import { applied, idsOf, type Suite, times } from '../suite.ts';

const HOUR_MS = 60 * 60 * 1000;

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
        const { sums, isWhole } = await store.read.paymentSums({ merchantId, livemode: false, ...filter }, 1_000);
        deepEqual(inOrder(sums), inOrder(sumsOf(expected)));
        equal(isWhole, true);
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
        // As far as a page looks.
        const found = await store.read.paymentSums({ merchantId, livemode: false, ...filter }, 20);
        deepEqual(found, { sums: sumsOf([last]), isWhole: false });
      }
    });

    alone('past their expiry are expired in filters and sums, whatever is stored', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const over = times(30, () => aPayment({ ...owner, status: 'requested', expiresAtMs: NOW_MS }));
      const open = times(3, () => aPayment({ ...owner, status: 'requested', expiresAtMs: NOW_MS + 1 }));
      const ended = aPayment({ ...owner, status: 'expired', expiresAtMs: NOW_MS });
      const running = aPayment({ ...owner, status: 'processing', expiresAtMs: NOW_MS });
      const others = [aPayment({ ...owner, livemode: true, expiresAtMs: NOW_MS }), aPayment({ expiresAtMs: NOW_MS })];
      await insert(store, [...over, ...open, ended, running, ...others]);
      const shown = [...over.map((payment) => ({ ...payment, status: 'expired' as const })), ...open, ended, running];
      for (const statuses of [
        ['expired'],
        ['requested'],
        ['requested', 'expired'],
        ['expired', 'processing', 'failed'],
        ['requested', 'processing', 'failed'],
        undefined,
      ] as const) {
        for (const narrower of [{}, { amount: running.amount }]) {
          const filter = { ...owner, ...narrower, statuses, nowMs: NOW_MS };
          const expected = shown.filter(
            ({ status }) => statuses === undefined || statuses.some((one) => one === status),
          );
          deepEqual(await allOf(store, filter, 4), idsOf(expected).toSorted().toReversed());
          const { sums, isWhole } = await store.read.paymentSums(filter, 100);
          deepEqual([inOrder(sums), isWhole], [inOrder(sumsOf(expected)), true]);
        }
      }
    });

    alone('are found by the days on which they were paid, and by the moment within them', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const noonMs = Date.UTC(2026, 0, 15, 12);
      // Six times a day, not in the order of creation; days in Douala begin at 23:00 UTC.
      const paidAt = Array.from({ length: 60 }, (_, place) => noonMs + ((place * 7) % 60) * 4 * HOUR_MS);
      const payments = paidAt.map((succeededAtMs, place) =>
        aPayment({ ...owner, status: place % 3 === 0 ? 'refunded' : 'succeeded', succeededAtMs }),
      );
      const others = [
        aPayment({ ...owner, livemode: true, succeededAtMs: noonMs }),
        aPayment({ succeededAtMs: noonMs }),
      ];
      await insert(store, [...payments, ...others, aPayment({ ...owner, status: 'requested' })]);
      for (const { id, merchantId, livemode, succeededAtMs } of [...payments, ...others]) {
        const over = { merchantId, livemode, paymentId: id, createdAtMs: succeededAtMs ?? 0 };
        await applied(store, { type: 'transfer.insert', transfer: aTransfer({ ...over, kind: 'capture' }) });
        await applied(store, { type: 'transfer.insert', transfer: aTransfer({ ...over, kind: 'release' }) });
      }
      const dayMs = Date.UTC(2026, 0, 17, 23);
      const nowMs = Date.UTC(2026, 1, 1);
      const periods: readonly Filter[] = [
        { succeededFromMs: dayMs, succeededToMs: dayMs + 24 * HOUR_MS },
        { succeededFromMs: dayMs, succeededToMs: dayMs + 72 * HOUR_MS },
        { succeededFromMs: noonMs + 1, succeededToMs: dayMs + HOUR_MS },
        { succeededFromMs: noonMs, succeededToMs: noonMs + 1 },
        { succeededFromMs: dayMs, succeededToMs: dayMs },
        { succeededFromMs: dayMs },
        { succeededToMs: dayMs },
        { succeededFromMs: 0, succeededToMs: nowMs },
      ];
      for (const period of periods) {
        for (const narrowed of [{}, { statuses: ['refunded'] as const }, { amount: 1 }]) {
          const filter = { ...owner, nowMs, ...period, ...narrowed };
          const expected = payments.filter((payment) => fits(payment, filter));
          deepEqual(await allOf(store, filter, 4), idsOf(expected).toSorted().toReversed());
          const { sums } = await store.read.paymentSums(filter, 100);
          deepEqual(inOrder(sums), inOrder(sumsOf(expected)));
        }
      }
    });

    alone('are summed by status and currency, the newest ones as far as the limit', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const payments = (['failed', 'succeeded', 'refunded', 'failed', 'requested'] as const).map((status, place) =>
        aPayment({ ...owner, status, amount: 10 ** place, amountRefunded: status === 'refunded' ? 30 : 0 }),
      );
      await insert(store, [...payments, aPayment({ ...owner, livemode: true }), aPayment({ status: 'failed' })]);
      const sums = async (filter: Filter, limit: number) => {
        const found = await store.read.paymentSums({ ...owner, ...filter }, limit);
        return { ...found, sums: inOrder(found.sums) };
      };
      const newest = payments.toReversed();
      deepEqual(await sums({}, 6), { sums: inOrder(sumsOf(payments)), isWhole: true });
      deepEqual(await sums({}, 5), { sums: inOrder(sumsOf(payments)), isWhole: false });
      deepEqual(await sums({}, 2), { sums: inOrder(sumsOf(newest.slice(0, 2))), isWhole: false });
      const failed = payments.filter(({ status }) => status === 'failed');
      deepEqual(await sums({ statuses: ['failed'] }, 3), { sums: sumsOf(failed), isWhole: true });
      deepEqual(await sums({ statuses: ['failed'] }, 1), { sums: sumsOf(failed.slice(1)), isWhole: false });
      deepEqual(await sums({ statuses: ['expired'] }, 1), { sums: [], isWhole: true });
      deepEqual(await sums({ statuses: [] }, 1), { sums: [], isWhole: true });
    });

    alone('are found by a text as a scan of all texts finds them', async ({ store }) => {
      const merchantId = anId('mer');
      const random = randomOf(17);
      const payments = times(600, () => aPaymentWithWords(merchantId, random));
      const described = new Map(
        payments.flatMap((payment) => {
          const terms = random(3) === 0 ? descriptionTermsOf(payment) : [];
          return terms.length === 0 ? [] : [[payment.id, terms] as const];
        }),
      );
      const scan = scanOf(payments, described);
      await insert(store, [
        ...payments,
        aPaymentWithWords(merchantId, random, true),
        aPaymentWithWords(anId('mer'), random),
      ]);
      for (const payment of payments) {
        const terms = described.get(payment.id);
        if (terms !== undefined) await applied(store, { type: 'payment.describe', payment, terms });
      }
      const seen = new Set<string>();
      for (let round = 0; round < 400; round += 1) {
        const text = searchWordsIn(queryFrom(payments, random));
        const statuses = random(4) === 0 ? (['failed'] as const) : undefined;
        const search = JSON.stringify([text, statuses]);
        if (text === null || seen.has(search)) continue;
        seen.add(search);
        const expected = scan(text).filter(({ status }) => statuses === undefined || status === 'failed');
        const filter = { merchantId, livemode: false, anyOf: [text], statuses };
        deepEqual(await allOf(store, filter, 50), idsOf(expected).toReversed(), `searching for ${search}`);
      }
    });

    alone('are all found by words that many have, in any number of pages', async ({ store }) => {
      const merchantId = anId('mer');
      const first = aPayment({ merchantId, description: 'Sac rouge' });
      const many = times(1_500, (place) =>
        aPayment({
          merchantId,
          customerReference: `CMD-${place}`,
          description: `bleu ${place % 2 === 0 ? 'vif' : ''}`,
        }),
      );
      const last = aPayment({ merchantId, description: 'Sac rouge' });
      await insert(store, [first, ...many, last]);
      const all = [first, ...many, last];
      const searches: readonly (readonly [query: string, expected: readonly Payment[]])[] = [
        ['rouge', [first, last]],
        ['sa rou', [first, last]],
        ['cmd', many],
        ['CMD 7', many.filter((_, place) => String(place).startsWith('7'))],
        ['1499', many.slice(1_499)],
        ['bleu', many],
        ['bl vif', many.filter((_, place) => place % 2 === 0)],
        ['bleu rouge', []],
      ];
      for (const [query, expected] of searches) {
        const found = await allOf(store, { merchantId, livemode: false, anyOf: [textOf(query)] }, 400);
        deepEqual(found, idsOf(all.filter((payment) => expected.includes(payment))).toReversed(), query);
      }
    });

    alone('are found by their descriptions where nothing else finds one', async ({ store }) => {
      const merchantId = anId('mer');
      const old = aPayment({ merchantId, amount: 70 });
      const newer = times(1_200, () => aPayment({ merchantId, description: 'Lot 70' }));
      await insert(store, [old, ...newer]);
      const found = (anyOf: readonly PaymentMark[]) => allOf(store, { merchantId, livemode: false, anyOf }, 400);
      // On the first page, although its words are those of newer payments.
      const { rows } = await store.read.payments(
        { merchantId, livemode: false, anyOf: [{ amount: 70 }, textOf('70')] },
        { limit: 20, afterId: null },
      );
      deepEqual(idsOf(rows), [old.id]);
      deepEqual(await found([{ amount: 71 }, textOf('70')]), idsOf(newer).toReversed());
    });

    alone("are found by a provider's reference of an attempt", async ({ store }) => {
      const merchantId = anId('mer');
      const [paid, other] = [aPayment({ merchantId }), aPayment({ merchantId })];
      const elsewhere = aPayment();
      for (const [payment, railReference, requestId] of [
        [paid, 'MP240115.1030.A12345', 'req-1'],
        [other, 'MP240115.1031.A12345', 'req-2'],
        [elsewhere, 'MP240115.1030.A12345', 'req-1'],
      ] as const) {
        const railDetail = { code: null, message: null, requestId };
        const attempt = anAttempt(payment, { railReference, railDetail, status: 'failed' });
        await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
      }
      for (const railReference of ['MP240115.1030.A12345', 'req-1']) {
        deepEqual(await allOf(store, { merchantId, livemode: false, anyOf: [{ railReference }] }, 10), [paid.id]);
      }
    });
  });
}

/** As the store sums them, in the order in which they first occur. */
function sumsOf(payments: readonly Payment[]): readonly PaymentStatusSum[] {
  const groups = Map.groupBy(payments, ({ status, currency }) => `${status} ${currency}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      {
        status: first.status,
        currency: first.currency,
        paymentsCount: group.length,
        amount: group.reduce((sum, { amount }) => sum + amount, 0),
        amountRefunded: group.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0),
      },
    ];
  });
}

function inOrder(sums: readonly PaymentStatusSum[]): readonly PaymentStatusSum[] {
  return sums.toSorted((one, other) =>
    `${one.status} ${one.currency}` < `${other.status} ${other.currency}` ? -1 : 1,
  );
}

/** The same numbers each time, from 0 up to a limit. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % limit;
  };
}

const TEXTS = ['Commande', 'commande', 'Crème', 'créer', 'CMD', 'sac', 'à', 'Œuf', 'x', 'заказ'] as const;

/** With a reference, a description, both or neither. */
function aPaymentWithWords(merchantId: string, random: (limit: number) => number, livemode = false): Payment {
  const some = (): string => TEXTS[random(TEXTS.length)] ?? '';
  const number = (): string => String(random(10 ** (1 + random(7))));
  return aPayment({
    merchantId,
    livemode,
    status: random(2) === 0 ? 'failed' : 'succeeded',
    customerReference: random(4) === 0 ? null : `${some()}${random(2) === 0 ? '-' : ''}${number()}`,
    description: random(4) === 0 ? null : `${some()}, ${number()} ${some()}${some()}`,
  });
}

/** One or two parts of texts that are there. */
function queryFrom(payments: readonly Payment[], random: (limit: number) => number): string {
  const part = (): string => {
    const { customerReference, description } = payments[random(payments.length)] ?? {};
    const words = `${customerReference ?? ''} ${description ?? ''}`.split(/[ ,]+/).filter((word) => word !== '');
    const word = words[random(Math.max(1, words.length))] ?? 'nothing';
    return word.slice(0, 1 + random(word.length));
  };
  return random(2) === 0 ? part() : `${part()} ${part()}`;
}

/**
 * By looking at every text: payments with a term that is the number, or begins so, of their references and of descriptions
 * that are indexed; without any, those whose texts have all words.
 */
function scanOf(
  payments: readonly Payment[],
  described: ReadonlyMap<string, readonly string[]>,
): (text: SearchWords) => readonly Payment[] {
  const texts = payments.map((payment) => ({
    payment,
    terms: [...referenceTermsOf(payment.customerReference), ...(described.get(payment.id) ?? [])],
    words: searchTextOf(payment)?.trim().split(' ') ?? [],
  }));
  return ({ joined, words }) => {
    const isWhole = isNumber(joined) && texts.some(({ terms }) => terms.includes(joined));
    const begins = (term: string): boolean => joined.length >= 3 && term.startsWith(joined);
    const exact = texts.filter(({ terms }) => (isWhole ? terms.includes(joined) : terms.some(begins)));
    const found =
      exact.length > 0
        ? exact
        : texts.filter((text) => words.every((word) => text.words.some((other) => other.startsWith(word))));
    return found.map(({ payment }) => payment);
  };
}

function textOf(query: string): SearchWords {
  const words = searchWordsIn(query);
  if (words === null) throw new Error('It has neither letters nor digits.');
  return words;
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

const CUSTOMER = anId('cus');
const WALLET = { methodType: 'wallet', customerId: CUSTOMER } as const;
const MTN = { methodType: 'mobile_money', methodProvider: 'mtn_momo', phoneMasked: '+2376••••••123' } as const;
const ORANGE = { methodType: 'mobile_money', methodProvider: 'orange_money', phoneMasked: '+2376••••••000' } as const;

/** None, each alone, and every pair. */
function combinations(payments: readonly Payment[], some: Payment): readonly Filter[] {
  const middle = payments[30]?.id ?? '';
  const choices: readonly (readonly Filter[])[] = [
    [{ statuses: ['failed'] }, { statuses: ['failed', 'requested', 'expired'] }, { statuses: [] }],
    [{ method: 'wallet' }, { method: 'orange_money' }, { method: 'mobile_money' }, { method: 'nobodys_money' }],
    [{ amount: 123 }, { amount: 1 }],
    [{ customerReference: 'a' }],
    [{ phoneEnding: '123' }],
    [{ customer: { id: CUSTOMER, fromAttemptId: '' } }, { customer: { id: CUSTOMER, fromAttemptId: null } }],
    [{ transactionId: some.transactionId ?? '' }, { transactionId: 'tx_of_nobody' }],
    [{ fromId: middle }, { beforeId: middle }],
    [{ succeededFromMs: NOW_MS }, { succeededToMs: NOW_MS }],
    [...MARKS.map((anyOf) => ({ anyOf })), { anyOf: ownMarks(some) }],
  ];
  const pairs = choices.flatMap((these, place) =>
    choices
      .slice(place + 1)
      .flat()
      .flatMap((other) => these.map((one) => ({ ...one, ...other }))),
  );
  return [{}, ...choices.flat(), ...pairs];
}

const MARKS: readonly (readonly PaymentMark[])[] = [
  [],
  [{ customerReference: '123' }, { amount: 123 }, { phoneEnding: '123' }],
  [{ customerId: CUSTOMER }, { customerReference: 'A' }],
];

function ownMarks({ id, slug, transactionId }: Payment): readonly PaymentMark[] {
  return [{ id }, { slug }, { transferId: transactionId ?? '' }, { transferId: 'tx_of_nobody' }];
}

function fits(payment: Payment, filter: Filter): boolean {
  const { statuses, method, amount, customerReference, customer, transactionId, phoneEnding, anyOf } = filter;
  const { fromId, beforeId, succeededFromMs, succeededToMs } = filter;
  return (
    (statuses === undefined || statuses.includes(payment.status)) &&
    (method === undefined || [payment.methodType, payment.methodProvider].includes(method)) &&
    (amount === undefined || payment.amount === amount) &&
    (customerReference === undefined || payment.customerReference === customerReference) &&
    (customer === undefined || (customer.fromAttemptId !== null && payment.customerId === customer.id)) &&
    (transactionId === undefined || payment.transactionId === transactionId) &&
    (phoneEnding === undefined || payment.phoneMasked?.endsWith(phoneEnding) === true) &&
    (fromId === undefined || payment.id >= fromId) &&
    (beforeId === undefined || payment.id < beforeId) &&
    (succeededFromMs === undefined || (payment.succeededAtMs !== null && payment.succeededAtMs >= succeededFromMs)) &&
    (succeededToMs === undefined || (payment.succeededAtMs !== null && payment.succeededAtMs < succeededToMs)) &&
    (anyOf === undefined || anyOf.some((mark) => bears(payment, mark)))
  );
}

function bears(payment: Payment, mark: PaymentMark): boolean {
  if ('words' in mark || 'railReference' in mark) throw new Error('It has a test of its own.');
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

/** Sorts after every id. */
const LAST_ID = '~';

/** All pages of the list, by its own cursors. */
async function allOf(store: EngineStore, filter: PaymentFilter, limit: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let afterId: string | null = null; ;) {
    const { rows, examinedThroughId } = await store.read.payments(filter, { limit, afterId });
    equal(rows.length <= limit, true, 'a page is longer than its limit');
    found.push(...idsOf(rows));
    const next: string | null = rows.length === limit ? (rows.at(-1)?.id ?? null) : examinedThroughId;
    if (next === null) return found;
    equal(next < (afterId ?? LAST_ID), true, 'the list does not advance');
    afterId = next;
  }
}

/** What a payment shows of how it was paid is that of its last attempt. */
function withItsAttempt(payment: Payment): readonly Change[] {
  const { methodType, methodProvider, phoneMasked, customerId } = payment;
  const made: Change = { type: 'payment.insert', payment };
  if (methodType === null) return [made];
  const paidBy = { methodType, methodProvider, phoneMasked, customerId };
  return [made, { type: 'attempt.insert', attempt: anAttempt(payment, { ...paidBy, status: 'failed' }) }];
}

async function insert(store: EngineStore, payments: readonly Payment[]): Promise<void> {
  await applied(store, ...payments.flatMap((payment) => withItsAttempt(payment)));
}
