import type { DataOf } from '@mitako/contract';
import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { merchantOf } from '../../kernel/callers.ts';
import type { ReadOperation } from '../../kernel/operation.ts';
import { type Done, succeeded } from '../../kernel/result.ts';
import type { Payment } from '../../model.ts';
import { ownPayment } from '../get-payment.ts';
import type { Reader } from './explain.ts';
import { type TimelineRead, timelineToWire } from './wire.ts';
import { labelsFor } from '../../rails/provider-labels.ts';

/** Reads are repeated when the payment changed in between; after this many the last ones count. */
const ROUNDS_MAX = 3;

/** The timeline of a payment, with its explanation. */
export const getTimeline: ReadOperation<'getTimeline'> = async (context, request) =>
  timelineOf(context, await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller)), 'merchant');

/** The same after authorisation, to a reader. */
export async function timelineOf(
  context: Context,
  found: Payment,
  reader: Reader,
): Promise<Done<DataOf<'getTimeline'>>> {
  let payment = found;
  for (let round = 1; ; round += 1) {
    const { read, paymentAfter } = await readTimeline(context, payment);
    // Rows of two versions of a payment would contradict each other.
    if (paymentAfter === null || paymentAfter.version === payment.version || round === ROUNDS_MAX) {
      return succeeded(200, { timeline: timelineToWire(read, reader) });
    }
    payment = paymentAfter;
  }
}

/** Two round trips: rows by the payment's id, then rows by its events. */
async function readTimeline(
  context: Context,
  payment: Payment,
): Promise<{ readonly read: TimelineRead; readonly paymentAfter: Payment | null }> {
  const { read: from } = context.store;
  const limit = LIMITS.timelineEachMax + 1;
  const newest = { limit, afterId: null };
  const [attempts, refunds, disputes, transfers, events] = await Promise.all([
    from.attemptsOfPayment(payment.id),
    from.refundsOfPayment(payment.id, newest),
    from.disputes({ paymentId: payment.id }, newest),
    from.transfersOfPayment(payment.id, limit),
    from.eventsOfSubject(payment.id, limit),
  ]);
  const shownEvents = shown(events);
  const [deliveries, paymentAfter] = await Promise.all([
    from.deliveriesOfEvents(
      shownEvents.map(({ id }) => id),
      limit,
    ),
    from.paymentById(payment.id),
  ]);
  return {
    read: {
      payment,
      attempts,
      refunds: shown(refunds.toReversed()),
      disputes: shown(disputes.toReversed()),
      transfers: shown(transfers),
      events: shownEvents,
      deliveries: shown(deliveries),
      labels: labelsFor(context.rails, payment),
      truncated:
        [refunds, disputes, transfers, events, deliveries].some(({ length }) => length === limit) ||
        // The first ones were deleted with age.
        events[0]?.sequence !== 1,
      nowMs: context.clock.now(),
    },
    paymentAfter,
  };
}

/** The newest rows, in ascending order, with one more than is shown. */
function shown<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.slice(-LIMITS.timelineEachMax);
}
