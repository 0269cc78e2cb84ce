import { z } from 'zod';
import { itemOf } from '../basics/lists.ts';
import type { Local } from '../basics/route-types.ts';
import { type LocalTable, noParameters, noQuery, operator } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf } from '../basics/types.ts';
import { operatorAccount, operatorCreateParams } from './schemas.ts';
import type { OperatorAccount, OperatorCreateParams } from './types.ts';

/** Who runs the gateway, and the keys that tokens are signed with. */
export interface PeopleOperations {
  readonly createOperator: Local<OperatorCreateParams, ItemOf<'operator', OperatorAccount>>;
  readonly listOperators: Local<undefined, ItemOf<'operators', readonly OperatorAccount[]>>;
  readonly disableOperator: Local<undefined, ItemOf<'operator', OperatorAccount>, { readonly operator_id: string }>;
  readonly rotateSigningKey: Local<undefined, ItemOf<'signing_key', { readonly id: string }>>;
}

const common = { auth: operator, parameters: noParameters, query: noQuery } as const;

export const peopleOperations: LocalTable<PeopleOperations> = {
  createOperator: {
    ...common,
    summary: 'Create an account that logs in as operator',
    audit: { action: 'operator.create', subject: { type: 'account', answer: 'operator' }, details: ['name'] },
    body: operatorCreateParams,
    success: { 201: itemOf('operator', operatorAccount) },
    errors: ['EMAIL_TAKEN'],
  },
  listOperators: {
    ...common,
    summary: 'List operator accounts, newest first, including disabled ones',
    audit: null,
    success: { 200: itemOf('operators', z.array(operatorAccount)) },
    errors: [],
  },
  disableOperator: {
    ...common,
    summary: 'Disable an operator account permanently and end all its sessions',
    audit: { action: 'operator.disable', subject: { type: 'account', parameter: 'operator_id' } },
    parameters: z.object({ operator_id: idParameter }),
    success: { 200: itemOf('operator', operatorAccount) },
    errors: ['USER_NOT_FOUND'],
  },
  rotateSigningKey: {
    ...common,
    summary: 'Sign tokens with a new key; those of the old keys remain valid until they expire',
    audit: { action: 'signing_key.rotate', subject: { type: 'signing_key', answer: 'signing_key' } },
    success: { 201: itemOf('signing_key', z.object({ id: z.string() })) },
    errors: [],
  },
};
