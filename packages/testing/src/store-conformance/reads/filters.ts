import { deepStrictEqual as deepEqual } from 'node:assert';
import type {
  AttemptFilter,
  Change,
  Delivery,
  DeliveryFilter,
  DisputeFilter,
  EngineStore,
  Page,
  Payment,
  RefundFilter,
  RowOwner,
  SettlementFilter,
} from '@mitako/core/engine';
import {
  aDelivery,
  aDispute,
  anAttempt,
  anEndpoint,
  anEvent,
  aMerchant,
  anId,
  aPayment,
  aRefund,
  aSettlement,
  NOW_MS,
} from '../fixtures.ts';
import { withDeliveries } from '../inserted.ts';
import { applied, idsOf, pagesThrough, type Suite, times } from '../suite.ts';

export function filterTests({ describe, alone }: Suite): void {
  describe('all combinations of filters', () => {
    alone('of attempts', async ({ store }) => {
      const payments = await aFewPayments(store);
      const attempts = each(payments, ['failed', 'needs_review'], (payment, status) => anAttempt(payment, { status }));
      await applied(store, ...attempts.map((attempt): Change => ({ type: 'attempt.insert', attempt })));
      const filters: readonly AttemptFilter[] = ofPayments(payments, ['failed', 'succeeded']);
      await lists(attempts, filters, store.read.attempts);
    });

    alone('of refunds', async ({ store }) => {
      const payments = await aFewPayments(store);
      const refunds = each(payments, ['pending', 'failed'], (payment, status) => aRefund(payment, { status }));
      await applied(store, ...refunds.map((refund): Change => ({ type: 'refund.insert', refund })));
      const filters: readonly RefundFilter[] = ofPayments(payments, ['pending', 'succeeded']);
      await lists(refunds, filters, store.read.refunds);
    });

    alone('of disputes', async ({ store }) => {
      const payments = await aFewPayments(store);
      const disputes = each(payments, ['needs_response', 'lost'], (payment, status) => aDispute(payment, { status }));
      await applied(store, ...disputes.map((dispute): Change => ({ type: 'dispute.insert', dispute })));
      const filters: readonly DisputeFilter[] = ofPayments(payments, ['needs_response', 'lost', 'won']);
      await lists(disputes, filters, store.read.disputes);
    });

    alone('of settlements', async ({ store }) => {
      const settlements = fewOwners().flatMap((owner) =>
        ['XAF', 'XOF'].flatMap((currency) =>
          (['pending', 'paid', 'paid'] as const).map((status, place) =>
            aSettlement({ ...owner, currency, status, fromSequence: place + 1, throughSequence: place + 1 }),
          ),
        ),
      );
      await applied(store, ...settlements.map((settlement): Change => ({ type: 'settlement.insert', settlement })));
      const filters = owners(settlements).flatMap((owner) =>
        ([undefined, 'paid', 'failed'] as const).flatMap((status) =>
          [undefined, 'XOF'].map((currency): SettlementFilter => ({ owner, status, currency })),
        ),
      );
      await lists(settlements, filters, store.read.settlements);
    });

    alone('of deliveries', async ({ store }) => {
      const merchants = [aMerchant(), aMerchant()];
      const endpoints = merchants.flatMap((merchant) =>
        [true, false].flatMap((livemode) => times(2, () => anEndpoint(merchant, { livemode }))),
      );
      await applied(
        store,
        ...merchants.map((merchant): Change => ({ type: 'merchant.insert', merchant })),
        ...endpoints.map((endpoint): Change => ({ type: 'endpoint.insert', endpoint, limit: 4 })),
      );
      const deliveries = endpoints.flatMap((endpoint) =>
        STATES.flatMap(([, status, attemptsCount]) =>
          [NOW_MS, NOW_MS + 1].map((createdAtMs) =>
            aDelivery(anEvent({ merchantId: endpoint.merchantId, livemode: endpoint.livemode }), endpoint, {
              status,
              attemptsCount,
              createdAtMs,
            }),
          ),
        ),
      );
      await withDeliveries(store, deliveries);
      const [first, second] = deliveries;
      for (const owner of owners(deliveries)) {
        for (const statuses of STATUS_FILTERS) {
          for (const endpointId of [undefined, first?.endpointId]) {
            for (const from of [{}, { createdFromMs: NOW_MS + 1 }, { fromId: second?.id }]) {
              const filter: DeliveryFilter = { owner, statuses, endpointId, ...from };
              const expected = deliveries.filter((delivery) => matchesFilter(delivery, filter));
              const list = (page: Page): Promise<readonly Delivery[]> => store.read.deliveries(filter, page);
              await pagesThrough(list, idsOf(expected).toReversed(), 7);
            }
          }
        }
      }
    });
  });
}

/** Status of a delivery, by its state and its attempts. */
const STATES = [
  ['waiting', 'pending', 0],
  ['failing', 'pending', 2],
  ['failed', 'failed', 1],
  ['succeeded', 'delivered', 1],
  ['canceled', 'canceled', 1],
] as const;

/** Each status, some combinations, and one repeated. */
const STATUS_FILTERS: readonly DeliveryFilter['statuses'][] = [
  undefined,
  ...STATES.map(([status]) => [status]),
  ['failing', 'failed'],
  ['waiting', 'canceled', 'failing', 'waiting'],
];

function stateOf({ status, attemptsCount }: Delivery): (typeof STATES)[number][0] {
  const stands = STATES.find(([, state, attempts]) => state === status && attempts > 0 === attemptsCount > 0);
  if (stands === undefined) throw new RangeError(`${status} after ${attemptsCount} attempts is not listed.`);
  return stands[0];
}

function matchesFilter(
  delivery: Delivery,
  { owner, statuses, endpointId, createdFromMs, fromId }: DeliveryFilter,
): boolean {
  return (
    isOf(delivery, owner) &&
    (statuses === undefined || statuses.includes(stateOf(delivery))) &&
    (endpointId === undefined || delivery.endpointId === endpointId) &&
    (createdFromMs === undefined || delivery.createdAtMs >= createdFromMs) &&
    (fromId === undefined || delivery.id >= fromId)
  );
}

/** Two merchants, each in both modes. */
function fewOwners(): readonly Owned[] {
  return [anId('mer'), anId('mer')].flatMap((merchantId) =>
    [true, false].map((livemode) => ({ merchantId, livemode })),
  );
}

/** Two for each of a few owners. */
async function aFewPayments(store: EngineStore): Promise<readonly Payment[]> {
  const payments = fewOwners().flatMap((owner) => times(2, () => aPayment(owner)));
  await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
  return payments;
}

/** A row of each payment with each of these statuses. */
function each<const Status, Row>(
  payments: readonly Payment[],
  statuses: readonly Status[],
  make: (payment: Payment, status: Status) => Row,
): readonly Row[] {
  return payments.flatMap((payment) => statuses.map((status) => make(payment, status)));
}

/** Every combination of the first payment's owner, these statuses, and its id. */
function ofPayments<const Status>(
  payments: readonly Payment[],
  statuses: readonly Status[],
): readonly {
  readonly owner: RowOwner | undefined;
  readonly status: Status | undefined;
  readonly paymentId: string | undefined;
}[] {
  return owners(payments).flatMap((owner) =>
    [undefined, ...statuses].flatMap((status) =>
      [undefined, payments[0]?.id].map((paymentId) => ({ owner, status, paymentId })),
    ),
  );
}

interface Owned {
  readonly merchantId: string;
  readonly livemode: boolean;
}

/** All merchants, all merchants in one mode, the first row's owner in both modes, and an owner without rows. */
function owners([first]: readonly Owned[]): readonly (RowOwner | undefined)[] {
  const { merchantId = '', livemode = false } = first ?? {};
  return [
    undefined,
    { livemode },
    { merchantId, livemode },
    { merchantId, livemode: !livemode },
    { merchantId: anId('mer'), livemode },
  ];
}

function isOf(row: Owned, owner: RowOwner | undefined): boolean {
  if (owner === undefined) return true;
  return row.livemode === owner.livemode && (!('merchantId' in owner) || row.merchantId === owner.merchantId);
}

/** Expects the rows that have what each filter names, newest first. */
async function lists<
  Row extends Owned & { readonly id: string },
  Filter extends { readonly owner?: RowOwner | undefined },
>(
  rows: readonly Row[],
  filters: readonly Filter[],
  read: (filter: Filter, page: Page) => Promise<readonly Row[]>,
): Promise<void> {
  for (const filter of filters) {
    const { owner, ...fields } = filter;
    const expected = rows.filter(
      (row) =>
        isOf(row, owner) &&
        Object.entries(fields).every(([name, value]) => value === undefined || Reflect.get(row, name) === value),
    );
    await pagesThrough((page) => read(filter, page), idsOf(expected).toReversed());
    deepEqual(await read(filter, { limit: 1, afterId: null }), expected.slice(-1));
  }
}
