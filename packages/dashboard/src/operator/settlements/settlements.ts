import type { Page } from '../../shell/page.ts';
import type { Section } from '../../shell/section.ts';
import { sendFile } from '../../shell/send-file.ts';
import { DECISIONS } from '../groups.ts';
import { listSettlements } from './list-settlements.tsx';
import { confirmOutcome, resolveSettlement } from './resolve-settlement.tsx';
import { showSettlement } from './show-settlement.tsx';
import { TEXT } from './text.ts';

/** What is paid out to merchants. */
export const settlements: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/settlements',
  pages: (routes) => {
    routes.get('/settlements', listSettlements);
    routes.get('/settlements/:settlement_id', showSettlement);
    routes.get('/settlements/:settlement_id/lines', exportLines);
    routes.get('/settlements/:settlement_id/:outcome', confirmOutcome);
    routes.post('/settlements/:settlement_id/:outcome', resolveSettlement);
  },
};

/** All lines of a settlement, as one CSV file. */
function exportLines(page: Page): Promise<Response> {
  return sendFile(page, 'listAnySettlementLines', {
    parameters: { settlement_id: page.parameter('settlement_id') },
    query: { format: 'csv', limit: 100 },
  });
}
