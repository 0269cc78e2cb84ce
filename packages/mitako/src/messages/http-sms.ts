import type { HandedOver, Sms, TextMessage } from '@mitako/core';

const SEND_MS_MAX = 10_000;

/** Options of {@link httpSms}: how your provider of text messages is called. */
export interface HttpSmsOptions {
  /** Where messages are posted to, `https://api.sms.example.cm/messages`. */
  readonly url: string;
  /** Of each request: your key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON of a message. Default: `{ to, text }`. */
  readonly body?: (message: TextMessage) => unknown;
}

/**
 * Sends text messages through a provider with an HTTP API, one POST each.
 *
 * @example
 * ```ts
 * httpSms({
 *   url: 'https://api.sms.example.cm/messages',
 *   headers: { authorization: `Bearer ${process.env.SMS_KEY ?? ''}` },
 *   body: ({ to, text }) => ({ recipient: to, message: text, sender: 'MITAKO' }),
 * });
 * ```
 * @throws TypeError when the URL is not `https://`, except to this machine
 */
export function httpSms({ url, headers = {}, body = ({ to, text }) => ({ to, text }) }: HttpSmsOptions): Sms {
  if (!/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url) || !URL.canParse(url)) {
    throw new TypeError('The provider of text messages must be an https URL.');
  }
  return {
    async send(message, handOver) {
      await handOver();
      try {
        const { status } = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': message.id, ...headers },
          body: JSON.stringify(body(message)),
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_MS_MAX),
        });
        return outcomeOf(status);
      } catch (error) {
        return isBeforeSending(error) ? { kind: 'not_sent', reason: codeOf(error) } : { kind: 'unclear' };
      }
    },
  };
}

function outcomeOf(status: number): HandedOver {
  if (status < 300) return { kind: 'accepted', reference: null };
  // A key that is refused concerns every message.
  if (status === 401 || status === 403) return { kind: 'not_sent', reason: `HTTP ${status}` };
  if (status < 500) return { kind: 'refused', code: String(status), isFinal: status !== 408 && status !== 429 };
  // It may have gone out, or not.
  return { kind: 'unclear' };
}

function codeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code ?? 'ECONNECTION';
}

function isBeforeSending(error: unknown): boolean {
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(codeOf(error));
}
