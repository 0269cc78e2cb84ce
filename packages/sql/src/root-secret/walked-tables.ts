import type { WalkedTable } from '@mitako/core/engine';
import { signingKeys } from '../api-keys/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { cashCodes } from '../cash-payments/tables.ts';
import { customers } from '../customers/tables.ts';
import { disputes } from '../disputes/tables.ts';
import type { AnyTable } from '../engine/table.ts';
import { files } from '../files/tables.ts';
import { links } from '../links/tables.ts';
import { kycSubmissions, merchants } from '../merchants/tables.ts';
import { messages } from '../messages/tables.ts';
import { payments } from '../payments/tables.ts';
import { payoutAccounts } from '../payout-accounts/tables.ts';
import { factors, memberships, principals } from '../people/tables.ts';
import { deliveryAttempts, endpoints } from '../webhooks/tables.ts';

/** Its columns that a renewal of the data key reads, and writes: sealed values, and what is hashed of them. */
export interface Walked {
  readonly table: AnyTable;
  readonly sealed: readonly string[];
  readonly hashed: readonly string[];
}

export const WALKED: { readonly [Each in WalkedTable]: Walked } = {
  principals: {
    table: principals,
    sealed: ['encryptedEmail', 'encryptedName', 'encryptedPhone'],
    hashed: ['emailHash', 'phoneHash', 'verifiedPhoneHash'],
  },
  merchants: { table: merchants, sealed: ['encryptedEmail', 'encryptedPhone', 'encryptedKyc'], hashed: [] },
  kyc_submissions: { table: kycSubmissions, sealed: ['encryptedKyc'], hashed: [] },
  memberships: { table: memberships, sealed: ['encryptedInvitee'], hashed: ['inviteeHash', 'activeKey'] },
  factors: { table: factors, sealed: ['encryptedSecret'], hashed: [] },
  signing_keys: { table: signingKeys, sealed: ['encryptedPrivateJwk'], hashed: [] },
  endpoints: { table: endpoints, sealed: ['encryptedSecret', 'encryptedPreviousSecret'], hashed: [] },
  payout_accounts: { table: payoutAccounts, sealed: ['encryptedHolder', 'encryptedNumber'], hashed: [] },
  customers: { table: customers, sealed: ['encryptedName', 'encryptedNotes'], hashed: [] },
  disputes: { table: disputes, sealed: ['encryptedFiles'], hashed: [] },
  files: { table: files, sealed: ['encryptedName'], hashed: [] },
  links: { table: links, sealed: ['encryptedTarget'], hashed: [] },
  messages: { table: messages, sealed: ['encryptedRecipient', 'encryptedValues'], hashed: [] },
  cash_codes: { table: cashCodes, sealed: ['sealedCode'], hashed: ['codeHash'] },
  payments: { table: payments, sealed: ['encryptedReceiptTo'], hashed: [] },
  attempts: { table: attempts, sealed: ['encryptedPhone'], hashed: ['phoneHash'] },
  delivery_attempts: { table: deliveryAttempts, sealed: ['encryptedResponse', 'encryptedLocation'], hashed: [] },
};
