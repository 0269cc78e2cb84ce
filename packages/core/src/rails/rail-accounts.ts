import type { Rail, RailBalance, RailPayer } from '../ports/rail.ts';
import type { Clock, Logger } from '../ports/system.ts';
import { createAnswers, type LastAnswer } from './answers.ts';

/** What providers say about accounts: ours, and those of payers. For operators, and never in the way of a charge. */
export interface RailAccounts {
  /** As the rail reported them last, at once; newer ones are asked for meanwhile. Null: it never did. */
  balances(rail: Rail): LastAnswer<readonly RailBalance[]> | null;
  /** Whether a number has an account that can pay. Null: nobody knows, or nobody said so in time. */
  payerIsActive(rail: Rail, payer: { readonly provider: string; readonly phone: string }): Promise<boolean | null>;
}

export function createRailAccounts(place: { readonly clock: Clock; readonly logger: Logger }): RailAccounts {
  const balances = createAnswers<readonly RailBalance[]>(
    place,
    (said) => (Array.isArray(said) ? said.filter(isBalance) : null),
    'rail did not report its balance',
  );
  const payers = createAnswers(place, readPayer, 'rail did not say whether a payer has an account');

  return {
    balances(rail) {
      return rail.balance === undefined ? null : balances.last(rail.id, async () => rail.balance?.());
    },
    async payerIsActive(rail, { provider, phone }) {
      if (rail.payer === undefined) return null;
      const said = await payers.read(`${rail.id} ${provider} ${phone}`, async () => rail.payer?.({ provider, phone }));
      return said?.isActive ?? null;
    },
  };
}

/** Rails are written by others, not all of them in TypeScript. */
function isBalance(said: Partial<RailBalance> | null): said is RailBalance {
  return typeof said?.account === 'string' && Number.isSafeInteger(said.amount) && typeof said.currency === 'string';
}

function readPayer(said: unknown): { readonly isActive: RailPayer['isActive'] | null } | null {
  if (said === null) return { isActive: null };
  if (typeof said !== 'object') return null;
  const isActive: unknown = Reflect.get(said, 'isActive');
  return typeof isActive === 'boolean' ? { isActive } : null;
}
