import type { Event } from '@mitako/core';
import type { EventsTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const eventColumns: Columns<EventsTable, Event> = {
  id: (event) => event.id,
  merchant_id: (event) => event.merchantId,
  livemode: (event) => flag(event.livemode),
  type: (event) => event.type,
  subject_id: (event) => event.subjectId,
  sequence: (event) => event.sequence,
  body: (event) => event.body,
  created_at_ms: (event) => event.createdAtMs,
};

export function eventOf(row: RowOf<'mitako_events'>): Event {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    type: row.type,
    subjectId: row.subject_id,
    sequence: row.sequence,
    body: row.body,
    createdAtMs: row.created_at_ms,
  };
}
