import type { LedgerCheck } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Checks of the books. */
export interface LedgerChecks {
  /**
   * Has the books checked in the background; read the check for how it went.
   * @throws MitakoError `LEDGER_CHECK_RUNNING`
   */
  create(options?: WriteOptions): Promise<LedgerCheck>;
  /** Newest first. */
  list(params?: PagePosition, options?: CallOptions): List<LedgerCheck>;
  /** @throws MitakoError `LEDGER_CHECK_NOT_FOUND` */
  retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
}

export function createLedgerChecks(call: Call<OperatorLine>): LedgerChecks {
  return {
    create: async (options) => (await call('POST /admin/ledger-checks', { options })).ledger_check,
    list: (start = {}, options) =>
      createList(start, async (query) => {
        const { ledger_checks: checks, pagination } = await call('GET /admin/ledger-checks', {
          query: { ...query },
          options,
        });
        return toPage(checks, pagination);
      }),
    retrieve: async (ledgerCheckId, options) => {
      const parameters = { ledger_check_id: ledgerCheckId };
      return (await call('GET /admin/ledger-checks/{ledger_check_id}', { parameters, options })).ledger_check;
    },
  };
}
