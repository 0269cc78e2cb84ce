import type { LedgerAudit } from '@mitako/core/engine';
import type { Reader } from '../../engine/reader.ts';
import { createAccountAudit } from './accounts.ts';
import { createEntryAudit } from './entries.ts';
import { createFixedRowAudit } from './fixed-rows.ts';
import { createPaymentAudit } from './payments.ts';
import { createSettlementAudit } from './settlements.ts';
import { createTransferAudit } from './transfers.ts';

/** The rows for ledger verification. Each page is one statement, so its rows are consistent. */
export function createAudit(reader: Reader): LedgerAudit {
  return {
    ...createTransferAudit(reader),
    ...createEntryAudit(reader),
    ...createFixedRowAudit(reader),
    ...createAccountAudit(reader),
    ...createPaymentAudit(reader),
    ...createSettlementAudit(reader),
  };
}
