import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { SessionCaller } from '../kernel/caller.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { merchantSide } from './login-answer.ts';
import { authenticatedUntilMs } from './sessions.ts';
import { principalToWire } from './wire.ts';

export const getMe: ReadOperation<'getMe'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const principal = await readPrincipal(context, caller);
  const untilMs = authenticatedUntilMs(caller);
  return succeeded(200, {
    principal: principalToWire(context, principal, await merchantSide(context, principal)),
    authenticated_until: context.clock.now() > untilMs ? null : timestamp(untilMs),
  });
};

export async function readPrincipal(context: Context, caller: SessionCaller): Promise<Principal> {
  const principal = await context.store.read.principalById(caller.principalId);
  if (principal === null) throw new GatewayError('INVALID_TOKEN');
  return principal;
}
