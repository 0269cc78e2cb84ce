import type { Dispute } from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { DisputeListParams, EvidenceParams } from '../params.ts';

/** Payments that a payer, or the payer's operator, contests. Their amount is held until they are decided. */
export interface Disputes {
  /** Newest first; `{ status: 'needs_response' }` for those that wait for you. */
  list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
  /** @throws MitakoError `DISPUTE_NOT_FOUND` */
  retrieve(disputeId: string, options?: CallOptions): Promise<Dispute>;
  /**
   * Answers a dispute until its `due_at`; sent again, the new evidence replaces the old.
   * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`, `DISPUTE_EVIDENCE_OVERDUE`
   */
  submitEvidence(disputeId: string, params: EvidenceParams, options?: WriteOptions): Promise<Dispute>;
}

export function createDisputes(call: Call): Disputes {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { disputes, pagination } = await call('GET /gateway/disputes', { query, options });
        return toPage(disputes, pagination);
      }),
    retrieve: async (disputeId, options) => {
      const parameters = { dispute_id: disputeId };
      return (await call('GET /gateway/disputes/{dispute_id}', { parameters, options })).dispute;
    },
    submitEvidence: async (disputeId, body, options) => {
      const parameters = { dispute_id: disputeId };
      return (await call('POST /gateway/disputes/{dispute_id}/evidence', { parameters, body, options })).dispute;
    },
  };
}
