import type { Section } from '../../shell/section.ts';
import { DECISIONS } from '../groups.ts';
import { listDisputes } from './list-disputes.tsx';
import { confirmOutcome, resolveDispute } from './resolve-dispute.tsx';
import { showDispute } from './show-dispute.tsx';
import { TEXT } from './text.ts';

/** What customers contest, and who gets the money. */
export const disputes: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/disputes',
  pages: (routes) => {
    routes.get('/disputes', listDisputes);
    routes.get('/disputes/:dispute_id', showDispute);
    routes.get('/disputes/:dispute_id/:outcome', confirmOutcome);
    routes.post('/disputes/:dispute_id/:outcome', resolveDispute);
  },
};
