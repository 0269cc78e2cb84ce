import type { Migration } from './migration.ts';

/** How a session began, and the session of the embedding program that it is bound to. */
export const hostSessions: Migration = {
  name: '0005-host-sessions',
  statements: ({ at, text }) => [
    `alter table ${at('mitako_sessions')} add column method ${text} not null default 'own'`,
    `alter table ${at('mitako_sessions')} add column host_session_hash ${text}`,
  ],
};
