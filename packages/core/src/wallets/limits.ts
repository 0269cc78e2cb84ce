import { DAY_MS, doualaDay, doualaDayStartMs, startOfDoualaDay, WALLET_OPERATIONS } from '@mitako/contract/names';
import type { OperationRoom, WalletLimits, WalletOperation, WalletTier } from '@mitako/contract/names';
import { timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { OPTION_OF, tierOf } from './tiers.ts';

/** A wallet of a user, in one mode. */
export interface WalletOfUser {
  readonly user: Principal;
  readonly currency: string;
  readonly livemode: boolean;
}

/** What one operation may still move now. */
export interface WalletRoom {
  readonly tier: WalletTier;
  readonly bounds: readonly Bound[];
  /** Counts an amount, and refuses it beyond any of the limits, whatever happens meanwhile. */
  readonly guards: (amount: number) => readonly Change[];
}

interface Bound {
  readonly of: 'one' | 'day' | 'month' | 'balance';
  readonly name: `wallet_${WalletOperation}_${'max' | 'per_day_max' | 'per_month_max'}` | 'wallet_balance_max';
  readonly limit: number;
  readonly remaining: number;
  /** When it opens again; null: not by waiting. */
  readonly opensAtMs: number | null;
}

/**
 * What a wallet may still pay, take in or pay out. Null: the gateway limits no wallets.
 *
 * An operation is counted as soon as a tier limits it, so that a user whose tier is lowered has not begun anew.
 */
export async function walletRoom(
  context: Context,
  { user, currency, livemode }: WalletOfUser,
  operation: WalletOperation,
): Promise<WalletRoom | null> {
  const { walletTiers } = context.settings;
  if (walletTiers === null) return null;
  const tier = tierOf(context, user);
  const option = OPTION_OF[operation];
  const limits = walletTiers[tier]?.[option] ?? {};
  const walletId = accountId(user.id, 'wallet', currency, livemode);
  const nowMs = context.clock.now();
  const counted = periodsAt(nowMs).filter(({ period }) =>
    Object.values(walletTiers).some((each) => each[option]?.[period] !== undefined),
  );
  const balanceMax = operation === 'cash_in' && livemode ? walletTiers[tier]?.balanceMax : undefined;
  const [moved, wallet] = await Promise.all([
    Promise.all(counted.map(({ key }) => context.store.read.dailyTotal(walletId, operation, key))),
    balanceMax === undefined ? null : context.store.read.accountById(walletId),
  ]);
  const bound = (
    is: Pick<Bound, 'of' | 'name'>,
    limit: number | undefined,
    used = 0,
    opensAtMs: number | null = null,
  ): readonly Bound[] =>
    limit === undefined ? [] : [{ ...is, limit, remaining: Math.max(0, limit - used), opensAtMs }];
  return {
    tier,
    bounds: [
      ...bound({ of: 'one', name: `wallet_${operation}_max` }, limits.max),
      ...counted.flatMap(({ of, period, opensAtMs }, place) =>
        bound({ of, name: `wallet_${operation}_per_${of}_max` }, limits[period], moved[place], opensAtMs),
      ),
      ...bound({ of: 'balance', name: 'wallet_balance_max' }, balanceMax, wallet?.available),
    ],
    guards: (amount) => [
      ...counted.map(
        ({ period, key }) =>
          ({
            type: 'daily_total.add',
            accountId: walletId,
            kind: operation,
            day: key,
            amount,
            limit: limits[period] ?? Number.MAX_SAFE_INTEGER,
          }) as const,
      ),
      ...(balanceMax === undefined
        ? []
        : [{ type: 'assert.account_below', accountId: walletId, amount: balanceMax - amount + 1 } as const]),
    ],
  };
}

/** Of these, the day and the month of Douala, as `daily_total.add` names them. */
function periodsAt(nowMs: number) {
  const day = doualaDay(nowMs);
  const month = day.slice(0, 7);
  const inNextMonth = doualaDay(doualaDayStartMs(nowMs) + (32 - Number(day.slice(8))) * DAY_MS).slice(0, 7);
  return [
    { of: 'day', period: 'perDay', key: day, opensAtMs: doualaDayStartMs(nowMs) + DAY_MS },
    { of: 'month', period: 'perMonth', key: month, opensAtMs: startOfDoualaDay(`${inNextMonth}-01`) },
  ] as const;
}

/** The bound that leaves least; of equals the one that stays closed for longest. Null: there is none. */
export function tightest(bounds: readonly Bound[]): Bound | null {
  const [first = null] = bounds.toSorted(
    (a, b) => a.remaining - b.remaining || (b.opensAtMs ?? Infinity) - (a.opensAtMs ?? Infinity),
  );
  return first;
}

/**
 * Details of `LIMIT_EXCEEDED`; null: the amount is within the limits.
 * @param isShown false: to an agent, from whom the balance is kept
 */
export function exceededWalletLimit(
  room: WalletRoom,
  amount: number,
  { isShown }: { readonly isShown: boolean },
): Readonly<Record<string, unknown>> | null {
  const bound = tightest(room.bounds);
  if (bound === null || amount <= bound.remaining) return null;
  const { name, limit, remaining, opensAtMs } = bound;
  return {
    name,
    limit,
    ...((isShown || name !== 'wallet_balance_max') && { remaining }),
    opens_at: timestampOrNull(opensAtMs),
    tier: room.tier,
  };
}

/** What the user's own page, and the operator's, say of the limits. Null: the gateway limits no wallets. */
export async function walletLimitsToWire(context: Context, wallet: WalletOfUser): Promise<WalletLimits | null> {
  const { walletTiers } = context.settings;
  if (walletTiers === null) return null;
  const tier = tierOf(context, wallet.user);
  const rooms = await Promise.all(
    WALLET_OPERATIONS.map(async (each) => [each, roomToWire(await walletRoom(context, wallet, each))] as const),
  );
  const { pay, cash_in, cash_out } = Object.fromEntries(rooms) as Record<WalletOperation, OperationRoom>;
  return { tier, balance_max: walletTiers[tier]?.balanceMax ?? null, pay, cash_in, cash_out };
}

function roomToWire(room: WalletRoom | null): OperationRoom {
  const find = (of: Bound['of']): Bound | null => room?.bounds.find((bound) => bound.of === of) ?? null;
  const [one, day, month, bound] = [find('one'), find('day'), find('month'), room && tightest(room.bounds)];
  return {
    max: one?.limit ?? null,
    per_day_max: day?.limit ?? null,
    per_day_left: day?.remaining ?? null,
    per_month_max: month?.limit ?? null,
    per_month_left: month?.remaining ?? null,
    left: bound?.remaining ?? null,
    opens_at: timestampOrNull(bound?.opensAtMs ?? null),
  };
}
