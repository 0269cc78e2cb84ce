import type {
  Attempt,
  AttemptFilter,
  Change,
  Delivery,
  DeliveryFilter,
  Page,
  Payment,
  Refund,
  RefundFilter,
  RowOwner,
} from '@mitako/core/engine';
import { aDelivery, anAttempt, anEndpoint, anEvent, aMerchant, anId, aPayment, aRefund, NOW_MS } from '../fixtures.ts';
import { withDeliveries } from '../inserted.ts';
import { applied, idsOf, pagesThrough, type Suite, times } from '../suite.ts';

export function filterTests({ describe, alone }: Suite): void {
  describe('all combinations of filters', () => {
    alone('of attempts', async ({ store }) => {
      const payments = aFewPayments();
      const attempts = payments.flatMap((payment) =>
        (['failed', 'needs_review'] as const).map((status) => anAttempt(payment, { status })),
      );
      await applied(
        store,
        ...payments.map((payment): Change => ({ type: 'payment.insert', payment })),
        ...attempts.map((attempt): Change => ({ type: 'attempt.insert', attempt })),
      );
      for (const filter of ofPayments<AttemptFilter>(payments, ['failed', 'succeeded'])) {
        const expected = attempts.filter((attempt) => isOfPayment(attempt, filter));
        const list = (page: Page): Promise<readonly Attempt[]> => store.read.attempts(filter, page);
        await pagesThrough(list, idsOf(expected).toReversed());
      }
    });

    alone('of refunds', async ({ store }) => {
      const payments = aFewPayments();
      const refunds = payments.flatMap((payment) =>
        (['pending', 'failed'] as const).map((status) => aRefund(payment, { status })),
      );
      await applied(
        store,
        ...payments.map((payment): Change => ({ type: 'payment.insert', payment })),
        ...refunds.map((refund): Change => ({ type: 'refund.insert', refund })),
      );
      for (const filter of ofPayments<RefundFilter>(payments, ['pending', 'succeeded'])) {
        const expected = refunds.filter((refund) => isOfPayment(refund, filter));
        const list = (page: Page): Promise<readonly Refund[]> => store.read.refunds(filter, page);
        await pagesThrough(list, idsOf(expected).toReversed());
      }
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
        STANDS.flatMap(([, status, attemptsCount]) =>
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
      const { merchantId = '', livemode = false, endpointId } = deliveries[0] ?? {};
      for (const owner of owners(merchantId, livemode)) {
        for (const statuses of SOUGHT) {
          for (const endpoint of [undefined, endpointId]) {
            for (const createdFromMs of [undefined, NOW_MS + 1]) {
              const filter: DeliveryFilter = { owner, statuses, endpointId: endpoint, createdFromMs };
              const expected = deliveries.filter(
                (delivery) =>
                  isOf(delivery, owner) &&
                  (statuses === undefined || statuses.includes(standsAs(delivery))) &&
                  (endpoint === undefined || delivery.endpointId === endpoint) &&
                  (createdFromMs === undefined || delivery.createdAtMs >= createdFromMs),
              );
              const list = (page: Page): Promise<readonly Delivery[]> => store.read.deliveries(filter, page);
              await pagesThrough(list, idsOf(expected).toReversed());
            }
          }
        }
      }
    });
  });
}

/** Status of a delivery, by its state and its attempts. */
const STANDS = [
  ['waiting', 'pending', 0],
  ['failing', 'pending', 2],
  ['failed', 'failed', 1],
  ['succeeded', 'delivered', 1],
  ['canceled', 'canceled', 1],
] as const;

/** Each status, some combinations, and one repeated. */
const SOUGHT: readonly DeliveryFilter['statuses'][] = [
  undefined,
  ...STANDS.map(([status]) => [status]),
  ['failing', 'failed'],
  ['waiting', 'canceled', 'failing', 'waiting'],
];

function standsAs({ status, attemptsCount }: Delivery): (typeof STANDS)[number][0] {
  const stands = STANDS.find(([, state, attempts]) => state === status && attempts > 0 === attemptsCount > 0);
  if (stands === undefined) throw new RangeError(`${status} after ${attemptsCount} attempts is not listed.`);
  return stands[0];
}

/** Two merchants with two rows per mode. */
function aFewPayments(): readonly Payment[] {
  return [anId('mer'), anId('mer')].flatMap((merchantId) =>
    [true, false].flatMap((livemode) => times(2, () => aPayment({ merchantId, livemode }))),
  );
}

interface OfPayment<Status> {
  readonly owner?: RowOwner | undefined;
  readonly status?: Status | undefined;
  readonly paymentId?: string | undefined;
}

/** Every combination of the first payment's owner, these statuses, and its id. */
function ofPayments<Filter extends OfPayment<unknown>>(
  payments: readonly Payment[],
  statuses: readonly NonNullable<Filter['status']>[],
): readonly OfPayment<NonNullable<Filter['status']>>[] {
  const { merchantId = '', livemode = false, id } = payments[0] ?? {};
  return owners(merchantId, livemode).flatMap((owner) =>
    [undefined, ...statuses].flatMap((status) => [undefined, id].map((paymentId) => ({ owner, status, paymentId }))),
  );
}

function owners(merchantId: string, livemode: boolean): readonly (RowOwner | undefined)[] {
  return [undefined, { livemode }, { merchantId, livemode }, { merchantId, livemode: !livemode }];
}

interface Row {
  readonly merchantId: string;
  readonly livemode: boolean;
}

function isOf(row: Row, owner: RowOwner | undefined): boolean {
  if (owner === undefined) return true;
  return row.livemode === owner.livemode && (!('merchantId' in owner) || row.merchantId === owner.merchantId);
}

function isOfPayment<Status>(
  row: Row & { readonly status: Status; readonly paymentId: string },
  { owner, status, paymentId }: OfPayment<Status>,
): boolean {
  return (
    isOf(row, owner) &&
    (status === undefined || row.status === status) &&
    (paymentId === undefined || row.paymentId === paymentId)
  );
}
