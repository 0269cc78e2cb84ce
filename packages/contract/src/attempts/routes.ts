import { z } from 'zod';
import { itemOf, pageOf } from '../basics/lists.ts';
import type { Get, Operator, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery, PageOf } from '../basics/types.ts';
import { attemptListQuery, attemptRecord, attemptResolveParams } from './schemas.ts';
import type { AttemptListQuery, AttemptRecord, AttemptResolveParams } from './types.ts';

/** Payment attempts, read and resolved by the operator. */
export interface AttemptRoutes {
  readonly listAttempts: Get<'/admin/attempts', Operator, AttemptListQuery, PageOf<'attempts', AttemptRecord>>;
  readonly getAttempt: Get<'/admin/attempts/{attempt_id}', Operator, NoQuery, ItemOf<'attempt', AttemptRecord>>;
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
  resolveAttempt: {
    method: 'POST',
    path: '/admin/attempts/{attempt_id}/resolve',
    tag: 'Operator',
    summary: 'Resolve an attempt in review with the outcome from the provider',
    auth: operator,
    audit: {
      action: 'attempt.resolve',
      subject: { type: 'attempt', answer: 'attempt' },
      details: ['outcome', 'failure_code'],
    },
    parameters: z.object({ attempt_id: idParameter }),
    query: noQuery,
    body: attemptResolveParams,
    success: { 200: itemOf('attempt', attemptRecord) },
    errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_IN_REVIEW'],
  },
};
