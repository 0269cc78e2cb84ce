import type { Role } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { NO_FEES } from '../../domain/fees.ts';
import { newAccount, sandboxFundingTransfer, SANDBOX_WALLET_FUNDS } from '../../domain/ledger.ts';
import type { Merchant, Principal } from '../../domain/model.ts';
import type { Change } from '../../ports/changes.ts';

/** One spelling of an e-mail address. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function newPrincipal(input: {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly nowMs: number;
}): Principal {
  const { nowMs, email, ...rest } = input;
  return {
    ...rest,
    email: canonicalEmail(email),
    pinHash: null,
    pinFailures: 0,
    pinLockedUntilMs: null,
    sandboxScenario: null,
    createdAtMs: nowMs,
  };
}

/** The business side of a merchant who just registered. */
export function newMerchant(principal: Principal): Merchant {
  return {
    id: principal.id,
    name: principal.name,
    email: principal.email,
    phone: principal.phone,
    supportEmail: null,
    supportPhone: null,
    kycStatus: 'not_started',
    kycSubmission: null,
    kycNote: null,
    kycSubmittedAtMs: null,
    kycDecidedAtMs: null,
    suspendedAtMs: null,
    fees: NO_FEES,
    createdAtMs: principal.createdAtMs,
    version: 1,
  };
}

/**
 * A user's wallets, one per currency and mode. Where there is a sandbox, the test wallet starts with simulated francs,
 * booked out of the issue account; `testFunds: false` leaves it empty.
 */
export function openWallets(
  context: Context,
  userId: string,
  options: { readonly live: boolean; readonly testFunds: boolean },
): readonly Change[] {
  const nowMs = context.clock.now();
  return context.settings.currencies.flatMap((currency): readonly Change[] => {
    const test = newAccount(userId, 'wallet', currency, false, nowMs);
    const live = newAccount(userId, 'wallet', currency, true, nowMs);
    const isFunded = context.settings.sandbox && options.testFunds;
    return [
      ...(options.live ? [{ type: 'account.open', account: live } as const] : []),
      { type: 'account.open', account: test },
      ...(isFunded
        ? [
            { type: 'account.credit', accountId: test.id, amount: SANDBOX_WALLET_FUNDS } as const,
            {
              type: 'transfer.insert',
              transfer: sandboxFundingTransfer(userId, currency, context.ids.next('transaction'), nowMs),
            } as const,
          ]
        : []),
    ];
  });
}
