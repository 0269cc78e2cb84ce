import type { AuditPage } from '@mitako/core/engine';

/** Ascending ids, after the cursor. Every id sorts after the empty string. */
export function cursorOf({ afterId }: AuditPage): string {
  return afterId ?? '';
}
