import type { Section } from '../../shell/section.ts';
import { SYSTEM } from '../groups.ts';
import { listLedgerChecks } from './list-ledger-checks.tsx';
import { showLedgerCheck } from './show-ledger-check.tsx';
import { confirmStart, startLedgerCheck } from './start-ledger-check.ts';
import { TEXT } from './text.ts';

/** The proof that the books are right. */
export const ledgerChecks: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: SYSTEM,
  path: '/ledger-checks',
  pages: (routes) => {
    routes.get('/ledger-checks', listLedgerChecks);
    routes.get('/ledger-checks/new', confirmStart);
    routes.post('/ledger-checks/new', startLedgerCheck);
    routes.get('/ledger-checks/:ledger_check_id', showLedgerCheck);
  },
};
