import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type LoggedIn, ownAccount } from './logged-in.ts';
import { isPassword } from './password.ts';

/**
 * Who is logged in, if this is their password.
 * @throws GatewayError `INVALID_CREDENTIALS`
 */
export async function verifyPassword(context: Context, caller: Caller, password: string): Promise<LoggedIn> {
  const account = await ownAccount(context, sessionOf(caller));
  const isRight = await isPassword(context, account.principal.passwordHash, password, 'session');
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');
  return account;
}
