import { ACCOUNT } from '../../account/group.ts';
import type { Section } from '../../shell/section.ts';
import { TEXT } from './kyc-text.ts';
import { showKyc, submitKyc } from './show-kyc.tsx';

/** The papers of the business, without which no real money is taken. */
export const kyc: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNT,
  path: '/account/kyc',
  pages: (routes) => {
    routes.get('/account/kyc', showKyc);
    routes.post('/account/kyc', submitKyc);
  },
};
