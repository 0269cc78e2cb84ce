import type { Logger } from '@mitako/core';
import { type HttpAnswer, textIn } from '@mitako/rail-kit';

export type RailLogger = Pick<Logger, 'warn' | 'error'>;

/** Credentials, rights and paths: nothing works until somebody fixes them. */
const OURS = [401, 403, 404];

/** Logs an answer from which nothing follows, without its body: that may hold what nobody should read. */
export function logUnclear(
  logger: RailLogger | undefined,
  fields: { readonly rail: string; readonly request: string; readonly reference?: string },
  answer: HttpAnswer,
): void {
  if (answer.kind === 'silent') {
    logger?.warn({ ...fields, reason: answer.reason }, 'Orange Money gave no answer');
    return;
  }
  const { status, body } = answer;
  const code = textIn(body, 'code') ?? textIn(body, 'fault', 'code');
  if (OURS.includes(status)) logger?.error({ ...fields, status, code }, 'Orange Money turned the request away');
  else logger?.warn({ ...fields, status, code }, 'Orange Money gave an unclear answer');
}
