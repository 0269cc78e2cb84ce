import type { Page } from '../../shell/page.ts';
import { sendFile } from '../../shell/send-file.ts';
import { filterIn, readFilter, toSearch } from './payments-filter.ts';

/** All payments that the filter lets through, as one CSV file. */
export function exportPayments(page: Page): Response | Promise<Response> {
  const filter = filterIn(page);
  const reading = readFilter(filter, { format: 'csv' });
  // The list says what is wrong with it.
  if (reading.kind === 'invalid') return page.request.redirect(page.path(`/payments${toSearch(filter)}`), 303);
  return sendFile(page, 'listPayments', { query: reading.query });
}
