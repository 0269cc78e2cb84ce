import type { Context } from '../../context.ts';
import type { SessionCaller } from '../../domain/caller.ts';
import type { Principal } from '../../domain/model.ts';
import { provenUntilMs } from '../../domain/sessions.ts';
import { GatewayError } from '../../errors.ts';
import { succeeded } from '../../wire/answer.ts';
import { principalToWire } from '../../wire/accounts.ts';
import { timestamp } from '../../wire/timestamp.ts';
import { sessionOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { merchantSide } from './login-answer.ts';

export const getMe: Operation<'getMe'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const principal = await readPrincipal(context, caller);
  const untilMs = provenUntilMs(caller);
  return succeeded(200, {
    principal: principalToWire(principal, await merchantSide(context, principal)),
    authenticated_until: context.clock.now() > untilMs ? null : timestamp(untilMs),
  });
};

export async function readPrincipal(context: Context, caller: SessionCaller): Promise<Principal> {
  const principal = await context.store.read.principalById(caller.principalId);
  if (principal === null) throw new GatewayError('INVALID_TOKEN');
  return principal;
}
