// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { OverviewParams } from '../clients/params.ts';
import type { CallOptions } from '../options.ts';
import type { Overview } from '@mitako/contract/names';

/** The figures of the first page. */
export interface Overviews {
  /** Read volume by day, payment outcomes, and what needs attention. */
  retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}
