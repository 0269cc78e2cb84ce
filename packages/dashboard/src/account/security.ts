import type { Section } from '../shell/section.ts';
import { endDevice, endOthers, showEndDevice, showEndOthers } from './end-device.tsx';
import { ACCOUNT } from './group.ts';
import { changePassword, showSecurity } from './show-security.tsx';
import { TEXT } from './text.ts';

/** Devices, password and language of whoever is logged in: of both panels. */
export const security: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNT,
  path: '/account/security',
  pages: (routes) => {
    routes.get('/account/security', showSecurity);
    routes.post('/account/security/password', changePassword);
    routes.get('/account/security/others', showEndOthers);
    routes.post('/account/security/others', endOthers);
    routes.get('/account/security/devices/:device_id', showEndDevice);
    routes.post('/account/security/devices/:device_id', endDevice);
  },
};
