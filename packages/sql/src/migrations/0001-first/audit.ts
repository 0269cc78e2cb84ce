import type { Part } from '../migration.ts';

export const audit: Part = ({ at, bigint, bytes, plain, text, uuid }) => [
  // Append-only. No foreign keys: an entry outlives the object it describes.
  `create table ${at('mitako_audit_log')} (
    id ${uuid} not null primary key,
    action ${text} not null,
    actor_type ${text} not null,
    actor_id ${bytes},
    actor_name ${text},
    subject_type ${text} not null,
    subject_id ${bytes},
    merchant_id ${uuid},
    livemode integer,
    encrypted_details ${text} not null,
    client_address ${text},
    user_agent ${text},
    request_id ${text},
    created_at_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_audit_log_merchant on ${at('mitako_audit_log')} (merchant_id, id)`,
  `create index mitako_audit_log_merchant_action on ${at('mitako_audit_log')} (merchant_id, action, id)`,
  `create index mitako_audit_log_actor on ${at('mitako_audit_log')} (actor_id, id)`,
  `create index mitako_audit_log_actor_merchant on ${at('mitako_audit_log')} (actor_id, merchant_id, id)`,
  `create index mitako_audit_log_actor_action on ${at('mitako_audit_log')} (actor_id, action, id)`,
  `create index mitako_audit_log_subject on ${at('mitako_audit_log')} (subject_id, id)`,
  `create index mitako_audit_log_action on ${at('mitako_audit_log')} (action, id)`,
];
