import { z } from 'zod';
import { local } from '../basics/declare.ts';
import { deleted, itemOf } from '../basics/schemas.ts';
import { comparedText, idParameter, timestamp } from '../basics/text.ts';
import * as schemas from './schemas.ts';
import { operatorAccount } from './teams/schemas.ts';

/** Who runs the gateway, and the keys that tokens are signed with. */
export const peopleOperations = {
  createOperator: local({
    summary: 'Create an account that logs in as operator',
    audit: { action: 'operator.create', subject: { type: 'account', answer: 'operator' }, details: ['name', 'role'] },
    body: schemas.operatorCreateParams,
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
  enterHostSession: local({
    summary: 'Bind a session to one of the embedding program, for the person that it has logged in',
    audit: { action: 'session.login', subject: { type: 'session', own: true } },
    body: z.strictObject({
      ...schemas.hostPersonFields,
      session_id: comparedText(4096, 1),
      authenticated_at_ms: z.int().min(0),
      begun_at_ms: z.int().min(0).describe('When the embedding program was asked.'),
      access_token: comparedText(4096, 1).nullable(),
    }),
    answer: z.object({
      login: schemas.loginResult.nullable().describe('Null: the session is that of this person already.'),
      is_newer: z.boolean().describe('The session has a later authentication than before.'),
    }),
    errors: ['MERCHANT_NOT_FOUND', 'TOKEN_REVOKED'],
  }),
  leaveHostSession: local({
    summary: 'End a session, and all that are bound to the same one of the embedding program',
    audit: { action: 'session.logout', subject: { type: 'session', own: true } },
    body: z.strictObject({
      as: schemas.hostPersonFields.as,
      refresh_token: comparedText(4096, 1),
      by_person: z
        .boolean()
        .describe('Who also ends a session that a link began. Else the embedding program says that it has nobody.'),
    }),
    answer: itemOf('ended', z.boolean()),
  }),
  createHandOver: local({
    summary: 'Make a link that enters as a person of the embedding program, once and within a minute',
    audit: { action: 'account.hand_over', subject: { type: 'account', answer: 'account' } },
    body: z.strictObject({
      ...schemas.hostPersonFields,
      authenticated_at_ms: z.int().min(0),
      to: comparedText(2048, 1),
    }),
    answer: z.object({
      account: z.object({ id: z.string() }),
      url: z.string().describe('Leads to a page with a button. Whoever has it enters.'),
      expires_at: timestamp,
    }),
    status: 201,
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  getHandOver: local({
    summary: 'Show as whom such a link enters',
    audit: null,
    parameters: z.object({ token: comparedText(256) }),
    answer: z.object({ name: z.string() }),
    errors: ['LINK_INVALID'],
  }),
  useHandOver: local({
    summary: 'Enter by such a link',
    audit: { action: 'session.login', subject: { type: 'session', own: true } },
    body: z.strictObject({ token: comparedText(256, 1) }),
    answer: z.object({ login: schemas.loginResult, to: z.string().describe('Where it leads.') }),
    errors: ['LINK_INVALID'],
  }),
  endHostPerson: local({
    summary: 'End all sessions of a person of the embedding program',
    audit: { action: 'account.end_sessions', subject: { type: 'account', answer: 'account' } },
    body: z.strictObject({ as: schemas.hostPersonFields.as, id: schemas.hostPersonFields.id }),
    answer: itemOf(
      'account',
      z.object({ id: z.string(), entered: z.boolean().describe('Whether the person was ever here.') }),
    ),
  }),
};
