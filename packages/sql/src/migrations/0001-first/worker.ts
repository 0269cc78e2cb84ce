import type { Part } from '../migration.ts';

export const worker: Part = ({ at, bigint, bytes, plain, text, uuid }) => [
  `create table ${at('mitako_tasks')} (
    id ${bytes} not null primary key,
    kind ${text} not null,
    subject_id ${bytes} not null,
    merchant_id ${uuid},
    livemode integer not null,
    due_at_ms ${bigint} not null,
    attempts_count integer not null,
    failures_count integer not null,
    lease_token ${text},
    claimable_at_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_tasks_due on ${at('mitako_tasks')} (claimable_at_ms)`,
  // For the clock of a merchant's sandbox; live tasks do not write it.
  `create index mitako_tasks_test on ${at('mitako_tasks')} (merchant_id, id) where livemode = 0`,
  // Money that is owed.
  `create index mitako_tasks_late_refund on ${at('mitako_tasks')} (subject_id) where kind = 'late_refund'`,
];
