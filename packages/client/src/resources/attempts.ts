// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  AttemptExportQuery,
  AttemptListQuery,
  AttemptLookup,
  AttemptRecord,
  AttemptResolveParams,
  AttemptTotals,
  AttemptTotalsQuery,
  OperatorPageQuery,
  UnappliedFunds,
} from '@mitako/contract/names';

/** Parameters of `attempts.list`. */
export interface AttemptListParams extends QueryParams<AttemptListQuery> {}

/** Parameters of `attempts.listCsv`. */
export interface AttemptExportParams extends QueryParams<AttemptExportQuery> {}

/** Parameters of `attempts.totals`. */
export interface AttemptTotalsParams extends QueryParams<AttemptTotalsQuery> {}

/** Parameters of `attempts.listUnapplied`. */
export interface UnappliedFundsListParams extends QueryParams<OperatorPageQuery> {}

/** Payment attempts, and those that need a review. */
export interface Attempts {
  /** List payment attempts, newest first, `{ status: 'needs_review' }` for those that need manual review. */
  list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
  /**
   * Export payment attempts as CSV. With `day` and `rail`, to compare with the portal of the provider. One file with
   * all of them (RFC 4180, UTF-8), as a string. Set a longer `timeoutMs` if it is large.
   */
  listCsv(params?: AttemptExportParams, options?: CallOptions): Promise<string>;
  /** Count and sum payment attempts of a period by payment method. */
  totals(params?: AttemptTotalsParams, options?: CallOptions): Promise<AttemptTotals>;
  /**
   * Read a payment attempt.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`
   */
  retrieve(attemptId: string, options?: CallOptions): Promise<AttemptRecord>;
  /**
   * Look up an attempt at the provider; nothing is recorded. The answer may take 10 seconds. `RAIL_NOT_FOUND` for
   * wallets and for rails that are no longer configured.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`, `RAIL_NOT_FOUND`
   */
  lookUp(attemptId: string, options?: CallOptions): Promise<AttemptLookup>;
  /** List the unapplied funds of late payments and lost disputes, newest first, each with its next step. */
  listUnapplied(params?: UnappliedFundsListParams, options?: CallOptions): List<UnappliedFunds>;
  /**
   * Resolve an attempt in review with the outcome from the provider. Or record that unapplied funds were returned to
   * the payer.
   * @throws MitakoError `ATTEMPT_NOT_FOUND`, `ATTEMPT_NOT_IN_REVIEW`
   */
  resolve(attemptId: string, params: AttemptResolveParams, options?: WriteOptions): Promise<AttemptRecord>;
}
