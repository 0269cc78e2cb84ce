import type { Migration } from './migration.ts';

/** When the embedding program last ended a person, and sessions of ours by those of its own that have ended. */
export const hostEnds: Migration = {
  name: '0007-host-ends',
  statements: ({ at, bigint }) => [
    `alter table ${at('mitako_principals')} add column host_ended_at_ms ${bigint} not null default 0`,
    `create index mitako_sessions_host on ${at('mitako_sessions')} (host_session_hash) where host_session_hash is not null`,
  ],
};
