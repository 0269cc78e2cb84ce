import type { AttemptListQuery, AttemptRecord, AttemptResolveParams } from '@mitako/contract/names';
import type { Asked, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which attempts of all merchants to list. */
export interface AttemptListParams extends Asked<AttemptListQuery> {}

/** Attempts to pay, of all merchants. */
export interface Attempts {
  /** Newest first; `{ status: 'needs_review' }` for those that wait for your decision. */
  list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
  /** @throws MitakoError `ATTEMPT_NOT_FOUND` */
  retrieve(attemptId: string, options?: CallOptions): Promise<AttemptRecord>;
  /**
   * Settles an attempt whose outcome you found out at the rail, or says that late money went back to its payer.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`, `ATTEMPT_NOT_IN_REVIEW`
   */
  resolve(attemptId: string, params: AttemptResolveParams, options?: WriteOptions): Promise<AttemptRecord>;
}
