import type { RateLimited } from '@mitako/core';
import { seededRandom } from '../../support/dice.ts';
import { startCheckoutSite } from '../checkout-site.ts';
import { HOUR } from './drive.ts';
import { operators } from './operator.ts';
import type { Limiter, State, StateSite } from './state.ts';

/** A separate gateway for each state, with the same time and ids, so that screenshots do not change. */
export async function startStateSite({
  options = {},
  gateway = {},
}: Pick<State, 'options' | 'gateway'>): Promise<StateSite> {
  let limit: Limiter = () => null;
  const consume = async (name: string): Promise<RateLimited | null> => {
    const seconds = limit({ limit: name });
    return seconds === null ? null : { retryAfterMs: seconds * 1000 };
  };
  const site = await startCheckoutSite({
    gateway: {
      rails: operators(),
      random: seededRandom(1, 0),
      limits: { consume: (policy) => consume(policy.name) },
      ...gateway,
    },
    checkout: {
      ...options,
      // The one state with an internal error is intended.
      onError: () => undefined,
    },
    // Pages that redirect to the shop would be gone before they are checked.
    shopStatus: 204,
  });
  await site.engine.advance(13 * HOUR);
  return { ...site, limitBy: (next) => (limit = next) };
}
