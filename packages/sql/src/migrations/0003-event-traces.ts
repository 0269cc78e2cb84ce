import type { Migration } from './migration.ts';

/** The trace to which an event belongs, for its webhooks. */
export const eventTraces: Migration = {
  name: '0003-event-traces',
  statements: ({ at, text }) => [`alter table ${at('mitako_events')} add column traceparent ${text}`],
};
