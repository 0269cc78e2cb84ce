import { styleText } from 'node:util';
import type { Clock, LogFields, Logger } from '../ports/system.ts';
import { systemClock } from './clock.ts';
import { escapeControls, redactFields } from './logger-fields.ts';

type Level = keyof Logger;

/** Silent: the default of a library. */
export function silentLogger(): Logger {
  return { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
}

/**
 * One readable line per call: `17:40:03  message  key=value …`, local time, warnings and errors marked by a word.
 * Secret fields are redacted, and no value can start a new line or control a terminal.
 */
export function prettyLogger(options: {
  /** Receives one line without its line break. */
  readonly write: (line: string) => void;
  /** Default: by the environment (`NO_COLOR`, `FORCE_COLOR`, and whether standard output is a terminal). */
  readonly color?: boolean;
  readonly clock?: Pick<Clock, 'now'>;
}): Logger {
  const clock = options.clock ?? systemClock();
  const colored = options.color ?? styleText('red', 'x') !== 'x';
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    colored ? styleText(style, text, { validateStream: false }) : text;

  return loggerOf((level, fields, message) => {
    const pairs = Object.entries(redactFields(fields)).flatMap(([name, value]) =>
      value === undefined ? [] : [`${paint('dim', `${bare(name)}=`)}${bare(value)}`],
    );
    const text = escapeControls(message);
    const parts = [
      paint('dim', timeOfDay(clock.now())),
      ...(level === 'warn' ? [paint('yellow', 'warning')] : level === 'error' ? [paint('red', 'error')] : []),
      level === 'debug' ? paint('dim', text) : text,
      ...(pairs.length === 0 ? [] : [pairs.join(' ')]),
    ];
    options.write(parts.join('  '));
  });
}

/**
 * One JSON object per call, on one line: `{"level":"info","time":"…Z","message":"…", …fields}`. Secret fields are
 * redacted; a field cannot replace `level`, `time` or `message`.
 */
export function jsonLogger(options: {
  /** Receives one line without its line break. */
  readonly write: (line: string) => void;
  readonly clock?: Pick<Clock, 'now'>;
}): Logger {
  const clock = options.clock ?? systemClock();
  return loggerOf((level, fields, message) => {
    const head = { level, time: new Date(clock.now()).toISOString(), message };
    options.write(escapeControls(JSON.stringify({ ...head, ...redactFields(fields), ...head })));
  });
}

function loggerOf(log: (level: Level, fields: LogFields, message: string) => void): Logger {
  return {
    debug: (fields, message) => log('debug', fields, message),
    info: (fields, message) => log('info', fields, message),
    warn: (fields, message) => log('warn', fields, message),
    error: (fields, message) => log('error', fields, message),
  };
}

function timeOfDay(nowMs: number): string {
  const now = new Date(nowMs);
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Quoted only where a space, a quote or an equals sign would make the line ambiguous. */
function bare(value: unknown): string {
  const text = typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value, withoutStack);
  return escapeControls(text);
}

/** A whole stack does not fit into a line; the place where the error was created does. */
function withoutStack(name: string, value: unknown): unknown {
  return name === 'stack' && typeof value === 'string' ? /^[ \t]*(at .+)$/m.exec(value)?.[1] : value;
}
