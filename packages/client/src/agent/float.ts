import type { AgentFloat } from '@mitako/contract/names';
import type { Mode } from '../holder/mode.ts';
import type { Call, TokenLine } from '../internal/call.ts';
import type { CallOptions } from '../options.ts';

/** What the agent works with. */
export interface Float {
  /** What the float holds, and the agent's limits. */
  retrieve(options?: CallOptions): Promise<AgentFloat>;
}

export function createFloat(call: Call<TokenLine<'agent'>>, mode: Mode): Float {
  return {
    retrieve: async (options) => (await call('GET /agent/float', { query: { mode }, options })).float,
  };
}
