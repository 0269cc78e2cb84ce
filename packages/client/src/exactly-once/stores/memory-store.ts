import type { EventOutcome, EventStore } from '../event-store.ts';
import type { EventMark } from '../mark.ts';
import { assertSameEvent } from '../mark-event.ts';

/** Handled events in memory, for tests and demonstrations: they are forgotten when the process ends. */
export function memoryStore(): EventStore<undefined> {
  const marked = new Map<string, Map<number, string>>();
  const turns = new Map<string, Promise<unknown>>();

  async function handle(mark: EventMark, work: (transaction: undefined) => unknown): Promise<EventOutcome> {
    const { subject, sequence, eventId, after } = mark;
    const ids = marked.get(subject) ?? new Map<number, string>();
    if (Math.max(0, ...ids.keys()) < after) return 'gap';
    if (ids.has(sequence)) {
      assertSameEvent(mark, ids.get(sequence));
      return 'duplicate';
    }
    await work(undefined);
    marked.set(subject, ids.set(sequence, eventId));
    return 'handled';
  }

  return {
    once(mark, work) {
      // One after the other for each subject: the second waits for the outcome of the first.
      const turn = (turns.get(mark.subject) ?? Promise.resolve()).then(() => handle(mark, work));
      const ended = turn.catch(() => undefined);
      turns.set(mark.subject, ended);
      return turn;
    },
  };
}
