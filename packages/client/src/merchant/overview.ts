import type { Overview } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import type { CallOptions } from '../options.ts';
import type { OverviewParams } from './params.ts';

/** How the merchant does, and what waits for it. */
export interface Overviews {
  retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}

export function createOverviews(call: Call<TokenLine<'merchant'>>): Overviews {
  return {
    retrieve: async (query = {}, options) =>
      (await call('GET /merchant/overview', { query: { ...query }, options })).overview,
  };
}
