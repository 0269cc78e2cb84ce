import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import { requireRole } from '../../kernel/authorise.ts';
import type { Caller } from '../../kernel/caller.ts';
import { staffRoleOf } from '../../kernel/callers.ts';
import type { ReadOperation, WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import type { Principal } from '../../model.ts';
import { deviceToWire } from '../wire.ts';

export const listAccountSessions: ReadOperation<'listAccountSessions'> = async (context, { caller, parameters }) => {
  const { id } = await accountById(context, caller, parameters.account_id);
  const sessions = await context.store.read.sessions(id, context.clock.now());
  const own = 'sessionId' in caller ? caller.sessionId : '';
  return succeeded(200, { devices: sessions.map((session) => deviceToWire(session, own)) });
};

/** Ends the sessions of an account of any role, for all that it acts as. */
export const endAccountSessions: WriteOperation<'endAccountSessions'> = {
  unwitnessed: 'repeat',
  async decide(context, { caller, parameters }) {
    const { id } = await accountById(context, caller, parameters.account_id);
    const nowMs = context.clock.now();
    const { length: count } = await context.store.read.sessions(id, nowMs);
    return {
      changes: [
        { type: 'session.revoke_others', principalId: id, exceptId: '', nowMs },
        { type: 'known_devices.delete', principalId: id },
      ],
      answer: succeeded(200, { deleted: true, count }),
    };
  },
};

/** An operator's account is for administrators: who supports merchants does not log out whoever audits them. */
async function accountById(context: Context, caller: Caller, id: string): Promise<Principal> {
  const principal = await context.store.read.principalById(id);
  if (principal === null) throw new GatewayError('USER_NOT_FOUND');
  if (principal.role === 'operator') requireRole(staffRoleOf(caller), ['administrator']);
  return principal;
}
