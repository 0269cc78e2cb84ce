import { z } from 'zod';
import { itemOf, pageOf, periodPageQuery } from '../basics/lists.ts';
import type { Get, Operator, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery, PageOf, PeriodPageQuery } from '../basics/types.ts';
import { ledgerCheck } from './schemas.ts';
import type { LedgerCheck } from './types.ts';

/** Ledger checks, started by the operator. */
export interface LedgerRoutes {
  readonly createLedgerCheck: Post<
    '/admin/ledger-checks',
    Operator,
    NoQuery,
    undefined,
    ItemOf<'ledger_check', LedgerCheck>
  >;
  readonly listLedgerChecks: Get<
    '/admin/ledger-checks',
    Operator,
    PeriodPageQuery,
    PageOf<'ledger_checks', LedgerCheck>
  >;
  readonly getLedgerCheck: Get<
    '/admin/ledger-checks/{ledger_check_id}',
    Operator,
    NoQuery,
    ItemOf<'ledger_check', LedgerCheck>
  >;
}

export const ledgerRoutes: RouteTable<LedgerRoutes> = {
  createLedgerCheck: {
    method: 'POST',
    path: '/admin/ledger-checks',
    tag: 'Operator',
    summary: 'Start a ledger check in the background',
    auth: operator,
    audit: { action: 'ledger_check.create', subject: { type: 'ledger_check', answer: 'ledger_check' } },
    parameters: noParameters,
    query: noQuery,
    success: { 202: itemOf('ledger_check', ledgerCheck) },
    errors: ['LEDGER_CHECK_RUNNING'],
  },
  listLedgerChecks: {
    method: 'GET',
    path: '/admin/ledger-checks',
    tag: 'Operator',
    summary: 'List ledger checks, newest first',
    auth: operator,
    parameters: noParameters,
    query: periodPageQuery,
    success: { 200: pageOf('ledger_checks', ledgerCheck) },
    errors: [],
  },
  getLedgerCheck: {
    method: 'GET',
    path: '/admin/ledger-checks/{ledger_check_id}',
    tag: 'Operator',
    summary: 'Read a ledger check',
    auth: operator,
    parameters: z.object({ ledger_check_id: idParameter }),
    query: noQuery,
    success: { 200: itemOf('ledger_check', ledgerCheck) },
    errors: ['LEDGER_CHECK_NOT_FOUND'],
  },
};
