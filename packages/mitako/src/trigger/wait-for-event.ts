import type { Client, EventRecord } from '@mitako/client';
import type { EventType } from '@mitako/contract/names';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import type { Subject } from './triggers.ts';

const POLL_MS = 250;
/** The sandbox's phones answer within two seconds, and a busy worker takes some more. */
const WAIT_MS = 60_000;

/**
 * The event about a subject, once the gateway lists it.
 * @throws Failure when it does not come
 */
export async function waitForEvent(
  { events }: Pick<Client, 'events'>,
  event: EventType,
  subject: Subject,
): Promise<EventRecord> {
  const endsAtMs = performance.now() + WAIT_MS;
  while (performance.now() < endsAtMs) {
    const { items } = await events.list({ event, payment_id: subject.paymentId, limit: 100 }).page();
    const found = items.find((each) => subject.paymentId !== undefined || isAbout(each, subject.id));
    if (found !== undefined) return found;
    await delay(POLL_MS);
  }
  throw new Failure(`The gateway has not reported ${event} within a minute. Does its background work run?`);
}

function isAbout({ id, data }: EventRecord, subjectId: string | undefined): boolean {
  return id === subjectId || data['id'] === subjectId;
}
