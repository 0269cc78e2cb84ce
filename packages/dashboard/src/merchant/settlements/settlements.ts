import type { Page } from '../../shell/page.ts';
import type { Section } from '../../shell/section.ts';
import { sendFile } from '../../shell/send-file.ts';
import { listSettlements } from './list-settlements.tsx';
import { showSettlement } from './show-settlement.tsx';
import { TEXT } from './text.ts';

/** What was paid out to the merchant, line by line. */
export const settlements: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/settlements',
  pages: (routes) => {
    routes.get('/settlements', listSettlements);
    routes.get('/settlements/:settlement_id', showSettlement);
    routes.get('/settlements/:settlement_id/lines', exportLines);
  },
};

/** All lines of a settlement, as one CSV file. */
function exportLines(page: Page): Promise<Response> {
  return sendFile(page, 'listSettlementLines', {
    parameters: { settlement_id: page.parameter('settlement_id') },
    query: { format: 'csv', limit: 100 },
  });
}
