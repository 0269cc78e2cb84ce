import type { Panel } from '../shell/panel.ts';
import type { Section } from '../shell/page.ts';
import { sections } from './merchant-sections.ts';

/** The merchant dashboard. */
export const merchantPanel: Panel<Section> = {
  path: '/dashboard',
  role: 'merchant',
  cookiePrefix: 'mitako_merchant',
  name: { fr: 'Espace commerçant', en: 'Merchant dashboard' },
  hasModes: true,
  sections,
};
