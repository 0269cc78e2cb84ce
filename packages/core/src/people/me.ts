import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { ownAccount } from './logged-in.ts';
import { passkeysIn } from './passkeys/challenges.ts';
import { authenticatedUntilMs } from './sessions.ts';
import { principalToWire } from './wire.ts';

export const getMe: ReadOperation<'getMe'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const untilMs = authenticatedUntilMs(caller);
  const account = await ownAccount(context, caller);
  const hasFactors = account.principal.factorsAtMs !== 0;
  const factors = hasFactors ? await context.store.read.factors(account.principal.id) : [];
  return succeeded(200, {
    principal: principalToWire(context, account),
    second_factor_due_at: timestampOrNull(caller.factorDueAtMs),
    has_second_factor: hasFactors,
    has_passkey: passkeysIn(factors).length > 0,
    authenticated_until: context.clock.now() > untilMs ? null : timestamp(untilMs),
  });
};
