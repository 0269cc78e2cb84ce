import type { Part } from '../migration.ts';

export const messages: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_messages')} (
    id ${uuid} not null primary key,
    kind ${text} not null,
    cause ${text} not null,
    channel ${text} not null,
    recipient_hash ${text} not null,
    encrypted_recipient ${text} not null,
    encrypted_values ${text},
    locale ${text} not null,
    status ${text} not null,
    due_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null,
    attempts_count integer not null,
    reply_code ${text},
    created_at_ms ${bigint} not null,
    ended_at_ms ${bigint},
    lease_token ${text},
    claimable_at_ms ${bigint},
    constraint mitako_messages_cause unique (cause, kind, recipient_hash)
  ) ${plain}`,
  `create index mitako_messages_due on ${at('mitako_messages')} (channel, claimable_at_ms)
    where claimable_at_ms is not null`,
  `create index mitako_messages_status on ${at('mitako_messages')} (status, id)`,
];
