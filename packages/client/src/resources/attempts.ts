import type { AttemptListQuery, AttemptRecord, AttemptResolveParams } from '@mitako/contract/names';
import type { Asked, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the attempt list. */
export interface AttemptListParams extends Asked<AttemptListQuery> {}

/** Payment attempts of all merchants. */
export interface Attempts {
  /** Newest first; `{ status: 'needs_review' }` for those that need your review. */
  list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
  /** @throws MitakoError `ATTEMPT_NOT_FOUND` */
  retrieve(attemptId: string, options?: CallOptions): Promise<AttemptRecord>;
  /**
   * Resolves an attempt with the outcome from the provider, or records that unapplied funds were returned to the payer.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`, `ATTEMPT_NOT_IN_REVIEW`
   */
  resolve(attemptId: string, params: AttemptResolveParams, options?: WriteOptions): Promise<AttemptRecord>;
}
