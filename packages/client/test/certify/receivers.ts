import { createHmac, timingSafeEqual } from 'node:crypto';
import { exactlyOnce } from '../../src/exactly-once/exactly-once.ts';
import { memoryStore } from '../../src/exactly-once/stores/memory-store.ts';
import type { PaymentReferences } from '../../src/testing.ts';
import { webhookHandler, type WebhookEvent } from '../../src/webhooks.ts';

export const SECRET = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';

type Receive = (request: Request) => Promise<Response>;

/** A receiver, and what payments caused in it. */
export interface ReceiverInMemory {
  readonly receive: Receive;
  readonly effects: (payment: PaymentReferences) => unknown;
}

/** As the README shows it, with a handler that ignores what happened earlier. */
export function faultless(): ReceiverInMemory {
  const { apply, effects } = createOrders();
  const onEvent = exactlyOnce(memoryStore(), apply);
  return { receive: webhookHandler({ secret: SECRET, onEvent, onError: () => {} }), effects };
}

/** A faultless receiver, with something around it. */
export function around(wrap: (request: Request, next: Receive) => Promise<Response>): ReceiverInMemory {
  const { receive, effects } = faultless();
  return { receive: (request) => wrap(request, receive), effects };
}

/** A faultless receiver that drops the events of a payment after one of this type. */
export function closingAt(last: string): ReceiverInMemory {
  const closed = new Set<unknown>();
  return around(async (request, next) => {
    const { event, data } = (await request.clone().json()) as {
      readonly event: string;
      readonly data: { id?: unknown };
    };
    if (closed.has(data.id)) return new Response('ok');
    const answer = await next(request);
    if (event === last) closed.add(data.id);
    return answer;
  });
}

/** The parts of a receiver without the client. Each can be replaced by a faulty one. */
export interface Parts {
  readonly isGenuine: (request: Request, body: string) => boolean;
  /** By which an event is known again. */
  readonly keyOf: (request: Request, event: WebhookEvent) => string;
  /** Waits between looking an event up and keeping it. */
  readonly beforeKeeping: (() => Promise<void>) | null;
  readonly refused: () => Response;
  readonly repeated: () => Response;
  /** Ignores what happened before an event that it has handled. */
  readonly isOrdered: boolean;
}

export function handWritten(faults: Partial<Parts>): ReceiverInMemory {
  const { isGenuine, keyOf, beforeKeeping, refused, repeated, isOrdered } = { ...PARTS, ...faults };
  const { apply, effects } = createOrders(isOrdered);
  const handled = new Set<string>();
  return {
    effects,
    async receive(request) {
      const body = await request.text();
      if (!isGenuine(request, body)) return refused();
      const event = JSON.parse(body) as WebhookEvent;
      const key = keyOf(request, event);
      if (handled.has(key)) return repeated();
      if (beforeKeeping !== null) await beforeKeeping();
      handled.add(key);
      apply(event);
      return new Response('ok');
    },
  };
}

const PARTS: Parts = {
  isGenuine: (request, body) => isRecent(request) && hasStandard(request, body),
  keyOf: (_, event) => event.id,
  beforeKeeping: null,
  refused: () => new Response(null, { status: 400 }),
  repeated: () => new Response('known'),
  isOrdered: true,
};

export function isRecent(request: Request): boolean {
  return Math.abs(Date.now() / 1000 - Number(request.headers.get('webhook-timestamp') ?? 0)) <= 300;
}

export function standardOf(request: Request, body: string): string {
  const signed = `${request.headers.get('webhook-id')}.${request.headers.get('webhook-timestamp')}.${body}`;
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

export function signaturesOf(request: Request): readonly string[] {
  return (request.headers.get('webhook-signature') ?? '').split(' ');
}

export function hasStandard(request: Request, body: string): boolean {
  const expected = Buffer.from(standardOf(request, body));
  return signaturesOf(request).some(
    (given) => given.length === expected.length && timingSafeEqual(Buffer.from(given), expected),
  );
}

export function hasService(request: Request, body: string): boolean {
  const expected = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
  return request.headers.get('x-service-signature') === expected;
}

/** Orders by reference: ships for each success, and takes over each status. */
function createOrders(isOrdered = true) {
  const orders = new Map<string, { readonly shipments: number; readonly status: string; readonly sequence: number }>();
  const none = { shipments: 0, status: 'open', sequence: 0 };
  return {
    apply(event: WebhookEvent): void {
      if (!('customer_reference' in Object(event.data))) return;
      const { customer_reference, status } = event.data as { readonly customer_reference: string; status: string };
      const order = orders.get(customer_reference) ?? none;
      const shipments = order.shipments + (event.event === 'payment.succeeded' ? 1 : 0);
      const isNewer = !isOrdered || event.sequence >= order.sequence;
      orders.set(
        customer_reference,
        isNewer ? { shipments, status, sequence: event.sequence } : { ...order, shipments },
      );
    },
    effects({ customer_reference }: PaymentReferences): unknown {
      const { shipments, status } = orders.get(customer_reference) ?? none;
      return { shipments, status };
    },
  };
}
