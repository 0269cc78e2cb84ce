import type { AuditAction, AuditSubjectType } from '@mitako/contract/names';
import type { AuditActor } from './actor.ts';
import { sealedDetails } from './details.ts';
import type { Context } from '../context.ts';
import { type Origin, inertText } from '../kernel/origin.ts';
import type { Change } from '../ports/changes.ts';

/** Contents of an entry, beside actor and origin. */
export interface Audited {
  readonly action: AuditAction;
  readonly subjectType: AuditSubjectType;
  readonly subjectId: string | null;
  readonly merchantId: string | null;
  readonly livemode: boolean | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An entry of the audit log, for the commit of its action. */
export function appendAuditEntry(
  context: Context,
  actor: AuditActor,
  origin: Origin | undefined,
  { details = {}, ...audited }: Audited,
): Change {
  const id = context.ids.next('auditEntry', audited.merchantId);
  return {
    type: 'audit.append',
    entry: {
      ...audited,
      id,
      actorType: actor.type,
      actorId: actor.id,
      encryptedDetails: sealedDetails(context, id, details),
      clientAddress: inertText(origin?.clientAddress),
      userAgent: inertText(origin?.userAgent),
      requestId: inertText(origin?.requestId),
      createdAtMs: context.clock.now(),
    },
  };
}
