import { ACCOUNT } from '../../account/group.ts';
import type { Section } from '../../shell/section.ts';
import { listActivity } from './list-activity.tsx';
import { TEXT } from './text.ts';

/** Who did what, when and from where: the merchant's audit log. */
export const activity: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNT,
  path: '/activity',
  pages: (routes) => routes.get('/activity', listActivity),
};
