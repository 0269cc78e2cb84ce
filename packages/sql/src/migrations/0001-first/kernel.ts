import type { Part } from '../migration.ts';

export const kernel: Part = ({ at, bigint, bytes, plain, text }) => [
  `create table ${at('mitako_idempotency')} (
    key ${text} not null primary key,
    fingerprint ${text} not null,
    state ${text} not null,
    status integer,
    sealed_body ${text},
    subject_id ${bytes},
    lease_ends_at_ms ${bigint},
    created_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_idempotency_expiry on ${at('mitako_idempotency')} (expires_at_ms)`,
];
