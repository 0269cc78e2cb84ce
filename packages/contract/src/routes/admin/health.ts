import { z } from 'zod';
import { health, ledgerCheck } from '../../schemas/health.ts';
import { pageOf, pageQuery } from '../../schemas/lists.ts';
import { idParameter } from '../../schemas/text.ts';
import { noParameters, noQuery, route } from '../route.ts';

const operator = { kind: 'operator' } as const;

/** How the gateway itself is: its processes, its queues, its books. */
export const adminHealthRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/admin/health',
    tag: 'Operator',
    summary: 'Read who works, what waits and what the database says',
    auth: operator,
    parameters: noParameters,
    query: noQuery,
    success: { 200: z.object({ health }) },
    errors: [],
  }),
  createLedgerCheck: route({
    method: 'POST',
    path: '/admin/ledger-checks',
    tag: 'Operator',
    summary: 'Have the books checked now, in the background',
    auth: operator,
    audit: { action: 'ledger_check.create', subject: { type: 'ledger_check', answer: 'ledger_check' } },
    parameters: noParameters,
    query: noQuery,
    success: { 202: z.object({ ledger_check: ledgerCheck }) },
    errors: ['LEDGER_CHECK_RUNNING'],
  }),
  listLedgerChecks: route({
    method: 'GET',
    path: '/admin/ledger-checks',
    tag: 'Operator',
    summary: 'List checks of the books, newest first',
    auth: operator,
    parameters: noParameters,
    query: pageQuery,
    success: { 200: pageOf('ledger_checks', ledgerCheck) },
    errors: [],
  }),
  getLedgerCheck: route({
    method: 'GET',
    path: '/admin/ledger-checks/{ledger_check_id}',
    tag: 'Operator',
    summary: 'Read a check of the books',
    auth: operator,
    parameters: z.object({ ledger_check_id: idParameter }),
    query: noQuery,
    success: { 200: z.object({ ledger_check: ledgerCheck }) },
    errors: ['LEDGER_CHECK_NOT_FOUND'],
  }),
};
