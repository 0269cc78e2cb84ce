import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Caller } from './caller.ts';
import { provenUntilMs } from '../people/sessions.ts';
import { GatewayError } from '../errors.ts';
import type { Change } from '../ports/changes.ts';

/**
 * A caller who logged in must have given the password lately; one with a key has nothing to give. Asked before a stored
 * answer is looked for, as everything that tells who somebody is.
 * @throws GatewayError `REAUTHENTICATION_REQUIRED`
 */
export function requireProof(context: Context, caller: Caller): void {
  if (hasSession(caller) && context.clock.now() > provenUntilMs(caller)) {
    throw new GatewayError('REAUTHENTICATION_REQUIRED');
  }
}

/** The same, asserted again inside the commit of what was decided upon it. */
export function proofStillHolds(context: Context, caller: Caller): readonly Change[] {
  if (!hasSession(caller)) return [];
  const sinceMs = context.clock.now() - LIMITS.passwordProofLifeMs;
  return [{ type: 'assert.password_proven', id: caller.sessionId, sinceMs }];
}

function hasSession(caller: Caller): caller is Extract<Caller, { readonly sessionId: string }> {
  return 'sessionId' in caller;
}
