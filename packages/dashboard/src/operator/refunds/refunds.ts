import type { Section } from '../../shell/section.ts';
import { DECISIONS } from '../groups.ts';
import { listRefunds } from './list-refunds.tsx';
import { confirmOutcome, resolveRefund } from './resolve-refund.tsx';
import { showRefund } from './show-refund.tsx';
import { TEXT } from './text.ts';

/** Money on its way back to customers. */
export const refunds: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/refunds',
  pages: (routes) => {
    routes.get('/refunds', listRefunds);
    routes.get('/refunds/:refund_id', showRefund);
    routes.get('/refunds/:refund_id/:outcome', confirmOutcome);
    routes.post('/refunds/:refund_id/:outcome', resolveRefund);
  },
};
