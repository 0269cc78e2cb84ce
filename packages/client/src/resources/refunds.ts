import type { Refund } from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import type { CallOptions } from '../options.ts';

/** Refunds by their own id. They are made and listed with their payment. */
export interface Refunds {
  /** @throws MitakoError `REFUND_NOT_FOUND` */
  retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}

export function createRefunds(call: Call): Refunds {
  return {
    retrieve: async (refundId, options) => {
      const parameters = { refund_id: refundId };
      return (await call('GET /gateway/refunds/{refund_id}', { parameters, options })).refund;
    },
  };
}
