import { z } from 'zod';
import { local } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import { operatorKeyCreateParams } from './schemas.ts';

/** Keys with full access to `/admin`: created where the gateway runs, listed and revoked over HTTP too. */
export const apiKeyOperations = {
  createOperatorKey: local({
    summary: 'Create an operator key; the secret is shown once',
    audit: {
      action: 'operator_key.create',
      subject: { type: 'operator_key', answer: 'operator_key' },
      details: ['name', 'expires_in'],
    },
    body: operatorKeyCreateParams,
    answer: itemOf('operator_key', z.object({ id: z.string(), secret: z.string() })),
    status: 201,
  }),
};
