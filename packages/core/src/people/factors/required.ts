import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Principal, Session } from '../../model.ts';

/** Whether a person of the operator, or an agent, needs a second factor. Sandbox accounts have no money to guard. */
export function requiresFactor({ settings }: Context, { role, sandboxScenario }: Principal): boolean {
  return settings.requiresSecondFactor && (role === 'operator' || role === 'agent') && sandboxScenario === null;
}

/** The first login may go without one for a working day, each later one not at all. Null: none is required. */
export function factorDueAtMs(context: Context, principal: Principal): number | null {
  if (principal.factorsAtMs !== 0 || !requiresFactor(context, principal)) return null;
  const nowMs = context.clock.now();
  return principal.factorGraceAtMs === 0 ? nowMs + LIMITS.factorGraceMs : nowMs;
}

/** Until when a session goes without one; null: there is one by now, or none is required any more. */
export function dueOf(
  context: Context,
  { session, principal }: { readonly session: Session; readonly principal: Principal },
): number | null {
  return principal.factorsAtMs === 0 && requiresFactor(context, principal) ? session.factorDueAtMs : null;
}
