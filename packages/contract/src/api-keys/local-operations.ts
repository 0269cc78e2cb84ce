import { z } from 'zod';
import { itemOf } from '../basics/lists.ts';
import type { Local } from '../basics/route-types.ts';
import { type LocalTable, noParameters, noQuery, operator } from '../basics/route.ts';
import type { ItemOf } from '../basics/types.ts';
import { operatorKeyCreateParams } from './schemas.ts';
import type { OperatorKeyCreateParams } from './types.ts';

/** Keys with full access to `/admin`: created where the gateway runs, listed and revoked over HTTP too. */
export interface ApiKeyOperations {
  readonly createOperatorKey: Local<
    OperatorKeyCreateParams,
    ItemOf<'operator_key', { readonly id: string; readonly secret: string }>
  >;
}

export const apiKeyOperations: LocalTable<ApiKeyOperations> = {
  createOperatorKey: {
    auth: operator,
    parameters: noParameters,
    query: noQuery,
    summary: 'Create an operator key; the secret is shown once',
    audit: {
      action: 'operator_key.create',
      subject: { type: 'operator_key', answer: 'operator_key' },
      details: ['name', 'expires_in'],
    },
    body: operatorKeyCreateParams,
    success: { 201: itemOf('operator_key', z.object({ id: z.string(), secret: z.string() })) },
    errors: [],
  },
};
