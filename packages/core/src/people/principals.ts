import type { Locale, Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { DEFAULT_LOCALE } from '../checkout/default-locale.ts';
import { accountId, newAccount } from '../ledger/accounts.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { sandboxFundingTransfer } from '../ledger/transfers.ts';
import { NO_METHOD_SETTINGS } from '../methods/methods-of.ts';
import type { Membership, Merchant, Principal } from '../model.ts';
import { NO_FEES } from '../payments/fees.ts';
import type { Change } from '../ports/changes.ts';
import { DEFAULT_SETTLEMENT_TERMS, nextClosingAtMs } from '../settlements/settlement-terms.ts';
import { type Contact, storedContact } from './contact.ts';
import { actingAs, type LoggedIn } from './logged-in.ts';

export function newPrincipal(context: Context, role: Role, account: NewAccount): Principal {
  const id = context.ids.next(role === 'merchant' ? 'person' : role);
  return {
    id,
    role,
    ...storedContact(context, id, account),
    locale: account.locale ?? DEFAULT_LOCALE,
    passwordHash: account.passwordHash,
    factorsAtMs: 0,
    factorGraceAtMs: 0,
    hostEndedAtMs: 0,
    pinHash: null,
    pinFailures: 0,
    pinLockedUntilMs: null,
    pinLeaseToken: null,
    pinLeaseEndsAtMs: null,
    sandboxScenario: null,
    tier: 'own',
    frozenAtMs: null,
    freezeReason: null,
    emailVerifiedAtMs: account.emailVerifiedAtMs ?? null,
    emailBouncedAtMs: null,
    verifiedPhoneHash: null,
    createdAtMs: context.clock.now(),
  };
}

/** What a new account is made of. */
type NewAccount = Contact & {
  readonly passwordHash: string;
  readonly locale?: Locale | undefined;
  /** When its owner has shown to read the address. Default: not yet. */
  readonly emailVerifiedAtMs?: number;
};

/** An account, and the changes that make it. */
export type Opened = LoggedIn & { readonly changes: readonly Change[] };

/** A user with wallets. */
export function newUser(context: Context, account: NewAccount): Opened {
  const principal = newPrincipal(context, 'user', account);
  return {
    principal,
    actingAs: null,
    merchant: null,
    changes: [
      { type: 'principal.insert', principal },
      ...openWallets(context, principal.id, { live: true, testFunds: true }),
    ],
  };
}

/** A person, a merchant of the same name, and the membership that makes the one the owner of the other. */
export function newMerchantWithOwner(
  context: Context,
  account: NewAccount,
  over: Partial<Merchant> = {},
): Opened & { readonly merchant: Merchant } {
  const principal = newPrincipal(context, 'merchant', account);
  const merchant = { ...newMerchant(context, account), ...over };
  const membership = newMembership(context, { merchantId: merchant.id, role: 'owner', principalId: principal.id });
  return {
    principal,
    actingAs: actingAs(membership),
    merchant,
    changes: [
      { type: 'principal.insert', principal },
      { type: 'merchant.insert', merchant },
      { type: 'membership.insert', membership },
    ],
  };
}

/** @param input - whose it is: a person's, or of an invitation, see {@link Membership} */
export function newMembership(
  context: Context,
  input: Pick<Membership, 'merchantId' | 'role' | 'principalId'>,
): Membership {
  return {
    ...input,
    id: context.ids.next('membership', input.merchantId),
    state: 'active',
    encryptedInvitee: null,
    inviteeHash: null,
    notices: {},
    offeredTo: null,
    expiresAtMs: null,
    createdAtMs: context.clock.now(),
    removedAtMs: null,
    version: 1,
  };
}

/** Business data of a newly registered merchant. Its name is public. */
export function newMerchant(context: Context, contact: Contact): Merchant {
  const id = context.ids.next('merchant');
  const nowMs = context.clock.now();
  const { encryptedEmail, encryptedPhone } = storedContact(context, id, contact);
  return {
    id,
    own: null,
    name: contact.name,
    encryptedEmail,
    encryptedPhone,
    supportEmail: null,
    supportPhone: null,
    brandColor: null,
    logoId: null,
    notes: { checkout: null, receipt: null },
    kycStatus: 'not_started',
    encryptedKyc: null,
    kycNote: null,
    kycSubmittedAtMs: null,
    kycDecidedAtMs: null,
    kycDecidedBy: null,
    suspendedAtMs: null,
    suspensionReason: null,
    fees: NO_FEES,
    hasOwnFees: false,
    settlementTerms: DEFAULT_SETTLEMENT_TERMS,
    methodSettings: NO_METHOD_SETTINGS,
    sendsReceipts: true,
    factorRuleAtMs: 0,
    notifiesPayments: false,
    nextSettlementAtMs: nextClosingAtMs(DEFAULT_SETTLEMENT_TERMS.schedule, nowMs),
    sandboxAheadMs: 0,
    createdAtMs: nowMs,
    version: 1,
  };
}

/**
 * A user's wallets, one per currency and mode. With a sandbox, the test wallet starts with simulated money from the
 * issue account; `testFunds: false` leaves it empty.
 */
export function openWallets(
  context: Context,
  userId: string,
  options: { readonly live: boolean; readonly testFunds: boolean },
): readonly Change[] {
  return openHeld(context, { ownerId: userId, kind: 'wallet' }, options);
}

/** An agent's floats in the same way. */
export function openFloats(context: Context, agentId: string, options: { readonly live: boolean }): readonly Change[] {
  return openHeld(context, { ownerId: agentId, kind: 'float' }, { ...options, testFunds: true });
}

function openHeld(
  context: Context,
  { ownerId, kind }: { readonly ownerId: string; readonly kind: 'wallet' | 'float' },
  options: { readonly live: boolean; readonly testFunds: boolean },
): readonly Change[] {
  const nowMs = context.clock.now();
  return context.settings.currencies.flatMap((currency): readonly Change[] => {
    const open = (livemode: boolean): Change => ({
      type: 'account.open',
      account: newAccount(accountId(ownerId, kind, currency, livemode), nowMs),
    });
    const isFunded = context.settings.sandbox && options.testFunds;
    return [
      ...(options.live ? [open(true)] : []),
      open(false),
      ...(isFunded
        ? book(context, sandboxFundingTransfer(ownerId, kind, currency, stampTransfer(context, ownerId)))
        : []),
    ];
  });
}
