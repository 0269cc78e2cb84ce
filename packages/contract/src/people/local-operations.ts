import { z } from 'zod';
import { local } from '../basics/declare.ts';
import { itemOf, listOf } from '../basics/schemas.ts';
import { idParameter } from '../basics/text.ts';
import { operatorAccount, operatorCreateParams } from './schemas.ts';

/** Who runs the gateway, and the keys that tokens are signed with. */
export const peopleOperations = {
  createOperator: local({
    summary: 'Create an account that logs in as operator',
    audit: { action: 'operator.create', subject: { type: 'account', answer: 'operator' }, details: ['name'] },
    body: operatorCreateParams,
    answer: itemOf('operator', operatorAccount),
    status: 201,
    errors: ['EMAIL_TAKEN'],
  }),
  listOperators: local({
    summary: 'List operator accounts, newest first, including disabled ones',
    audit: null,
    answer: listOf('operators', operatorAccount),
  }),
  disableOperator: local({
    summary: 'Disable an operator account permanently and end all its sessions',
    audit: { action: 'operator.disable', subject: { type: 'account', parameter: 'operator_id' } },
    parameters: z.object({ operator_id: idParameter }),
    answer: itemOf('operator', operatorAccount),
    errors: ['USER_NOT_FOUND'],
  }),
  rotateSigningKey: local({
    summary: 'Sign tokens with a new key; those of the old keys remain valid until they expire',
    audit: { action: 'signing_key.rotate', subject: { type: 'signing_key', answer: 'signing_key' } },
    answer: itemOf('signing_key', z.object({ id: z.string() })),
    status: 201,
  }),
};
