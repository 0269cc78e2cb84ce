import type {
  AttemptExportQuery,
  AttemptListQuery,
  AttemptLookup,
  AttemptRecord,
  AttemptResolveParams,
  OperatorPageQuery,
  UnappliedFunds,
} from '@mitako/contract/names';
import type { QueryParams, List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the attempt list. */
export interface AttemptListParams extends QueryParams<AttemptListQuery> {}

/** Filters of the file of attempts. */
export interface AttemptExportParams extends QueryParams<AttemptExportQuery> {}

/** Filters of unapplied funds. */
export interface UnappliedFundsListParams extends QueryParams<OperatorPageQuery> {}

/** Payment attempts of all merchants. */
export interface Attempts {
  /** Newest first; `{ status: 'needs_review' }` for those that need your review. */
  list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
  /**
   * All attempts that the filters let through, as one CSV file (RFC 4180, UTF-8): with `day` and `rail`, to compare
   * with the provider's portal. Set a longer `timeoutMs` for large files.
   */
  listCsv(params?: AttemptExportParams, options?: CallOptions): Promise<string>;
  /** Late payments whose money waits in suspense, newest first. */
  listUnapplied(params?: UnappliedFundsListParams, options?: CallOptions): List<UnappliedFunds>;
  /**
   * Looks up an attempt at the provider. Nothing is recorded; the answer may take 10 seconds.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`, `RAIL_NOT_FOUND` for wallets and for rails that are no longer configured
   */
  lookUp(attemptId: string, options?: CallOptions): Promise<AttemptLookup>;
  /** @throws MitakoError `ATTEMPT_NOT_FOUND` */
  retrieve(attemptId: string, options?: CallOptions): Promise<AttemptRecord>;
  /**
   * Resolves an attempt with the outcome from the provider, or records that unapplied funds were returned to the payer.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`, `ATTEMPT_NOT_IN_REVIEW`
   */
  resolve(attemptId: string, params: AttemptResolveParams, options?: WriteOptions): Promise<AttemptRecord>;
}
