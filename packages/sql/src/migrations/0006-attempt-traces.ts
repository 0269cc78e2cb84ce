import type { Migration } from './migration.ts';

/** An attempt has the trace of the call that began it: its polls, and what they cause, belong to it as well. */
export const attemptTraces: Migration = {
  name: '0006-attempt-traces',
  statements: ({ at, text }) => [`alter table ${at('mitako_attempts')} add column traceparent ${text}`],
};
