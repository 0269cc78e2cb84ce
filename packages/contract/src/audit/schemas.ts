import { z } from 'zod';
import { createdAt, nullableString } from '../basics/fields.ts';
import { moment, pageFields } from '../basics/schemas.ts';
import { idParameter } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES } from './values.ts';
import type * as types from './types.ts';

const listFields = {
  ...pageFields,
  action: z.enum(AUDIT_ACTIONS).optional().describe('Only entries of this action.'),
  subject_id: idParameter.optional().describe('Only entries about this object.'),
  created_from: moment.optional().describe('Only what was created at this time or later.'),
  created_to: moment.optional().describe('Only what was created before this time.'),
};

export const auditListQuery = typed<types.AuditListQuery>('AuditListQuery').strict(listFields);

/** Entries of all merchants and operators. */
export const operatorAuditListQuery = typed<types.OperatorAuditListQuery>('OperatorAuditListQuery').strict({
  ...listFields,
  merchant_id: idParameter.optional().describe('Only entries of this merchant.'),
  actor_id: idParameter.optional().describe('Id of an account or a key.'),
});

/** One action of a merchant or an operator. Entries are written in the commit of the action and never change. */
export const auditEntry = typed<types.AuditEntry>('AuditEntry').component({
  id: z.string().describe('`aud_…`'),
  action: z.enum(AUDIT_ACTIONS).describe('The action.'),
  actor:
    /** The actor. Merchants see neither the id nor the name of an operator. */
    typed<types.AuditActor>('AuditActor')
      .object({
        type: z.enum(AUDIT_ACTOR_TYPES).describe('Kind of account or process.'),
        id: nullableString.describe('Id of the account or the key.'),
        name: nullableString.describe('Its name at the time of the action.'),
      })
      .describe('Who did it.'),
  subject:
    /** The object of the action. */
    typed<types.AuditSubject>('AuditSubject')
      .object({
        type: z.enum(AUDIT_SUBJECT_TYPES).describe('Kind of object.'),
        id: nullableString.describe('Identifier of the object; null if it has none.'),
      })
      .describe('What it was done to.'),
  merchant_id: nullableString.describe('The merchant concerned; null when the action concerns no particular merchant.'),
  livemode: z.boolean().nullable().describe('The mode; null when the action has none, or concerns both.'),
  details: z
    .record(z.string(), z.unknown())
    .describe('Selected fields of the request. Never a secret; of a URL only its origin.'),
  client_address: nullableString.describe(
    "The client's address. Null when unknown, and for merchants when an operator acted.",
  ),
  user_agent: nullableString.describe("The client's `User-Agent`, unverified."),
  request_id: nullableString.describe('The `X-Request-Id` of the response.'),
  created_at: createdAt,
});
