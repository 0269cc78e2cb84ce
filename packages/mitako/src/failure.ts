import { inspect } from 'node:util';

/** What the person at the terminal can mend: printed as its one sentence, without a stack. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
}

/** Says in one sentence what was thrown. A surprise keeps its stack for those who ask for it. */
export function describeFailure(error: unknown, environment: NodeJS.ProcessEnv = process.env): string {
  if (environment['MITAKO_DEBUG'] !== undefined) return inspect(error);
  if (error instanceof Failure) return error.message;
  return `${messageOf(error)} (Set MITAKO_DEBUG=1 to see where this came from.)`;
}

/** The message of whatever was thrown, on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
