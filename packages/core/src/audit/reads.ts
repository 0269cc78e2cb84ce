import type { AuditAction } from '@mitako/contract/names';
import type { AuditEntry } from './model.ts';
import type { Page } from '../ports/page.ts';

export interface AuditLogReads {
  auditEntries(filter: AuditFilter, page: Page): Promise<readonly AuditEntry[]>;
}

/** All conditions together. */
export interface AuditFilter {
  readonly merchantId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: AuditAction | undefined;
}
