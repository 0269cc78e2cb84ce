import type { Attempt, Dispute, Payment, Refund, Transfer } from '../../model.ts';
import type { ProviderLabels } from '../../rails/provider-labels.ts';

/** The facts behind an explanation. Lists are oldest first. */
export interface TimelineFacts {
  readonly payment: Payment;
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly transfers: readonly Pick<Transfer, 'kind' | 'subjectId' | 'createdAtMs'>[];
  /** Labels of providers, `MTN MoMo`; providers that no rail offers any more are missing. */
  readonly labels: ProviderLabels;
  readonly nowMs: number;
}
