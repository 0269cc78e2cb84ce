// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Mode, Moment } from './values.ts';

/** Filters of the operator's lists over all merchants. */
export interface OperatorPageQuery extends PageQuery, OperatorModeQuery {
  /** Only those of this merchant. */
  readonly merchant_id?: string | undefined;
}

/** The part of a list to return, newest first. */
export interface PageQuery {
  /** 1 … 100. Default: 20. */
  readonly limit: number;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

export interface ModeQuery {
  /** With an access token: the mode to read. Default: `live`, or `test` while KYC is not approved. */
  readonly mode?: Mode | undefined;
}

export interface ModePageQuery extends PageQuery, ModeQuery {}

/** The mode of a merchant that the operator reads. */
export interface OperatorModeQuery {
  /** Default: both. */
  readonly mode?: Mode | undefined;
}

/** A page of a list by the time of creation. */
export interface PeriodPageQuery extends PageQuery, PeriodQuery {}

/** A list by the time of creation. */
export interface PeriodQuery {
  /** Only what was created at this time or later. */
  readonly created_from?: Moment | undefined;
  /** Only what was created before this time. */
  readonly created_to?: Moment | undefined;
}

/** Pagination of a list. Pass `next_cursor` as `cursor` to read the next page. */
export interface Pagination {
  /** The most items of a page. */
  readonly limit: number;
  /** True: there is another page. */
  readonly has_more: boolean;
  /** Pass it as `cursor`; null: this is the last page. */
  readonly next_cursor: string | null;
}

export interface Deleted {
  /** Always true. */
  readonly deleted: true;
  /** Identifier of what was deleted. */
  readonly id: string;
}
