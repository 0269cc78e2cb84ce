import { ACCOUNT } from '../../account/group.ts';
import type { Section } from '../../shell/section.ts';
import { goTo } from '../../shell/respond.tsx';
import { sendPalette } from './palette.ts';
import { removeLogo, saveLogo } from './save-logo.ts';
import { saveProfile } from './save-profile.ts';
import { showProfile } from './show-profile.tsx';
import { TEXT } from './text.ts';

/** Name, contacts, colour and logo, as customers see them. */
export const profile: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNT,
  path: '/account',
  pages: (routes) => {
    routes.get('/account', showProfile);
    routes.post('/account', saveProfile);
    // Where a form of theirs was refused, and the language is changed.
    routes.get('/account/logo', (page) => goTo(page, '/account'));
    routes.post('/account/logo', saveLogo);
    routes.post('/account/logo/remove', removeLogo);
    routes.get('/account/palette', sendPalette);
  },
};
