import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Principal } from '../model.ts';
import { readPrincipal } from './me.ts';
import { isPassword } from './password.ts';

/**
 * Who is logged in, if this is their password.
 * @throws GatewayError `INVALID_CREDENTIALS`
 */
export async function verifyPassword(context: Context, caller: Caller, password: string): Promise<Principal> {
  const principal = await readPrincipal(context, sessionOf(caller));
  const isRight = await isPassword(context, principal.passwordHash, password, 'session');
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');
  return principal;
}
