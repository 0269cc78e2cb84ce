import type { Client, Delivery } from '@mitako/client';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../api/ask.ts';
import { connect, type ConnectionFlags } from '../api/connection.ts';
import { columns } from '../output/columns.ts';
import { printJson } from '../output/json-line.ts';
import { printable } from '../output/printable.ts';

const POLL_MS = 1_000;

/** The flags of `mitako logs` as parsed by commander. */
export interface LogFlags extends ConnectionFlags {
  readonly failed?: true;
  readonly payment?: string;
  readonly eventId?: string;
  readonly limit: number;
  readonly follow?: true;
  readonly json?: true;
}

/**
 * Prints deliveries, the newest last; with `--follow` also each later change, until a signal ends it.
 * @throws Failure when the gateway refuses it
 */
export async function showDeliveries(flags: LogFlags): Promise<void> {
  const { client, apiUrl } = await connect(flags);
  const stop = new AbortController();
  if (flags.follow) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await ask(apiUrl, async () => {
    const shown = new Map<string, string>();
    const urlOf = endpointUrls(client);
    for (;;) {
      for (const delivery of (await newest(client, flags)).toReversed()) {
        const state = `${delivery.status} ${delivery.attempts_count}`;
        if (shown.get(delivery.id) === state) continue;
        shown.set(delivery.id, state);
        if (flags.json) printJson({ delivery });
        else process.stdout.write(await line(delivery, urlOf));
      }
      if (!flags.follow) return;
      await delay(POLL_MS, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
    }
  });
}

/**
 * Prints one delivery with each attempt and what the endpoint answered.
 * @throws Failure when the gateway refuses it
 */
export async function showDelivery(id: string, flags: LogFlags): Promise<void> {
  const { client, apiUrl } = await connect(flags);
  const delivery = await ask(apiUrl, () => client.deliveries.retrieve(id));
  if (flags.json) {
    printJson({ delivery });
    return;
  }
  process.stdout.write(await ask(apiUrl, () => line(delivery, endpointUrls(client))));
  for (const {
    number,
    started_at,
    duration_ms,
    status_code,
    error,
    redirects_to,
    response_body,
  } of delivery.attempts) {
    process.stdout.write(columns([[`attempt ${number}`, started_at, `→ ${status_code ?? error} (${duration_ms} ms)`]]));
    if (redirects_to !== null) {
      process.stdout.write(`    redirects to ${printable(redirects_to)}: set this address as the endpoint's url\n`);
    }
    if (response_body) process.stdout.write(`    ${printable(response_body)}\n`);
  }
  process.stdout.write(`body  ${printable(delivery.request_body)}\n`);
}

function newest({ deliveries }: Client, flags: LogFlags): Promise<readonly Delivery[]> {
  const { failed, payment: payment_id, eventId: event_id, limit: max } = flags;
  const status = failed ? (['failing', 'failed'] as const) : undefined;
  return deliveries.list({ status, payment_id, event_id }).toArray({ max });
}

async function line(delivery: Delivery, urlOf: (endpointId: string) => Promise<string>): Promise<string> {
  const { created_at, delivered_at, event, status, last_status_code, last_error, attempts_count, endpoint_id } =
    delivery;
  const answer = attempts_count === 0 ? status : `→ ${last_status_code ?? last_error} ${status}`;
  const attempts = attempts_count === 1 ? '1 attempt' : `${attempts_count} attempts`;
  const time = (delivered_at ?? created_at).slice(0, 19).replace('T', ' ');
  return [
    time,
    printable(event).padEnd(26),
    printable(answer).padEnd(16),
    attempts.padEnd(10),
    printable(delivery.id),
    `${printable(await urlOf(endpoint_id))}\n`,
  ].join('  ');
}

/** Reads each endpoint once; one that was deleted has its id. */
function endpointUrls({ webhookEndpoints }: Client): (endpointId: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (id) => {
    const url =
      known.get(id) ??
      webhookEndpoints.retrieve(id).then(
        (endpoint) => endpoint.url,
        () => id,
      );
    known.set(id, url);
    return url;
  };
}
