import type { EventOutcome } from './event-store.ts';
import type { EventMark } from './mark.ts';

/** A statement with its parameters, written with `?`. */
export type Statement = readonly [text: string, ...parameters: (string | number)[]];

type Row = Readonly<Record<string, unknown>>;

/**
 * Marks an event within a transaction that has begun: yields statements, and receives the rows of each. The databases
 * differ in whether one waits for the rows, and in nothing else.
 *
 * Of two transactions with the same event, the second waits at its INSERT until the first has ended: then it finds the
 * row, or inserts its own.
 */
export function* markEvent(mark: EventMark): Generator<Statement, EventOutcome, readonly Row[]> {
  const { subject, sequence, eventId, after } = mark;
  if (after > 0) {
    const [row] = yield ['SELECT max(sequence) AS position FROM mitako_events WHERE subject = ?', subject];
    if (Number(row?.['position'] ?? 0) < after) return 'gap';
  }
  const inserted = yield [
    'INSERT INTO mitako_events (subject, sequence, event_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING sequence',
    subject,
    sequence,
    eventId,
  ];
  if (inserted.length > 0) return 'handled';
  const [row] = yield ['SELECT event_id FROM mitako_events WHERE subject = ? AND sequence = ?', subject, sequence];
  assertSameEvent(mark, row?.['event_id']);
  return 'duplicate';
}

/** Two events never share a place. Test data may, and would vanish without a word. */
export function assertSameEvent({ eventId, subject, sequence }: EventMark, markedId: unknown): void {
  if (markedId === eventId) return;
  throw new Error(`Events ${String(markedId)} and ${eventId} both have the sequence ${sequence} of ${subject}.`);
}

/** {@link markEvent} over a database that answers later. */
export async function markLater(
  mark: EventMark,
  run: (text: string, parameters: readonly (string | number)[]) => PromiseLike<unknown>,
): Promise<EventOutcome> {
  const steps = markEvent(mark);
  let step = steps.next();
  while (step.done !== true) {
    const [text, ...parameters] = step.value;
    step = steps.next((await run(text, parameters)) as readonly Row[]);
  }
  return step.value;
}

/** A statement with the numbered placeholders of PostgreSQL. */
export function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${(count += 1)}`);
}
