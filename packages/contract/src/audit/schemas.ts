import { z } from 'zod';
import { moment, pageQuery } from '../basics/lists.ts';
import { idParameter, timestamp } from '../basics/text.ts';
import { AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, type AuditLine } from './types.ts';

export const auditQuery = z.strictObject({
  ...pageQuery.shape,
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject_id: idParameter.optional(),
  created_from: moment.optional(),
  created_to: moment.optional(),
});

/** Of all merchants and operators. */
export const operatorAuditQuery = z.strictObject({
  ...auditQuery.shape,
  merchant_id: idParameter.optional(),
  actor_id: idParameter.optional().describe('An account or a key.'),
});

export const auditLine = z
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
  .meta({ id: 'AuditLine' }) satisfies z.ZodType<AuditLine>;
