import type { Part } from '../migration.ts';

export const health: Part = ({ at, bigint, plain, text, updated, uuid }) => [
  `create table ${at('mitako_workers')} (
    id ${uuid} not null primary key,
    name ${text} not null,
    pid ${bigint} not null,
    version ${text},
    root_fingerprint ${text} not null,
    started_at_ms ${bigint} not null,
    last_seen_at_ms ${bigint} not null,
    stopped_at_ms ${bigint}
  ) ${updated}`,
  `create index mitako_workers_seen on ${at('mitako_workers')} (last_seen_at_ms, id)`,

  `create table ${at('mitako_ledger_checks')} (
    id ${uuid} not null primary key,
    -- One at a time: a check follows on one that has ended, and of two that follow on the same the second finds its
    -- place taken.
    sequence ${bigint} not null unique,
    requested_by ${text} not null,
    status ${text} not null,
    created_at_ms ${bigint} not null,
    started_at_ms ${bigint},
    finished_at_ms ${bigint},
    attempts_count integer not null,
    checked ${text} not null,
    problems_count ${bigint} not null,
    problems ${text} not null,
    digest ${text},
    lease_token ${text},
    claimable_at_ms ${bigint}
  ) ${plain}`,
  `create index mitako_ledger_checks_due on ${at('mitako_ledger_checks')} (claimable_at_ms)
    where claimable_at_ms is not null`,
];
