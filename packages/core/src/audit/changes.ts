import type { AuditEntry } from '../model.ts';

/** Changes of the audit log. */
export interface AuditChanges {
  /** Appends an entry; the store adds the actor's current name. Entries are never changed or deleted. */
  'audit.append': { entry: Omit<AuditEntry, 'actorName'> };
}
