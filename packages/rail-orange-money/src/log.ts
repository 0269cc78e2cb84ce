import { bodyOf, type HttpAnswer, logUnclear as logUnclearAnswer, type RailLogger, textIn } from '@mitako/rail-kit';

export type { RailLogger };

/** Logs an answer from which nothing follows. */
export function logUnclear(
  logger: RailLogger | undefined,
  fields: { readonly rail: string; readonly request: string; readonly reference?: string },
  answer: HttpAnswer,
): void {
  const body = bodyOf(answer);
  const code = textIn(body, 'code') ?? textIn(body, 'fault', 'code');
  logUnclearAnswer(logger, { provider: 'Orange Money', fields, answer, code });
}
