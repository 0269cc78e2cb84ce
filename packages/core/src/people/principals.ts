import type { Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { accountId, newAccount } from '../ledger/accounts.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { sandboxFundingTransfer } from '../ledger/transfers.ts';
import { NO_METHOD_SETTINGS } from '../methods/methods-of.ts';
import type { Merchant, Principal } from '../model.ts';
import { NO_FEES } from '../payments/fees.ts';
import type { Change } from '../ports/changes.ts';
import { DEFAULT_SETTLEMENT_TERMS, nextClosingAtMs } from '../settlements/settlement-terms.ts';
import { type Contact, storedContact } from './contact.ts';

export function newPrincipal(
  context: Context,
  input: Contact & {
    readonly id: string;
    readonly role: Role;
    readonly passwordHash: string;
    readonly nowMs: number;
  },
): Principal {
  const { id, role, passwordHash, nowMs } = input;
  return {
    id,
    role,
    ...storedContact(context, id, input),
    passwordHash,
    pinHash: null,
    pinFailures: 0,
    pinLockedUntilMs: null,
    pinLeaseToken: null,
    pinLeaseEndsAtMs: null,
    sandboxScenario: null,
    createdAtMs: nowMs,
    disabledAtMs: null,
  };
}

/** Business data of a newly registered merchant. Its name is public. */
export function newMerchant(principal: Principal, name: string): Merchant {
  return {
    id: principal.id,
    name,
    encryptedEmail: principal.encryptedEmail,
    encryptedPhone: principal.encryptedPhone,
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
    suspendedAtMs: null,
    suspensionReason: null,
    fees: NO_FEES,
    hasOwnFees: false,
    settlementTerms: DEFAULT_SETTLEMENT_TERMS,
    methodSettings: NO_METHOD_SETTINGS,
    nextSettlementAtMs: nextClosingAtMs(DEFAULT_SETTLEMENT_TERMS.schedule, principal.createdAtMs),
    sandboxAheadMs: 0,
    createdAtMs: principal.createdAtMs,
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
