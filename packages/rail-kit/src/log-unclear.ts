import type { HttpAnswer } from './http.ts';

/** Where a rail logs; the engine's log is one. */
export interface RailLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Credentials, rights and paths: nothing works until somebody fixes them. */
const OURS = [401, 403, 404];

/**
 * Logs an answer from which nothing follows, without its body: that may hold what nobody should read.
 * @param unclear.provider as its brand is written, `Orange Money`
 * @param unclear.code the provider's, in its answer
 */
export function logUnclear(
  logger: RailLogger | undefined,
  unclear: {
    readonly provider: string;
    readonly fields: { readonly rail: string; readonly request: string; readonly reference?: string };
    readonly answer: HttpAnswer;
    readonly code: string | null;
  },
): void {
  const { provider, fields, answer, code } = unclear;
  if (answer.kind === 'silent') {
    logger?.warn({ ...fields, reason: answer.reason }, `${provider} gave no answer`);
    return;
  }
  const { status } = answer;
  if (OURS.includes(status)) logger?.error({ ...fields, status, code }, `${provider} turned the request away`);
  else logger?.warn({ ...fields, status, code }, `${provider} gave an unclear answer`);
}
