import { type HttpAnswer, logUnclear as log, type RailLogger, textIn } from '@mitako/rail-kit';

/** Logs an answer from which nothing follows, with Orange's code. */
export function logUnclear(
  logger: RailLogger | undefined,
  fields: { readonly rail: string; readonly request: string; readonly reference?: string },
  answer: HttpAnswer,
): void {
  const body = answer.kind === 'silent' ? null : answer.body;
  const code = textIn(body, 'code') ?? textIn(body, 'fault', 'code');
  log(logger, fields, answer, { provider: 'Orange Money', code });
}
