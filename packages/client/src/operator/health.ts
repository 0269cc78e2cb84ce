import type { Health } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import type { CallOptions } from '../options.ts';

/** How the gateway stands. */
export interface OperatorHealth {
  /** Who works, what waits and what the database says. */
  retrieve(options?: CallOptions): Promise<Health>;
}

export function createOperatorHealth(call: Call<OperatorLine>): OperatorHealth {
  return { retrieve: async (options) => (await call('GET /admin/health', { options })).health };
}
