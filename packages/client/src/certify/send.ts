import type { SignedTestWebhook } from '../webhooks/sign-test-webhook.ts';

/** The response to one delivery. */
export type DeliveryAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'silent'; readonly why: string; readonly cause?: 'nothing_listens' | 'no_such_host' };

/** A receiver under test. */
export type ReceiverUnderTest = string | ((request: Request) => Response | Promise<Response>);

/** A request to the receiver. */
export interface SentDelivery extends SignedTestWebhook {
  /** The body arrives in three parts, with these pauses. Default: at once. */
  readonly pauseMs?: number | undefined;
}

export type Send = (delivery: SentDelivery) => Promise<DeliveryAnswer>;

/** How to send to a receiver. No answer within the time counts as none, as in the gateway. */
export function senderTo(receiver: ReceiverUnderTest, timeoutMs: number): Send {
  return async ({ payload, headers, pauseMs }) => {
    const body = new TextEncoder().encode(payload);
    const url = typeof receiver === 'string' ? receiver : 'http://receiver.test/webhooks';
    const signal = AbortSignal.timeout(timeoutMs);
    const init = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length), 'user-agent': 'Mitako-Webhooks/1' },
      body: pauseMs === undefined ? body : inParts(body, pauseMs),
      // Of node and deno: a body that is a stream must say so.
      duplex: 'half',
      redirect: 'manual',
      signal,
    } as const;
    try {
      const answered =
        typeof receiver === 'string' ? fetch(url, init) : Promise.resolve(receiver(new Request(url, init)));
      const response = await Promise.race([answered, rejectionOf(signal)]);
      return { kind: 'answered', status: response.status, text: (await response.text()).slice(0, TEXT_LENGTH_MAX) };
    } catch (error) {
      if (signal.aborted) return { kind: 'silent', why: `did not answer within ${timeoutMs / 1000} s` };
      const code = causeOf(error);
      return { kind: 'silent', ...(UNREACHED[code] ?? { why: `broke the connection (${code})` }) };
    }
  };
}

const NOT_LISTENING = { why: 'refused the connection', cause: 'nothing_listens' } as const;
const NO_SUCH_HOST = { why: 'has a host that is not found', cause: 'no_such_host' } as const;
/** By the codes of Node.js and Deno, and of Bun. */
const UNREACHED: Readonly<Record<string, Omit<Extract<DeliveryAnswer, { kind: 'silent' }>, 'kind'>>> = {
  ECONNREFUSED: NOT_LISTENING,
  ConnectionRefused: NOT_LISTENING,
  ENOTFOUND: NO_SUCH_HOST,
};

const TEXT_LENGTH_MAX = 200;

/** A function does not obey the signal of its request. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time is over.')), { once: true });
  });
}

function inParts(body: Uint8Array<ArrayBuffer>, pauseMs: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const third = Math.ceil(body.length / 3);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      controller.enqueue(body.slice(at, at + third));
      at += third;
      if (at >= body.length) controller.close();
    },
  });
}

function causeOf(error: unknown): string {
  const { cause, message } = error as { readonly cause?: { readonly code?: unknown }; readonly message?: unknown };
  return String(cause?.code ?? message);
}
