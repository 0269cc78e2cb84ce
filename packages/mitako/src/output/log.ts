import { jsonLogger, prettyLogger, type Logger } from '@mitako/core';
import type { LogFormat } from '../flags.ts';
import { isColored } from './color.ts';
import { readable } from './readable.ts';

/** How important a line is. */
export type LogLevel = keyof Logger;

/** Least important first. */
const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** Logs to standard error, one line each: standard output is for results. */
export function createLog(format: LogFormat, level: LogLevel = 'info'): Logger {
  const write = (line: string): void => void process.stderr.write(`${line}\n`);
  const logger = format === 'json' ? jsonLogger({ write }) : prettyLogger({ write, color: isColored(process.stderr) });
  const enough = {
    ...logger,
    ...Object.fromEntries(LEVELS.slice(0, LEVELS.indexOf(level)).map((less) => [less, () => {}])),
  };
  return format === 'json' || level !== 'info' ? enough : readable(logger);
}
