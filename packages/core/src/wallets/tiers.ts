import type { WalletOperation, WalletTier } from '@mitako/contract/names';
import type { TermsFault } from '../methods/terms.ts';
import type { Principal } from '../model.ts';

/**
 * Limits of users' wallets in whole francs (XAF), by how well a user is known: `unverified`; `verified` once they have shown to receive
 * messages at their number or, where no text messages are sent, at their address; `full` once the operator has
 * verified who they are. What is not given has no limit.
 */
export type WalletTiers = { readonly [Tier in WalletTier]?: WalletTierLimits };

/** Limits of one tier. Refunds always arrive, whatever the wallet then holds. */
export interface WalletTierLimits {
  /** The most that a cash-in may leave in a live wallet. Test wallets begin with simulated money beyond it. */
  readonly balanceMax?: number;
  /** Payments from the wallet. */
  readonly pay?: OperationLimits;
  /** Cash that agents take in. */
  readonly cashIn?: OperationLimits;
  /** Cash that agents pay out. */
  readonly cashOut?: OperationLimits;
}

/** Limits of one kind of operation. Days and months are those of Africa/Douala; test and live are counted apart. */
export interface OperationLimits {
  /** The most of one. */
  readonly max?: number;
  /** The most of all in a day. */
  readonly perDay?: number;
  /** The most of all in a calendar month. */
  readonly perMonth?: number;
}

const TIERS = ['unverified', 'verified', 'full'] as const satisfies readonly WalletTier[];
const OPERATIONS = ['pay', 'cashIn', 'cashOut'] as const;
const PERIODS = ['max', 'perDay', 'perMonth'] as const;

/** How the options name an operation. */
export const OPTION_OF = { pay: 'pay', cash_in: 'cashIn', cash_out: 'cashOut' } as const satisfies Record<
  WalletOperation,
  (typeof OPERATIONS)[number]
>;

/** What the user has shown, or the operator has verified. */
export function tierOf(
  { channels }: { readonly channels: { readonly sms: unknown } },
  { tier, verifiedPhoneHash, emailVerifiedAtMs }: Principal,
): WalletTier {
  if (tier === 'full') return 'full';
  const isVerified = channels.sms === null ? emailVerifiedAtMs !== null : verifiedPhoneHash !== null;
  return isVerified ? 'verified' : 'unverified';
}

/** @throws RangeError for an unknown name, an amount that is none, or a gateway of other currencies, whose units differ */
export function checkedWalletTiers(tiers: WalletTiers | undefined, currencies: readonly string[]): WalletTiers | null {
  if (tiers === undefined) return null;
  if (currencies.join() !== 'XAF')
    throw new RangeError(`walletTiers are in XAF, and currencies are ${currencies.join()}`);
  const fault = findWalletTiersFault(tiers);
  if (fault !== null) throw new RangeError(`${fault.path.join('.')} ${fault.message}`);
  return tiers;
}

/** The first mistake in the tiers; null: there is none. */
export function findWalletTiersFault(tiers: WalletTiers): TermsFault | null {
  return faultIn(tiers, ['walletTiers'], [TIERS, ['balanceMax', ...OPERATIONS], PERIODS]);
}

/** @param names of the fields of each level; what is below the last one, and the balance, is an amount */
function faultIn(
  value: unknown,
  path: TermsFault['path'],
  [names, ...below]: readonly (readonly string[])[],
): TermsFault | null {
  if (names === undefined || path.at(-1) === 'balanceMax') {
    const isAmount = Number.isSafeInteger(value) && Number(value) >= 0;
    return isAmount ? null : { path, message: `must be a whole number of francs, 0 or more, got ${String(value)}` };
  }
  if (typeof value !== 'object' || value === null) return { path, message: 'must be an object' };
  for (const [name, each] of Object.entries(value)) {
    if (!names.includes(name)) return { path, message: `has no "${name}". Known are ${names.join(', ')}` };
    const fault = each === undefined ? null : faultIn(each, [...path, name], below);
    if (fault !== null) return fault;
  }
  return null;
}
