import { succeeded } from '../kernel/answer.ts';
import { deviceToWire } from './wire.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { callerStillValid, perform, refuse } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';

export const listDevices: Operation<'listDevices'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const sessions = await context.store.read.sessions(caller.principalId, context.clock.now());
  return succeeded(200, { devices: sessions.map((session) => deviceToWire(session, caller.sessionId)) });
};

/** Signs one device out; its access token is refused from the next call on. */
export const revokeDevice: Operation<'revokeDevice'> = (context, request) => {
  const caller = sessionOf(request.caller);
  const id = request.parameters.device_id;
  return perform(context, {
    idempotent: idempotencyOf(context, 'revokeDevice', request),
    decide: async () => {
      const found = await context.store.read.sessionById(id);
      const isTheirs = found !== null && found.session.principalId === caller.principalId;
      if (!isTheirs || found.session.revokedAtMs !== null) return refuse('DEVICE_NOT_FOUND');
      return {
        changes: [
          ...callerStillValid(context, caller),
          { type: 'session.revoke', id, principalId: caller.principalId, nowMs: context.clock.now() },
        ],
        answer: succeeded(200, { deleted: true, id }),
      };
    },
  });
};

/** Signs all other devices out. */
export const revokeOtherDevices: Operation<'revokeOtherDevices'> = (context, request) => {
  const caller = sessionOf(request.caller);
  return perform(context, {
    idempotent: idempotencyOf(context, 'revokeOtherDevices', request),
    decide: async () => {
      const nowMs = context.clock.now();
      const others = (await context.store.read.sessions(caller.principalId, nowMs)).filter(
        (session) => session.id !== caller.sessionId,
      );
      return {
        changes: [
          ...callerStillValid(context, caller),
          { type: 'session.revoke_others', principalId: caller.principalId, exceptId: caller.sessionId, nowMs },
        ],
        answer: succeeded(200, { deleted: true, count: others.length }),
      };
    },
  });
};
