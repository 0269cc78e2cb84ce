import type { LogFields, Logger } from '@mitako/core';

/**
 * Formats requests, events and deliveries as columns for people. Other log lines are passed on, and debug lines are
 * dropped.
 */
export function readable(logger: Logger): Logger {
  return {
    ...logger,
    debug: (fields, message) => {
      if (message === FAILED) said(fields, message);
    },
    warn: (fields, message) => (message === FAILED ? said : logger.warn)(fields, message),
    info: said,
  };

  function said(fields: LogFields, message: string): void {
    const sentence = SENTENCES[message]?.(fields);
    if (sentence === undefined) logger.info(fields, message);
    else logger.info({}, sentence);
  }
}

/** A developer waits for each of them. */
const FAILED = 'delivery failed';

type Sentence = (fields: LogFields) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  request: ({ method, path, status, ms }) =>
    line('request', `${text(method)} ${text(path)} → ${text(status)} (${text(ms)} ms)`),
  event: ({ event, payment_id: payment, subject_id: subject }) =>
    line('event', `${text(event)} ${text(payment ?? subject)}`),
  delivered: ({ event, status, ms, url }) =>
    line('delivery', `${text(event)} → ${text(status)} (${text(ms)} ms) ${text(url)}`),
  [FAILED]: ({ event, status, ms, attempt, url }) =>
    line('delivery', `${text(event)} → ${text(status)} (${text(ms)} ms), attempt ${text(attempt)}, ${text(url)}`),
};

function line(kind: string, rest: string): string {
  return `${kind.padEnd(9)} ${rest}`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
