import type { LedgerAudit } from '@mitako/core';
import type { Reader } from '../../engine/reader.ts';
import { createAccountAudit } from './accounts.ts';
import { createEntryAudit } from './entries.ts';
import { createPaymentAudit } from './payments.ts';
import { createSettlementAudit } from './settlements.ts';
import { createTransferAudit } from './transfers.ts';

/** What the ledger is proved from. Each page is one statement, so its rows were committed together. */
export function createAudit(reader: Reader): LedgerAudit {
  return {
    ...createTransferAudit(reader),
    ...createEntryAudit(reader),
    ...createAccountAudit(reader),
    ...createPaymentAudit(reader),
    ...createSettlementAudit(reader),
  };
}
