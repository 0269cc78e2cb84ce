import type { ChangeOf, Delivery, DeliveryAttempt } from '@mitako/core/engine';
import { type Flag, flagOf, idsJson } from '../engine/columns.ts';
import type { Trouble } from './delivery-status.ts';
import { inJson } from '../engine/write.ts';
import * as tables from './tables.ts';

// The rows that outcomes write, as JSON: one parameter a statement, regardless of their number.

export type Settle = ChangeOf<'lanes.settle'>;
type Outcome = Settle['lanes'][number]['outcomes'][number];

export function outcomesOf({ lanes }: Settle): readonly Outcome[] {
  return lanes.flatMap(({ outcomes }) => outcomes);
}

/** Of deliveries that are over. */
export function endedOf(change: Settle): readonly Outcome[] {
  return outcomesOf(change).filter(({ delivery }) => delivery.status !== 'pending');
}

/** Of deliveries that will be attempted again. */
export function pendingOf(change: Settle): readonly Outcome[] {
  return outcomesOf(change).filter(({ delivery }) => delivery.status === 'pending');
}

export interface LaneRow {
  readonly consumerId: string;
  readonly leaseToken: string;
  readonly provenAddress: string | null;
  readonly failuresCount: number;
  readonly isSlow: Flag;
  /** 0 frees it. */
  readonly leaseEndsAtMs: number;
}

export const LANE_FIELDS: readonly (keyof LaneRow)[] = [
  'consumerId',
  'leaseToken',
  'provenAddress',
  'failuresCount',
  'isSlow',
  'leaseEndsAtMs',
];

export function lanesOf({ lanes }: Settle): string {
  return JSON.stringify(
    lanes.map(({ consumerId, leaseToken, provenAddress, failuresCount, isSlow, leaseEndsAtMs }): LaneRow => ({
      consumerId: inJson(tables.lanes, 'consumerId', consumerId),
      leaseToken,
      provenAddress,
      failuresCount,
      isSlow: flagOf(isSlow),
      leaseEndsAtMs: leaseEndsAtMs ?? 0,
    })),
  );
}

export interface NextRow extends Pick<
  Delivery,
  | 'id'
  | 'status'
  | 'attemptsCount'
  | 'nextAttemptAtMs'
  | 'firstAttemptAtMs'
  | 'lastStatusCode'
  | 'lastError'
  | 'deliveredAtMs'
> {
  readonly trouble: Trouble | null;
}

export const NEXT_FIELDS: readonly (keyof NextRow)[] = [
  'id',
  'status',
  'attemptsCount',
  'nextAttemptAtMs',
  'firstAttemptAtMs',
  'lastStatusCode',
  'lastError',
  'deliveredAtMs',
  'trouble',
];

const NEXT_COLUMNS = tables.deliveries.columns.filter(({ field }) => NEXT_FIELDS.some((name) => name === field));

export function nextOf(change: Settle): string {
  return JSON.stringify(
    outcomesOf(change).map(({ delivery }) =>
      Object.fromEntries(NEXT_COLUMNS.map(({ field, read }) => [field, read(delivery)])),
    ),
  );
}

/** Their ids. */
export function deliveriesOf(change: Settle): string {
  return idsJson(
    'delivery',
    outcomesOf(change).map(({ delivery }) => delivery.id),
  );
}

export type PlaceRow = Pick<tables.PendingDelivery, 'attemptsCount' | 'deliveryId' | 'dueAtMs'>;

export const PLACE_FIELDS: readonly (keyof PlaceRow)[] = ['attemptsCount', 'deliveryId', 'dueAtMs'];

/** Their next places in the queue; of those that are over, 0. */
export function placesOf(outcomes: readonly Outcome[]): string {
  return JSON.stringify(
    outcomes.map(({ delivery }): PlaceRow => ({
      attemptsCount: delivery.attemptsCount,
      deliveryId: inJson(tables.pendingDeliveries, 'deliveryId', delivery.id),
      dueAtMs: delivery.nextAttemptAtMs ?? 0,
    })),
  );
}

export interface AttemptRow extends DeliveryAttempt {
  readonly endpointId: string;
}

export const ATTEMPT_FIELDS: readonly (keyof AttemptRow)[] = [
  'deliveryId',
  'number',
  'startedAtMs',
  'durationMs',
  'statusCode',
  'error',
  'encryptedResponse',
  'encryptedLocation',
  'endpointId',
];

export function attemptsOf(change: Settle): string {
  return JSON.stringify(
    outcomesOf(change).map(({ delivery, attempt }): AttemptRow => ({
      ...attempt,
      deliveryId: inJson(tables.deliveryAttempts, 'deliveryId', attempt.deliveryId),
      endpointId: inJson(tables.deliveryAttempts, 'endpointId', delivery.endpointId),
    })),
  );
}
