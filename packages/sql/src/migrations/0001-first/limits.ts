import type { Part } from '../migration.ts';

export const limits: Part = ({ at, bigint, text, unlogged, updated }) => [
  `create ${unlogged} table ${at('mitako_rate_counts')} (
    key ${text} not null primary key,
    used ${bigint} not null,
    ends_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null
  ) ${updated}`,
  `create index mitako_rate_counts_expiry on ${at('mitako_rate_counts')} (expires_at_ms)`,
  `create ${unlogged} table ${at('mitako_rail_paces')} (
    rail ${text} not null primary key,
    next_at_ms ${bigint} not null,
    stopped_until_ms ${bigint} not null,
    turns integer not null,
    lease_token ${text}
  ) ${updated}`,
];
