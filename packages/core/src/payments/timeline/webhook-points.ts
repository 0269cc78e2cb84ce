import type { Delivery } from '../../model.ts';
import type { TimelineFacts } from './facts.ts';
import type { Point, PointData } from './points.ts';

/**
 * Webhooks that an endpoint has not accepted. Of several deliveries of one event to one endpoint the newest counts: an
 * accepted replay supersedes earlier failures.
 */
export function webhookPoints({ deliveries, disabledEndpointIds, nowMs }: TimelineFacts): readonly Point[] {
  const newest = new Map(deliveries.map((delivery) => [`${delivery.eventId} ${delivery.endpointId}`, delivery]));
  const refused = [...newest.values()].filter(isRefused);
  const last = refused.toSorted((left, right) => left.createdAtMs - right.createdAtMs).at(-1);
  if (last === undefined) return [];
  return [
    {
      kind: 'webhook_refused',
      data: {
        event: last.eventType,
        endpointId: last.endpointId,
        several: refused.length > 1,
        statusCode: last.lastStatusCode,
        error: last.lastError,
        attemptsCount: last.attemptsCount,
        afterwards: afterwardsOf(last, disabledEndpointIds),
        nextAttemptAtMs: last.status === 'pending' && (last.nextAttemptAtMs ?? 0) > nowMs ? last.nextAttemptAtMs : null,
      },
    },
  ];
}

function afterwardsOf(
  { status, endpointId }: Delivery,
  disabledEndpointIds: readonly string[],
): PointData['webhook_refused']['afterwards'] {
  if (disabledEndpointIds.includes(endpointId)) return 'enable';
  return status === 'failed' ? 'replay' : 'retry';
}

function isRefused({ status, attemptsCount }: Delivery): boolean {
  return attemptsCount > 0 && (status === 'pending' || status === 'failed');
}
