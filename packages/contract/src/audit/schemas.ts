import { z } from 'zod';
import { moment, pageFields } from '../basics/lists.ts';
import { idParameter, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import {
  AUDIT_ACTIONS,
  AUDIT_ACTOR_TYPES,
  AUDIT_SUBJECT_TYPES,
  type AuditEntry,
  type AuditListQuery,
  type OperatorAuditListQuery,
} from './types.ts';

const listFields = {
  ...pageFields,
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject_id: idParameter.optional(),
  created_from: moment.optional(),
  created_to: moment.optional(),
};

export const auditListQuery = typed<AuditListQuery>()(z.strictObject(listFields));

export const operatorAuditListQuery = typed<OperatorAuditListQuery>()(
  z.strictObject({
    ...listFields,
    merchant_id: idParameter.optional(),
    actor_id: idParameter.optional().describe('Id of an account or a key.'),
  }),
);

export const auditEntry = typed<AuditEntry>()(
  z
    .object({
      id: z.string(),
      action: z.enum(AUDIT_ACTIONS),
      actor: z.object({ type: z.enum(AUDIT_ACTOR_TYPES), id: z.string().nullable(), name: z.string().nullable() }),
      subject: z.object({ type: z.enum(AUDIT_SUBJECT_TYPES), id: z.string().nullable() }),
      merchant_id: z.string().nullable(),
      livemode: z.boolean().nullable(),
      details: z.record(z.string(), z.unknown()),
      client_address: z.string().nullable(),
      user_agent: z.string().nullable(),
      request_id: z.string().nullable(),
      created_at: timestamp,
    })
    .meta({ id: 'AuditEntry' }),
);
