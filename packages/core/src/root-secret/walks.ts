import { attemptPhoneContext } from '../attempts/new-attempt.ts';
import { codeContext } from '../cash-payments/open-code.ts';
import { nameContext, notesContext } from '../customers/wire.ts';
import { disputeFilesContext } from '../disputes/wire.ts';
import { fileNameContext } from '../files/wire.ts';
import { linkTargetContext } from '../links/new-link.ts';
import { kycContext } from '../merchants/kyc.ts';
import { messageContext } from '../messages/queue-message.ts';
import { sealingContext as payoutAccountContext } from '../payout-accounts/wire.ts';
import { canonicalEmail, contactContext } from '../people/contact.ts';
import { factorSecretContext } from '../people/factors/verify-factor.ts';
import { inviteeContext } from '../people/teams/invitations.ts';
import { receiptContext } from '../receipts/receipts.ts';
import { type Keyring, versionOfHash, versionOfSealed } from '../system/keyring.ts';
import { signingKeyContext } from '../system/tokens.ts';
import { endpointSecretContext } from '../webhooks/secrets.ts';
import { webhookContext } from '../webhooks/stored-response.ts';
import type { SealedRow, SealedValues, WalkedTable } from './reads.ts';

/** What a renewal does with the rows of a table. */
interface Walk {
  /** The sealed fields, with what each is sealed for. */
  readonly sealed: Readonly<Record<string, (key: SealedRow['key']) => string>>;
  /** The hashes of what they contain. `opened` has only fields that are not null. */
  readonly hashed?: (keyring: Keyring, opened: Readonly<Record<string, string>>, row: SealedValues) => SealedValues;
}

const idOf = ([id]: SealedRow['key']): string => String(id);

const WALKS: { readonly [Table in WalkedTable]: Walk } = {
  principals: {
    sealed: contacts('encryptedEmail', 'encryptedName', 'encryptedPhone'),
    hashed(keyring, { encryptedEmail = '', encryptedPhone }, row) {
      const phoneHash = encryptedPhone === undefined ? null : keyring.hashPhone(encryptedPhone);
      return {
        emailHash: keyring.hashEmail(canonicalEmail(encryptedEmail)),
        phoneHash,
        verifiedPhoneHash: row['verifiedPhoneHash'] === null ? null : phoneHash,
      };
    },
  },
  merchants: {
    sealed: { ...contacts('encryptedEmail', 'encryptedPhone'), encryptedKyc: (key) => kycContext(idOf(key)) },
  },
  kyc_submissions: { sealed: { encryptedKyc: (key) => kycContext(idOf(key)) } },
  memberships: {
    sealed: { encryptedInvitee: (key) => inviteeContext(idOf(key)) },
    hashed(keyring, { encryptedInvitee = '' }, row) {
      const [from, to] = [row['inviteeHash'] ?? '', keyring.hashEmail(encryptedInvitee)];
      const { activeKey = null } = row;
      // Of a person, once the invitation was accepted.
      const isNamed = activeKey?.endsWith(` ${from}`) === true;
      return { inviteeHash: to, activeKey: isNamed ? `${activeKey.slice(0, -from.length)}${to}` : activeKey };
    },
  },
  factors: { sealed: { encryptedSecret: (key) => factorSecretContext(idOf(key)) } },
  signing_keys: { sealed: { encryptedPrivateJwk: (key) => signingKeyContext(idOf(key)) } },
  endpoints: {
    sealed: {
      encryptedSecret: (key) => endpointSecretContext(idOf(key)),
      encryptedPreviousSecret: (key) => endpointSecretContext(idOf(key)),
    },
  },
  payout_accounts: {
    sealed: {
      encryptedHolder: (key) => payoutAccountContext('holder', idOf(key)),
      encryptedNumber: (key) => payoutAccountContext('number', idOf(key)),
    },
  },
  customers: {
    sealed: {
      encryptedName: (key) => nameContext({ id: idOf(key) }),
      encryptedNotes: (key) => notesContext({ id: idOf(key) }),
    },
  },
  disputes: { sealed: { encryptedFiles: (key) => disputeFilesContext(idOf(key)) } },
  files: { sealed: { encryptedName: (key) => fileNameContext(idOf(key)) } },
  // The hashes of these two are part of what a token authenticates: they stay, and expire.
  links: { sealed: { encryptedTarget: (key) => linkTargetContext(idOf(key)) } },
  messages: {
    sealed: {
      encryptedRecipient: (key) => messageContext('recipient', idOf(key)),
      encryptedValues: (key) => messageContext('values', idOf(key)),
    },
  },
  cash_codes: {
    sealed: { sealedCode: (key) => codeContext(idOf(key)) },
    hashed: (keyring, { sealedCode = '' }, row) => ({ codeHash: cashCodeHash(keyring, sealedCode, row) }),
  },
  payments: { sealed: { encryptedReceiptTo: (key) => receiptContext(idOf(key)) } },
  attempts: {
    sealed: { encryptedPhone: (key) => attemptPhoneContext(idOf(key)) },
    hashed: (keyring, { encryptedPhone = '' }) => ({ phoneHash: keyring.hashPayerPhone(encryptedPhone) }),
  },
  delivery_attempts: {
    sealed: {
      encryptedResponse: ([id, number]) => webhookContext({ deliveryId: String(id), number: Number(number) }),
      encryptedLocation: ([id, number]) =>
        webhookContext({ deliveryId: String(id), number: Number(number) }, 'location'),
    },
  },
};

/**
 * The values of a row that are of an earlier version of the data key, made again with the active one; null: it has none.
 * @throws Error when one does not open
 */
export function movedValues(
  keyring: Keyring,
  table: WalkedTable,
  { key, values }: SealedRow,
): { readonly from: SealedValues; readonly to: SealedValues } | null {
  const { sealed, hashed } = WALKS[table];
  const fields = Object.entries(sealed).flatMap(([field, contextOf]) => {
    const value = values[field] ?? '';
    return value === '' ? [] : [{ field, value, context: contextOf(key) }];
  });
  if (fields.every(({ value }) => versionOfSealed(value) === keyring.version)) return null;
  const opened = fields.map(({ field, value, context }) => ({ field, context, plain: keyring.open(value, context) }));
  const plain = Object.fromEntries(opened.map((each) => [each.field, each.plain]));
  const to = {
    ...values,
    ...Object.fromEntries(opened.map((each) => [each.field, keyring.seal(each.plain, each.context)])),
    ...hashed?.(keyring, plain, values),
  };
  return { from: values, to };
}

/** A code does not say of which mode its payment is: its present hash does. */
function cashCodeHash(keyring: Keyring, code: string, { codeHash }: SealedValues): string {
  const version = versionOfHash(codeHash ?? '');
  const isLive = keyring
    .under((keys) => keys.version === version && keys.hashCashCode(true, code) === codeHash)
    .includes(true);
  return keyring.hashCashCode(isLive, code);
}

function contacts(...fields: readonly ('encryptedEmail' | 'encryptedName' | 'encryptedPhone')[]): Walk['sealed'] {
  const NAMES = { encryptedEmail: 'email', encryptedName: 'name', encryptedPhone: 'phone' } as const;
  return Object.fromEntries(fields.map((field) => [field, (key) => contactContext(NAMES[field], idOf(key))]));
}
