import type { Context } from '../context.ts';
import type { SessionCaller } from '../kernel/caller.ts';
import type { Principal } from '../model.ts';
import { provenUntilMs } from './sessions.ts';
import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { principalToWire } from './wire.ts';
import { timestamp } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
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
