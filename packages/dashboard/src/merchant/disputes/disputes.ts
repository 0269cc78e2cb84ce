import type { Section } from '../../shell/section.ts';
import { listDisputes } from './list-disputes.tsx';
import { sendEvidence, showDispute } from './show-dispute.tsx';
import { TEXT } from './text.ts';

/** What customers contest, and the merchant's answer to it. */
export const disputes: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/disputes',
  pages: (routes) => {
    routes.get('/disputes', listDisputes);
    routes.get('/disputes/:dispute_id', showDispute);
    routes.post('/disputes/:dispute_id', sendEvidence);
  },
};
