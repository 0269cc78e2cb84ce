import { jsonLogger, prettyLogger, type Logger } from '@mitako/core';
import type { LogFormat } from '../flags.ts';
import { isColored } from './color.ts';
import { readable } from './readable.ts';

/** Logs to standard error, one line each: standard output is for results. */
export function createLog(format: LogFormat): Logger {
  const write = (line: string): void => void process.stderr.write(`${line}\n`);
  if (format === 'json') return jsonLogger({ write });
  return readable(prettyLogger({ write, color: isColored(process.stderr) }));
}
