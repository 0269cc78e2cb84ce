import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Principal } from '../../model.ts';
import type { LoggedIn } from '../account.ts';
import type { KnownSession } from '../reads.ts';

/** Whether a person of the operator, or an agent, needs a second factor. Sandbox accounts have no money to guard. */
function needsFactor({ settings }: Context, { role, sandboxScenario }: Principal): boolean {
  return settings.requiresSecondFactor && (role === 'operator' || role === 'agent') && sandboxScenario === null;
}

/** Whether the last one stays: by the rule of the gateway, or of a merchant of the person. */
export async function requiresFactor(context: Context, principal: Principal): Promise<boolean> {
  if (needsFactor(context, principal)) return true;
  if (principal.role !== 'merchant') return false;
  const memberships = await context.store.read.membershipsOf(principal.id);
  const merchants = await context.store.read.merchantsByIds(memberships.flatMap(({ merchantId }) => merchantId ?? []));
  return merchants.some(({ factorRuleAtMs }) => factorRuleAtMs !== 0);
}

/** The first login may go without one for a working day, each later one not at all. Null: none is required. */
export function factorDueAtMs(context: Context, { principal, merchant }: LoggedIn): number | null {
  const isRule = merchant !== null && merchant.factorRuleAtMs !== 0;
  if (principal.factorsAtMs !== 0 || !(isRule || needsFactor(context, principal))) return null;
  const nowMs = context.clock.now();
  return principal.factorGraceAtMs === 0 ? nowMs + LIMITS.factorGraceMs : nowMs;
}

/**
 * Until when a session goes without one; null: there is one by now, or none is required any more. A session that is older
 * than its merchant's rule has a working day from then on.
 */
export function dueOf(context: Context, { session, principal, factorRuleAtMs }: KnownSession): number | null {
  // The embedding program asks its people for what it requires.
  if (principal.factorsAtMs !== 0 || session.method !== 'own') return null;
  if (factorRuleAtMs !== 0) return session.factorDueAtMs ?? factorRuleAtMs + LIMITS.factorGraceMs;
  return needsFactor(context, principal) ? session.factorDueAtMs : null;
}
