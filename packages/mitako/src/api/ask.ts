import type { MitakoError } from '@mitako/client';
import { Failure, messageOf } from '../failure.ts';
import { printable } from '../output/printable.ts';

/**
 * The answer to a call, or what went wrong as a sentence for a person.
 * @throws Failure for every refusal, without an answer, and for a key or address that cannot be one
 */
export async function ask<Answer>(apiUrl: string, call: () => Promise<Answer>): Promise<Answer> {
  // Loaded when it is needed, so that `--help` is quick.
  const { isMitakoError } = await import('@mitako/client');
  try {
    return await call();
  } catch (error) {
    if (isMitakoError(error)) throw new Failure(describeApiError(apiUrl, error), { cause: error });
    throw SETTING.test(messageOf(error)) ? new Failure(byVariable(messageOf(error)), { cause: error }) : error;
  }
}

/** The client refuses such a setting when it is first used. */
const SETTING = /^(?:apiKey|baseUrl)\b/;

function byVariable(message: string): string {
  return message.replace(/^apiKey/, 'MITAKO_API_KEY').replace(/^baseUrl/, 'MITAKO_API_URL');
}

/** An error of the client in one sentence, with the request's id for the operator. */
export function describeApiError(apiUrl: string, error: MitakoError): string {
  const { code, message, cause, requestId } = error;
  if (code === 'CONNECTION_FAILED') {
    return `${apiUrl} is not reached (${reasonOf(cause)}). Does the gateway run?${repeatAdvice(error)}`;
  }
  if (code === 'TIMED_OUT') return `${apiUrl} does not answer in time.${repeatAdvice(error)}`;
  if (code === 'UNEXPECTED_RESPONSE') {
    return `${apiUrl} is not the API of a gateway, or out of order. ${message}${repeatAdvice(error)}`;
  }
  const { fields: _shown, ...details } = error.details;
  const printed = Object.entries(details).map(([name, value]) => `${name}: ${printable(value)}`);
  const request = requestId === undefined ? [] : [`request ${requestId}`];
  // The message of the API ends where these begin. Together they are one line.
  return printable(`${message.replace(/ See "details[^"]*"\.$/, '')} (${[code, ...printed, ...request].join(', ')})`);
}

/** A change whose answer was lost may have happened. */
function repeatAdvice({ idempotencyKey, mayHaveTakenEffect }: MitakoError): string {
  return idempotencyKey !== undefined && mayHaveTakenEffect
    ? ` It may have taken effect: repeat it with --idempotency-key ${idempotencyKey}, and it happens once at most.`
    : '';
}

/** fetch wraps the reason once or twice. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause } = error as NodeJS.ErrnoException;
  if (cause !== undefined) return reasonOf(cause);
  // Several addresses of one name were tried.
  if (error instanceof AggregateError && error.message === '') return REASONS[code ?? ''] ?? 'connection failed';
  return REASONS[code ?? ''] ?? error.message;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection broken',
  UND_ERR_SOCKET: 'connection broken',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'name not resolved',
  ETIMEDOUT: 'timed out',
  UND_ERR_CONNECT_TIMEOUT: 'timed out',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate',
  CERT_HAS_EXPIRED: 'certificate expired',
};
