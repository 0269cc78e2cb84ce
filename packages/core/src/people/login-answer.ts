import type { LoginResult } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { Merchant, Principal, Session } from '../model.ts';
import { principalToWire } from './wire.ts';

/** Tokens of a session. */
export async function loginAnswer(
  context: Context,
  status: 200 | 201,
  session: Session,
  principal: Principal,
  merchant: Merchant | null,
): Promise<Done<LoginResult>> {
  const { accessToken, refreshToken } = await context.tokens.issue(session);
  return succeeded(status, {
    access_token: accessToken,
    refresh_token: refreshToken,
    principal: principalToWire(context, principal, merchant),
  });
}

/** The merchant's business data; null for other roles. */
export async function merchantSide(context: Context, principal: Principal): Promise<Merchant | null> {
  return principal.role === 'merchant' ? context.store.read.merchantById(principal.id) : null;
}
