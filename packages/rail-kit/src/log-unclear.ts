import type { HttpAnswer } from './http.ts';
import { textIn } from './read.ts';

/** The part of the engine's logger that a rail writes to. */
export interface RailLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Credentials, rights and paths: nothing works until somebody fixes them. */
const OURS = [401, 403, 404];

/**
 * Logs an answer from which nothing follows, without its body: that may hold what nobody should read.
 * @param provider as customers know it, `MTN MoMo`
 */
export function logUnclear(
  logger: RailLogger | undefined,
  provider: string,
  fields: { readonly rail: string; readonly request: string; readonly reference?: string },
  answer: HttpAnswer,
): void {
  if (answer.kind === 'silent') {
    logger?.warn({ ...fields, reason: answer.reason }, `${provider} gave no answer`);
    return;
  }
  const { status, body } = answer;
  const code = textIn(body, 'code') ?? textIn(body, 'fault', 'code');
  if (OURS.includes(status)) logger?.error({ ...fields, status, code }, `${provider} turned the request away`);
  else logger?.warn({ ...fields, status, code }, `${provider} gave an unclear answer`);
}
