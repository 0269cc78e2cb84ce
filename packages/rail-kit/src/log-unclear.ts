import type { HttpAnswer } from './http.ts';
import { textIn } from './read.ts';

/** The part of the engine's logger that a rail writes to. */
export interface RailLogger {
  /** An answer that is not understood. */
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  /** Something that needs the operator. */
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Logs an unclear answer, without its body, which may contain secrets. */
export type LogUnclear = (about: { readonly request: string; readonly reference?: string }, answer: HttpAnswer) => void;

/** Credentials, rights and paths: nothing works until the operator fixes them. */
const OURS = [401, 403, 404];

/**
 * How the answers of one provider are logged.
 * @param options.rail the rail's id
 * @param options.provider as customers know it, `MTN MoMo`
 * @param options.codeIn the provider's code in a body. Default: `code`, or that of an API manager in front, `fault.code`
 * @param options.isOurs whether a body names what is ours to put right, as a status of 401, 403 or 404 does
 */
export function createLogUnclear(options: {
  readonly rail: string;
  readonly provider: string;
  readonly logger: RailLogger | undefined;
  readonly codeIn?: (body: unknown) => string | null;
  readonly isOurs?: (body: unknown) => boolean;
}): LogUnclear {
  const { rail, provider, logger, codeIn = usualCode, isOurs = () => false } = options;
  return (about, answer) => {
    const fields = { rail, ...about };
    if (answer.kind === 'silent') {
      logger?.warn({ ...fields, reason: answer.reason }, `${provider} gave no answer`);
      return;
    }
    const { status, body } = answer;
    const logged = { ...fields, status, code: codeIn(body) };
    if (OURS.includes(status) || isOurs(body)) logger?.error(logged, `${provider} turned the request away`);
    else logger?.warn(logged, `${provider} gave an unclear answer`);
  };
}

function usualCode(body: unknown): string | null {
  return textIn(body, 'code') ?? textIn(body, 'fault', 'code');
}
