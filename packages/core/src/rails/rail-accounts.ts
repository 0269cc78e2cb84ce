import type { Rail, RailBalance, RailPayer } from '../ports/rail.ts';
import type { Clock, Logger } from '../ports/system.ts';
import { createAnswers, type LastAnswer } from './answers.ts';

/**
 * Providers' reports about accounts: the gateway's and those of payers. For operators; a charge never waits for them.
 */
export interface RailAccounts {
  /** The last report of the rail, at once; a newer one is requested meanwhile. Null: there is none. */
  balances(rail: Rail): LastAnswer<readonly RailBalance[]> | null;
  /** Whether a number has an account that can pay. Null: unknown, or not answered in time. */
  payerIsActive(rail: Rail, payer: { readonly provider: string; readonly phone: string }): Promise<boolean | null>;
}

export function createRailAccounts(place: { readonly clock: Clock; readonly logger: Logger }): RailAccounts {
  const balances = createAnswers<readonly RailBalance[]>(
    place,
    (value) => (Array.isArray(value) ? value.filter(isBalance) : null),
    'rail did not report its balance',
  );
  const payers = createAnswers(place, readPayer, 'rail did not say whether a payer has an account');

  return {
    balances(rail) {
      return rail.balance === undefined ? null : balances.last(rail.id, async () => rail.balance?.());
    },
    async payerIsActive(rail, { provider, phone }) {
      if (rail.payer === undefined) return null;
      const value = await payers.read(`${rail.id} ${provider} ${phone}`, async () => rail.payer?.({ provider, phone }));
      return value?.isActive ?? null;
    },
  };
}

/** Rails are written by others, not all of them in TypeScript. */
function isBalance(value: Partial<RailBalance> | null): value is RailBalance {
  return typeof value?.account === 'string' && Number.isSafeInteger(value.amount) && typeof value.currency === 'string';
}

function readPayer(value: unknown): { readonly isActive: RailPayer['isActive'] | null } | null {
  if (value === null) return { isActive: null };
  if (typeof value !== 'object') return null;
  const isActive: unknown = Reflect.get(value, 'isActive');
  return typeof isActive === 'boolean' ? { isActive } : null;
}
