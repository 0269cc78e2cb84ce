import type { AuditActorType, Role } from '@mitako/contract/names';
import type { Caller } from '../kernel/caller.ts';

/** Actors in the audit log. */
export interface AuditActor {
  readonly type: AuditActorType;
  readonly id: string | null;
  /** The actor's merchant; null for the operator. */
  readonly merchantId: string | null;
}

/** The embedding program, or the command line. */
export const IN_PROCESS: AuditActor = { type: 'in_process', id: null, merchantId: null };

/** Null for customers, agents and unauthenticated callers: the ledger records what they do, not this log. */
export function actorOf(caller: Caller): AuditActor | null {
  switch (caller.kind) {
    case 'api_key':
      return { type: 'api_key', id: caller.keyId, merchantId: caller.merchantId };
    case 'in_process':
      return { ...IN_PROCESS, merchantId: caller.merchantId };
    case 'session':
      return accountActor(caller.principalId, caller.role, caller.actingAs?.merchantId ?? null);
    case 'operator':
      if (caller.by === 'session') return accountActor(caller.principalId, 'operator', null);
      return caller.by === 'in_process' ? IN_PROCESS : { type: 'operator_key', id: caller.keyId, merchantId: null };
    case 'anonymous':
      return null;
  }
}

/** The actor of an account, also before login. Null for customers and agents. */
export function accountActor(id: string, role: Role, merchantId: string | null): AuditActor | null {
  if (role === 'merchant') return { type: 'merchant', id, merchantId };
  return role === 'operator' ? { type: 'operator', id, merchantId: null } : null;
}
