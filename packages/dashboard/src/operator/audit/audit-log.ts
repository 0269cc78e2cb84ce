import type { Section } from '../../shell/section.ts';
import { SYSTEM } from '../groups.ts';
import { listAuditLog } from './list-audit-log.tsx';
import { TEXT } from './text.ts';

/** Who did what, when and from where. */
export const auditLog: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: SYSTEM,
  path: '/audit-log',
  pages: (routes) => routes.get('/audit-log', listAuditLog),
};
