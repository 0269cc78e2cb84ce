import { z } from 'zod';
import { itemOf, operatorPageQuery, pageOf } from '../basics/lists.ts';
import type { Get, Operator, Post } from '../basics/route-types.ts';
import { CSV, csv, noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery, OperatorPageQuery, PageOf } from '../basics/types.ts';
import {
  attemptExportQuery,
  attemptListQuery,
  attemptLookup,
  attemptRecord,
  attemptResolveParams,
  unappliedFunds,
} from './schemas.ts';
import type {
  AttemptExportQuery,
  AttemptListQuery,
  AttemptLookup,
  AttemptRecord,
  AttemptResolveParams,
  UnappliedFunds,
} from './types.ts';

/** Payment attempts, read and resolved by the operator. */
export interface AttemptRoutes {
  readonly listAttempts: Get<'/admin/attempts', Operator, AttemptListQuery, PageOf<'attempts', AttemptRecord>>;
  readonly exportAttempts: Get<'/admin/attempts.csv', Operator, AttemptExportQuery, string>;
  readonly getAttempt: Get<'/admin/attempts/{attempt_id}', Operator, NoQuery, ItemOf<'attempt', AttemptRecord>>;
  readonly lookUpAttempt: Get<
    '/admin/attempts/{attempt_id}/lookup',
    Operator,
    NoQuery,
    ItemOf<'lookup', AttemptLookup>
  >;
  readonly listUnappliedFunds: Get<
    '/admin/unapplied-funds',
    Operator,
    OperatorPageQuery,
    PageOf<'unapplied_funds', UnappliedFunds>
  >;
  readonly resolveAttempt: Post<
    '/admin/attempts/{attempt_id}/resolve',
    Operator,
    NoQuery,
    AttemptResolveParams,
    ItemOf<'attempt', AttemptRecord>
  >;
}

export const attemptRoutes: RouteTable<AttemptRoutes> = {
  listAttempts: {
    method: 'GET',
    path: '/admin/attempts',
    tag: 'Operator',
    summary: 'List payment attempts, `?status=needs_review` for those that need manual review',
    auth: operator,
    parameters: noParameters,
    query: attemptListQuery,
    success: { 200: pageOf('attempts', attemptRecord) },
    errors: [],
  },
  exportAttempts: {
    method: 'GET',
    path: '/admin/attempts.csv',
    tag: 'Operator',
    summary: 'Export payment attempts as CSV',
    auth: operator,
    parameters: noParameters,
    query: attemptExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getAttempt: {
    method: 'GET',
    path: '/admin/attempts/{attempt_id}',
    tag: 'Operator',
    summary: 'Read a payment attempt',
    auth: operator,
    parameters: z.object({ attempt_id: idParameter }),
    query: noQuery,
    success: { 200: itemOf('attempt', attemptRecord) },
    errors: ['ATTEMPT_NOT_FOUND'],
  },
  lookUpAttempt: {
    method: 'GET',
    path: '/admin/attempts/{attempt_id}/lookup',
    tag: 'Operator',
    summary: 'Look up an attempt at the provider; nothing is recorded',
    auth: operator,
    parameters: z.object({ attempt_id: idParameter }),
    query: noQuery,
    success: { 200: itemOf('lookup', attemptLookup) },
    errors: ['ATTEMPT_NOT_FOUND', 'RAIL_NOT_FOUND'],
  },
  listUnappliedFunds: {
    method: 'GET',
    path: '/admin/unapplied-funds',
    tag: 'Operator',
    summary: 'List the unapplied funds of late payments and lost disputes, each with its next step',
    auth: operator,
    parameters: noParameters,
    query: operatorPageQuery,
    success: { 200: pageOf('unapplied_funds', unappliedFunds) },
    errors: [],
  },
  resolveAttempt: {
    method: 'POST',
    path: '/admin/attempts/{attempt_id}/resolve',
    tag: 'Operator',
    summary: 'Resolve an attempt in review with the outcome from the provider',
    auth: operator,
    audit: {
      action: 'attempt.resolve',
      subject: { type: 'attempt', answer: 'attempt' },
      details: ['outcome', 'reason', 'failure_code'],
    },
    parameters: z.object({ attempt_id: idParameter }),
    query: noQuery,
    body: attemptResolveParams,
    success: { 200: itemOf('attempt', attemptRecord) },
    errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_IN_REVIEW'],
  },
};
