import { AssertionError } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request as send } from 'undici';

/** One request to the API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly bearer?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface Reply {
  readonly status: number;
  /** The exact bytes of the body, read as text. */
  readonly text: string;
  /** Whether it is the stored response of an earlier request. */
  readonly isReplayed: boolean;
  /** `code` of an error response. */
  readonly code: string | undefined;
}

/** Sends requests without a client library, so that responses are unchanged. */
export interface Caller {
  /** One attempt. @throws Error without a response: refused, reset, cut off, or not within 15 s */
  once(call: Call): Promise<Reply>;
  /**
   * Sends the same request with the same key until it is answered, to the next server each time. Like a client, it
   * retries without a connection, on 429 and 503, and on 409 while the same key is in progress.
   * @throws AssertionError on a 500, which no fault here justifies
   */
  untilAnswered(call: Call): Promise<Reply>;
  /** Attempts so far, and how many of them had no response. */
  sent(): number;
  unanswered(): number;
  close(): Promise<void>;
}

/**
 * @param urls of the servers, which receive the attempts in turn
 * @param signal ends the attempts when the scenario is over
 */
export function createCaller(urls: readonly string[], signal: AbortSignal): Caller {
  const agent = new Agent({ connections: 64, pipelining: 1, headersTimeout: 15_000, bodyTimeout: 15_000 });
  let sent = 0;
  let unanswered = 0;

  async function once(call: Call): Promise<Reply> {
    const url = urls[(sent += 1) % urls.length] ?? '';
    const { bearer, body, idempotencyKey } = call;
    const answer = await send(`${url}/api/v1${call.path}`, {
      dispatcher: agent,
      signal,
      method: call.method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const status = answer.statusCode;
    const isReplayed = answer.headers['idempotent-replayed'] === 'true';
    return { status, text, isReplayed, code: status < 400 ? undefined : (JSON.parse(text) as { code: string }).code };
  }

  return {
    once,
    async untilAnswered(call) {
      for (let tries = 0; ; tries += 1) {
        signal.throwIfAborted();
        const reply = await once(call).catch(() => null);
        if (reply !== null && reply.status >= 500 && reply.status !== 503) {
          throw new AssertionError({
            message: `${call.method} ${call.path} was answered ${reply.status}: ${reply.text}`,
          });
        }
        if (reply !== null && !isRetried(reply)) return reply;
        unanswered += 1;
        await sleep(Math.min(200, 10 * 2 ** tries));
      }
    },
    sent: () => sent,
    unanswered: () => unanswered,
    close: () => agent.destroy(),
  };
}

function isRetried({ status, code }: Reply): boolean {
  return status === 503 || status === 429 || code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** The data of a success. @throws AssertionError for an error response */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the response
export function dataOf<Data>({ status, text }: Reply): Data {
  if (status >= 300) throw new AssertionError({ message: `expected a success, received ${status}: ${text}` });
  return (JSON.parse(text) as { data: Data }).data;
}
