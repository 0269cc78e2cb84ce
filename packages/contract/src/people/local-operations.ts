import { z } from 'zod';
import { local } from '../basics/declare.ts';
import { deleted, itemOf } from '../basics/schemas.ts';
import { idParameter } from '../basics/text.ts';
import { operatorCreateParams } from './schemas.ts';
import { operatorAccount } from './teams/schemas.ts';

/** Who runs the gateway, and the keys that tokens are signed with. */
export const peopleOperations = {
  createOperator: local({
    summary: 'Create an account that logs in as operator',
    audit: { action: 'operator.create', subject: { type: 'account', answer: 'operator' }, details: ['name', 'role'] },
    body: operatorCreateParams,
    answer: itemOf('operator', operatorAccount),
    status: 201,
    errors: ['EMAIL_TAKEN'],
  }),
  resetFactors: local({
    summary: 'Remove the second factors of an account whose owner has lost them, and end its sessions',
    audit: { action: 'account.reset_factors', subject: { type: 'account', parameter: 'account_id' } },
    parameters: z.object({ account_id: idParameter }),
    answer: deleted,
    errors: ['USER_NOT_FOUND'],
  }),
  rotateSigningKey: local({
    summary: 'Sign tokens with a new key; those of the old keys remain valid until they expire',
    audit: { action: 'signing_key.rotate', subject: { type: 'signing_key', answer: 'signing_key' } },
    answer: itemOf('signing_key', z.object({ id: z.string() })),
    status: 201,
  }),
};
