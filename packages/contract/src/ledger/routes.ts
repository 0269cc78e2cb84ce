import { z } from 'zod';
import { pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { ledgerCheck } from './schemas.ts';

const operator = { kind: 'operator' } as const;

export const ledgerRoutes = {
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
