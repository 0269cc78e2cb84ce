import type { HttpAnswer } from './http.ts';

/** Part of the engine's logger. */
export interface RailLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Credentials, rights and paths: nothing works until somebody fixes them. */
const OURS = [401, 403, 404];

/**
 * Logs an answer from which nothing follows, without its body: that may hold what nobody should read.
 * @param said.code the provider's, if it is known to hold nothing secret
 * @param said.isOurs whether it is ours to put right: an error instead of a warning. Default: by the HTTP status
 */
export function logUnclear(
  logger: RailLogger | undefined,
  fields: { readonly rail: string; readonly request: string; readonly reference?: string },
  answer: HttpAnswer,
  said: { readonly provider: string; readonly code: string | null; readonly isOurs?: boolean | undefined },
): void {
  const { provider, code } = said;
  if (answer.kind === 'silent') {
    logger?.warn({ ...fields, reason: answer.reason }, `${provider} gave no answer`);
    return;
  }
  const { status } = answer;
  const isOurs = said.isOurs ?? OURS.includes(status);
  if (isOurs) logger?.error({ ...fields, status, code }, `${provider} turned the request away`);
  else logger?.warn({ ...fields, status, code }, `${provider} gave an unclear answer`);
}
