import type { AttemptRecord } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { AttemptListParams, AttemptResolveParams } from './params.ts';

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

export function createAttempts(call: Call<OperatorLine>): Attempts {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { attempts, pagination } = await call('GET /admin/attempts', { query, options });
        return toPage(attempts, pagination);
      }),
    retrieve: async (attemptId, options) => {
      const parameters = { attempt_id: attemptId };
      return (await call('GET /admin/attempts/{attempt_id}', { parameters, options })).attempt;
    },
    resolve: async (attemptId, body, options) => {
      const parameters = { attempt_id: attemptId };
      return (await call('POST /admin/attempts/{attempt_id}/resolve', { parameters, body, options })).attempt;
    },
  };
}
