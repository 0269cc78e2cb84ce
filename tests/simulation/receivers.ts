import { createHmac } from 'node:crypto';
import type { WebhookBody } from '@mitako/contract/names';
import type { OutgoingRequest, OutgoingResult, Sender } from '@mitako/core';
import type { Faults } from './faults.ts';
import { createInFlightWatch } from './invariants/in-flight.ts';
import type { People } from './people.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import { count, type Tally } from './trace.ts';
import { Violation } from './violation.ts';

/** Timeout of the sender. */
const TIMEOUT_MS = 15_000;

/** A received webhook, whatever the response. */
export interface Received {
  readonly eventId: string;
  readonly deliveryId: string;
  readonly body: string;
  readonly isAccepted: boolean;
}

/** The merchants' servers, which verify every signature with their secrets. */
export interface Receivers {
  senderOf(process: Owner, now: () => number): Sender;
  readonly received: readonly Received[];
  /** Until the response arrives, the signing secret is unknown outside; permanently, if the response is lost. */
  rotating(endpointUrl: string): void;
  /** The new secret, as returned to the merchant. */
  rotated(endpointUrl: string, secret: string): void;
}

export function createReceivers(parts: {
  readonly people: People;
  readonly scheduler: Scheduler;
  readonly network: Owner;
  readonly faults: Faults;
  readonly tally: Tally;
  readonly violated: (violation: Violation) => void;
  /** Records what a webhook tells the merchant. */
  readonly notified: (event: WebhookBody) => void;
}): Receivers {
  const { scheduler, network, faults, tally, violated } = parts;
  const received: Received[] = [];
  const inFlight = createInFlightWatch({ nowMs: () => scheduler.nowMs(), timeoutMs: TIMEOUT_MS, violated });
  const secrets = new Map<string, { readonly known: string[]; rotations: number }>();
  for (const { endpoints } of parts.people.merchants) {
    for (const { url, secret } of endpoints) secrets.set(url, { known: [secret], rotations: 0 });
  }

  function secretsOf(url: string): { readonly known: string[]; rotations: number } {
    const found = secrets.get(url);
    if (found === undefined) throw new Error(`no receiver at ${url}`);
    return found;
  }

  function receive(request: OutgoingRequest, isAccepted: boolean): void {
    const { headers, body, url } = request;
    const eventId = headers['webhook-id'] ?? '';
    const deliveryId = headers['x-service-delivery'] ?? '';
    const { known, rotations } = secretsOf(url);
    if (rotations === 0 && !known.some((secret) => isSignedWith(secret, request))) {
      violated(new Violation('I6', `delivery ${deliveryId} is signed with no secret that its merchant was given`));
    }
    const earlier = received.find((each) => each.eventId === eventId);
    if (earlier !== undefined && earlier.body !== body) {
      violated(new Violation('I5', `event ${eventId} was told with two bodies`));
    }
    if (isAccepted) parts.notified(JSON.parse(body) as WebhookBody);
    received.push({ eventId, deliveryId, body, isAccepted });
    count(tally, isAccepted ? 'webhooks accepted' : 'webhooks refused');
  }

  async function send(process: Owner, offsetMs: number, request: OutgoingRequest): Promise<OutgoingResult> {
    const sent = inFlight.begun(request.url, offsetMs);
    const result = await exchange(process, request);
    if (result.kind === 'answered' && result.statusCode === 200) sent.answered2xx();
    sent.ended();
    return result;
  }

  async function exchange(process: Owner, request: OutgoingRequest): Promise<OutgoingResult> {
    const label = `webhook ${request.headers['x-service-event']} ${request.headers['x-service-delivery']?.slice(-6)}`;
    await scheduler.turn(network, `${process.name} → ${label}`);
    if (faults.strikes('receiver unreachable')) return { kind: 'failed', error: 'connection_refused' };
    const status = faults.strikes('receiver fails') ? 500 : faults.strikes('receiver is busy') ? 503 : 200;
    receive(request, status === 200);
    if (faults.strikes('receiver too slow')) {
      await scheduler.sleep(process, TIMEOUT_MS, `${process.name} ← ${label}: too slow`);
      return { kind: 'failed', error: 'timeout' };
    }
    await scheduler.turn(process, `${process.name} ← ${label}: ${status}`);
    if (faults.strikes('receiver answer lost')) return { kind: 'failed', error: 'connection_failed' };
    return {
      kind: 'answered',
      statusCode: status,
      retryAfter: status === 503 ? '120' : null,
      location: null,
      body: '',
    };
  }

  return {
    senderOf: (process, now) => ({
      send: (request) => send(process, now() - scheduler.nowMs(), request),
      close: () => Promise.resolve(),
    }),
    received,
    rotating(url) {
      secretsOf(url).rotations += 1;
    },
    rotated(url, secret) {
      secretsOf(url).known.push(secret);
      secretsOf(url).rotations -= 1;
    },
  };
}

function isSignedWith(secret: string, { headers, body }: OutgoingRequest): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return (headers['webhook-signature'] ?? '').split(' ').includes(expected);
}
