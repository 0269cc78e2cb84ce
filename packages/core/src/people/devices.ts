import { sessionOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { deviceToWire } from './wire.ts';

export const listDevices: ReadOperation<'listDevices'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const sessions = await context.store.read.sessions(caller.principalId, context.clock.now());
  return succeeded(200, { devices: sessions.map((session) => deviceToWire(session, caller.sessionId)) });
};

/** Signs out one device; its access token is rejected from the next call on. */
export const revokeDevice = deciding<'revokeDevice'>(async (context, request) => {
  const caller = sessionOf(request.caller);
  const { device_id: deviceId } = request.parameters;
  const id = deviceId === 'current' ? caller.sessionId : deviceId;

  const found = await context.store.read.sessionById(id);
  const isTheirs = found !== null && found.session.principalId === caller.principalId;
  if (!isTheirs || found.session.revokedAtMs !== null) return refuse('DEVICE_NOT_FOUND');
  return {
    changes: [{ type: 'session.revoke', id, principalId: caller.principalId, nowMs: context.clock.now() }],
    answer: succeeded(200, { deleted: true, id }),
  };
});

/** Signs out all other devices. */
export const revokeOtherDevices: WriteOperation<'revokeOtherDevices'> = {
  unwitnessed: 'repeat',
  async decide(context, request) {
    const caller = sessionOf(request.caller);

    const nowMs = context.clock.now();
    const others = (await context.store.read.sessions(caller.principalId, nowMs)).filter(
      (session) => session.id !== caller.sessionId,
    );
    return {
      changes: [{ type: 'session.revoke_others', principalId: caller.principalId, exceptId: caller.sessionId, nowMs }],
      answer: succeeded(200, { deleted: true, count: others.length }),
    };
  },
};
