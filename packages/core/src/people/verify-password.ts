import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type LoggedIn, ownAccount } from './logged-in.ts';
import { countPassword } from './login-password.ts';
import { isPassword } from './password.ts';

/**
 * Who is logged in, if this is their password. Wrong ones are counted by session, over all addresses.
 * @throws GatewayError `INVALID_CREDENTIALS`, `RATE_LIMITED`
 */
export async function verifyPassword(context: Context, caller: Caller, password: string): Promise<LoggedIn> {
  const session = sessionOf(caller);
  const account = await ownAccount(context, session);
  const guess = { by: 'device', id: session.sessionId } as const;
  await countPassword(context, guess);
  const isRight = await isPassword(context, account.principal.passwordHash, password, 'session');
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');
  await context.limits?.passwordWasRight(guess);
  return account;
}
