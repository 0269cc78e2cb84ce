import type { PayoutAccount } from '@mitako/core/engine';
import { bigint, flag, id, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const payoutAccounts = table<PayoutAccount>()('mitako_payout_accounts', {
  id: id('payoutAccount').fixed(),
  merchantId: id('merchant').fixed(),
  livemode: flag().fixed(),
  type: text().fixed(),
  scheme: text().nullable().fixed(),
  provider: text().nullable().fixed(),
  encryptedHolder: text().fixed(),
  encryptedNumber: text().fixed(),
  createdAtMs: bigint().fixed(),
  replacedAtMs: bigint().nullable(),
});
