import type { Attempt, Delivery, Dispute, Payment, Refund, Transfer } from '../../model.ts';
import type { ProviderLabels } from '../../rails/provider-labels.ts';

/** What an explanation of a payment rests on. Lists are oldest first. */
export interface TimelineFacts {
  readonly payment: Payment;
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly transfers: readonly Pick<Transfer, 'kind' | 'subjectId' | 'createdAtMs'>[];
  readonly deliveries: readonly Delivery[];
  /** Endpoints that are off: nothing is sent to them. */
  readonly disabledEndpointIds: readonly string[];
  /** What the rails call what they offer, `MTN MoMo`; a provider that no rail offers any more is missing. */
  readonly labels: ProviderLabels;
  readonly nowMs: number;
}
