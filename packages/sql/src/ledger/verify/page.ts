import type { AuditPage } from '@mitako/core';

/** Ids up, after the cursor. Every id sorts after the empty text. */
export function cursorOf({ afterId }: AuditPage): string {
  return afterId ?? '';
}
