import { inspect } from 'node:util';
import { OptionsError } from './options/options-error.ts';
import { printable } from './output/printable.ts';

/** An error that the user can fix: printed as one sentence, without a stack. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
}

/**
 * Describes an error in one sentence, for a terminal: quoted text is not trusted. An unexpected error keeps its stack
 * for debugging.
 */
export function describeFailure(error: unknown, environment: NodeJS.ProcessEnv = process.env): string {
  return sentenceOf(error, environment).split('\n').map(printable).join('\n');
}

function sentenceOf(error: unknown, environment: NodeJS.ProcessEnv): string {
  if (environment['MITAKO_DEBUG'] !== undefined) return inspect(error);
  if (error instanceof Failure || error instanceof OptionsError) return error.message;
  return `${messageOf(error)} (Set MITAKO_DEBUG=1 to see where this came from.)`;
}

/** The message of any thrown value, on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
