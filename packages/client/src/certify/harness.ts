import {
  createTestWebhooks,
  type TestWebhook,
  type TestWebhookParams,
  type TestWebhooks,
} from '../test-webhooks/create-test-webhooks.ts';
import { newId } from '../test-webhooks/new-id.ts';
import { effectsOf, type PaymentReferences, type ReadEffects } from './effects.ts';
import { senderTo, type DeliveryAnswer, type ReceiverUnderTest, type Send, type SentDelivery } from './send.ts';

/** Options of `certifyReceiver`. */
export interface CertifyOptions {
  /** URL of the receiver, or a function such as the one that `webhookHandler` returns. */
  readonly receiver: ReceiverUnderTest;
  /** The receiver's secret, `whsec_…`. */
  readonly secret: string;
  /**
   * What a payment has caused in the receiver, as JSON without ids and times, such as `{ "shipments": 1, "status":
   * "paid" }`: a function, or a URL that answers a GET with it. Without it, the suite cannot see whether a duplicate was applied
   * twice.
   */
  readonly effects?: string | ((payment: PaymentReferences) => unknown) | undefined;
  /** Waits so long before it reads effects, for receivers that work from a queue. Milliseconds. Default: 0. */
  readonly settleMs?: number | undefined;
  /** The `customer_reference` of all payments, for a receiver that refuses unknown orders. Default: one for each payment. */
  readonly reference?: string | undefined;
  /** Time to answer, in milliseconds. Default: 13 000, the shortest that a gateway waits. */
  readonly timeoutMs?: number | undefined;
  /** How long a slow body pauses, twice, in milliseconds. Default: 250. */
  readonly pauseMs?: number | undefined;
  /** Epoch milliseconds. Default: the system clock. */
  readonly now?: (() => number) | undefined;
}

/** One payment of a case and its webhooks. */
export interface CasePayment {
  /** The next webhook of the payment. */
  sign(name: PaymentEvent, params?: Signed): Promise<CaseWebhook>;
  /** Its effects in the receiver, after the pause for queues; null: not observable. */
  effects(): Promise<string | null>;
}

/** The events that cases send: their data have the fields of a payment. */
type PaymentEvent = 'payment.created' | 'payment.processing' | 'payment.attempt_failed' | 'payment.succeeded';

export type CaseWebhook = TestWebhook<PaymentEvent>;

/** Differences from the defaults. */
export interface Signed extends TestWebhookParams<PaymentEvent> {
  /** Age of the attempt in milliseconds, negative for the future. Default: 0. */
  readonly sentAgoMs?: number | undefined;
  /** Age of the event in milliseconds. Default: that of the attempt. */
  readonly createdAgoMs?: number | undefined;
  /** Default: the receiver's. */
  readonly secret?: string | readonly string[] | undefined;
}

/** Actions of cases on a receiver. */
export interface Harness {
  readonly secret: string;
  readonly pauseMs: number;
  /** A new payment. */
  payment(): CasePayment;
  readonly send: Send;
  /** Sends until it is accepted, as the gateway does, at most three times. */
  deliver(delivery: SentDelivery): Promise<DeliveryAnswer>;
}

/** A secret that the receiver does not know. */
export const OTHER_SECRET = 'whsec_b3RoZXIgc2VjcmV0IHRoYXQgbm8gcmVjZWl2ZXIga25vd3M=';

/** After this many refusals the gateway would keep retrying for 24 hours. */
const ATTEMPTS_MAX = 3;

export function createHarness(options: CertifyOptions): Harness {
  const { secret, pauseMs = 250, timeoutMs = 13_000, now = Date.now } = options;
  const send = senderTo(options.receiver, timeoutMs);
  const readEffects = settled(effectsOf(options.effects), options.settleMs ?? 0);

  return {
    secret,
    pauseMs,
    send,
    async deliver(delivery) {
      let answer = await send(delivery);
      for (let attempt = 2; attempt <= ATTEMPTS_MAX && !isAccepted(answer); attempt += 1) answer = await send(delivery);
      return answer;
    },
    payment() {
      const payment_id = newId('pay');
      const customer_reference = options.reference ?? `certify-${payment_id.slice(-8)}`;
      const clock = { agoMs: 0 };
      const signers = new Map<string, TestWebhooks>();
      return {
        async sign(name, { sentAgoMs = 0, createdAgoMs = sentAgoMs, secret: by = secret, ...params } = {}) {
          const key = JSON.stringify(by);
          const signer = signers.get(key) ?? createTestWebhooks({ secret: by, now: () => now() - clock.agoMs });
          signers.set(key, signer);
          clock.agoMs = sentAgoMs;
          const data = { id: payment_id, customer_reference, ...params.data };
          const created_at = new Date(now() - createdAgoMs).toISOString();
          return signer.sign<PaymentEvent>(name, { created_at, ...params, data });
        },
        effects: () => readEffects({ payment_id, customer_reference }),
      };
    },
  };
}

/** Whether the gateway would take the delivery for received. */
export function isAccepted(answer: DeliveryAnswer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status <= 299;
}

/** A description of an answer, after "It". */
export function wordsOf(answer: DeliveryAnswer): string {
  if (answer.kind === 'silent') return answer.why;
  const text = answer.text.trim().replace(/\s+/g, ' ');
  if (/^<(!doctype|html)/i.test(text)) return `answered ${answer.status} with a page of HTML`;
  return `answered ${answer.status}${text === '' ? '' : `: ${text}`}`;
}

function settled(read: ReadEffects, settleMs: number): ReadEffects {
  return async (payment) => {
    if (settleMs > 0) await new Promise((resolve) => setTimeout(resolve, settleMs));
    return read(payment);
  };
}
