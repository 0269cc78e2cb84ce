import type { EventRecord } from '@mitako/client';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, describeApiError } from '../api/ask.ts';
import { connect, type Connection, type ConnectionFlags } from '../api/connection.ts';
import { isSuccess, type Posted, postWebhook } from '../forward/post-webhook.ts';
import { isColored } from '../output/color.ts';
import { painter } from '../output/painter.ts';
import { printJson } from '../output/json-line.ts';
import { printable } from '../output/printable.ts';
import { matchesEvent } from './event-patterns.ts';
import { followEvents } from './follow-events.ts';
import { type Position, positionFile, readPosition, savePosition } from './position.ts';
import { listenSecret, signEvent } from './signing.ts';

/** The flags of `mitako listen` as parsed by commander. */
export interface ListenFlags extends ConnectionFlags {
  readonly forwardTo?: string;
  readonly events?: readonly string[];
  readonly position?: string;
  readonly fromNow?: true;
  readonly json?: true;
}

/**
 * Shows and forwards a merchant's events until a signal ends it.
 * @throws Failure when the gateway refuses the key, or the position cannot be kept
 */
export async function listen(flags: ListenFlags): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    await follow(flags, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
}

async function follow(flags: ListenFlags, signal: AbortSignal): Promise<void> {
  const { forwardTo, events: patterns = ['*'] } = flags;
  const { client, apiUrl, apiKey, livemode } = await connect(flags, { maxRetries: 0 });
  const secret = listenSecret(apiKey);
  const file = flags.position ?? positionFile(apiUrl, apiKey);
  const from = flags.fromNow ? null : readPosition(file, Date.now());
  const print = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const followed = followEvents({
    onStart: () => greet(flags, { apiUrl, livemode, secret, from }),
    page: (cursor) => client.events.list({ limit: 100, cursor }, { signal }).page(),
    from,
    wait: (ms) => delay(ms, undefined, { signal }),
    onLost: (error, ms) => print(`${describeApiError(apiUrl, error)} The next attempt is in ${ms / 1000} s.`),
    onFound: () => print(`${apiUrl} answers again.`),
  });
  await ask(apiUrl, async () => {
    for await (const { event, position } of followed) {
      if (matchesEvent(patterns, event.event)) {
        const posted =
          forwardTo === undefined ? null : await postWebhook(forwardTo, await signEvent(event, secret), signal);
        // Interrupted events are forwarded at the next start.
        if (signal.aborted) return;
        if (flags.json) printJson({ event, delivery: posted });
        else process.stdout.write(eventLine(event, posted));
      }
      savePosition(file, position);
    }
  });
}

/** Says where it listens, and the secret that a receiver needs. */
function greet(
  flags: ListenFlags,
  {
    apiUrl,
    livemode,
    secret,
    from,
  }: Pick<Connection, 'apiUrl' | 'livemode'> & {
    readonly secret: string;
    readonly from: Position | null;
  },
): void {
  const { forwardTo } = flags;
  if (flags.json) {
    printJson({
      listening: true,
      api: apiUrl,
      livemode,
      forward_to: forwardTo ?? null,
      secret,
      resumed: from?.through ?? null,
    });
  } else {
    const paint = painter(isColored(process.stdout));
    const to = forwardTo === undefined ? '' : `, forwarded to ${forwardTo}`;
    process.stdout.write(
      [
        `${livemode ? 'Live' : 'Test'} events of ${apiUrl}${to}. ${paint('dim', 'Ctrl-C stops it.')}`,
        `Signing secret: ${paint('bold', secret)}`,
        ...(from === null ? [] : [`It continues with what happened since ${from.through}.`]),
        '',
      ].join('\n'),
    );
  }
}

/** One line for an event, and below it the answer of a receiver that failed. */
function eventLine(event: EventRecord, posted: Posted | null): string {
  const paint = painter(isColored(process.stdout));
  const time = paint('dim', event.created_at.slice(11, 19));
  const subject = event.data['payment_id'] ?? event.data['id'] ?? event.data['endpoint_id'];
  const named = `${time}  ${printable(event.event).padEnd(26)}  ${printable(event.id)}`;
  if (posted === null) return `${named}  ${subject === undefined ? '' : printable(subject)}\n`;
  const { status, error, ms, response } = posted;
  const answer = `→ ${status ?? error} (${ms} ms)`;
  const below = response === null ? '' : `          ${paint('dim', printable(response))}\n`;
  return `${named}  ${paint(isSuccess(status) ? 'green' : 'red', answer)}\n${below}`;
}
