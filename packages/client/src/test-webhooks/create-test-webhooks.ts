import type { EventType, WebhookBody, WebhookEventData } from '@mitako/contract/names';
import { markOf } from '../exactly-once/mark.ts';
import type { WebhookEvent } from '../webhooks/event.ts';
import { signTestWebhook, type SignedTestWebhook } from '../webhooks/sign-test-webhook.ts';
import { newId } from './new-id.ts';
import { sampleData, type SampleIds } from './sample-data.ts';

/** Options of {@link createTestWebhooks}. */
export interface TestWebhooksOptions {
  /** `whsec_…`; the first of several signs `X-Service-Signature`, as in a rotation. */
  readonly secret: string | readonly string[];
  /** Epoch milliseconds. Default: the system clock. */
  readonly now?: (() => number) | undefined;
}

/** Differences from the defaults of an event. */
export interface TestWebhookParams<Name extends EventType> {
  /** Replaces these fields of complete data; the others keep their defaults. */
  readonly data?: Partial<WebhookEventData[Name]> | undefined;
  /** Default: a new one. */
  readonly id?: string | undefined;
  /** Default: now. */
  readonly created_at?: string | undefined;
  /** Default: false. */
  readonly livemode?: boolean | undefined;
  /** Default: the next one of the payment or settlement, from 1. */
  readonly sequence?: number | undefined;
}

/** A signed webhook and the event in it. */
export interface TestWebhook<Name extends EventType> extends SignedTestWebhook {
  /** The event in the body. */
  readonly event: WebhookBody<WebhookEventData[Name]> & {
    /** The event in the body. */
    readonly event: Name;
  };
}

/** Webhooks of one merchant, as a gateway would send them one after another. */
export interface TestWebhooks {
  /**
   * The next webhook. Its data is complete; without an id of your own it is about the same payment, refund, dispute or
   * settlement as the one before.
   */
  sign<Name extends EventType>(event: Name, params?: TestWebhookParams<Name>): Promise<TestWebhook<Name>>;
}

/**
 * Makes signed webhooks for tests of your own handler: every event type, with complete data and the next `sequence` of
 * its payment.
 *
 * @example
 * ```ts
 * const webhooks = createTestWebhooks({ secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz' });
 * const { payload, headers } = await webhooks.sign('payment.succeeded', { data: { customer_reference: 'order-1' } });
 * const response = await POST(new Request('http://shop.test/webhooks', { method: 'POST', body: payload, headers }));
 * ```
 */
export function createTestWebhooks({ secret, now = Date.now }: TestWebhooksOptions): TestWebhooks {
  const ids: SampleIds = {
    payment: newId('pay'),
    attempt: newId('att'),
    transaction: newId('tx'),
    refund: newId('rfd'),
    dispute: newId('dsp'),
    settlement: newId('stl'),
    payoutAccount: newId('pac'),
    endpoint: newId('whe'),
  };
  const sequences = new Map<string, number>();

  return {
    async sign(name, params = {}) {
      const nowMs = now();
      const created_at = params.created_at ?? new Date(nowMs).toISOString();
      const data = { ...sampleData(name, ids, created_at), ...params.data };
      const { id = newId('evt'), livemode = false } = params;
      const sequence = params.sequence ?? nextSequence({ event: name, data, id, created_at, livemode, sequence: 1 });
      const event = { event: name, data, id, created_at, livemode, sequence };
      const payload = asciiJson(event);
      return { event, ...(await signTestWebhook({ secret, id, payload, timestamp: Math.floor(nowMs / 1000) })) };
    },
  };

  function nextSequence(event: WebhookBody<unknown>): number {
    const { subject, sequence } = markOf(event as WebhookEvent);
    // Counted by nothing: neither of a payment nor of a settlement.
    if (sequence === 0) return 0;
    const next = (sequences.get(subject) ?? 0) + 1;
    sequences.set(subject, next);
    return next;
  }
}

/** JSON as the gateway writes it: ASCII only. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
