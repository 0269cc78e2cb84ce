import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock, Logger } from '../ports/system.ts';
import type { Meter, Span, TelemetryOptions, Tracer } from '../ports/telemetry.ts';

/** Metrics and traces of a process. None of it throws. */
export interface Telemetry {
  readonly meter: Meter;
  readonly tracer: Tracer;
}

const LOGGED_EVERY_MS = 60_000;

/** The ports of the embedding program, whose errors never reach a payment. They are logged once a minute. */
export function createTelemetry({ meter, tracer }: TelemetryOptions, logger: Logger, clock: Clock): Telemetry {
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  const failed = (error: unknown): void => {
    if (clock.now() < loggedAtMs + LOGGED_EVERY_MS) return;
    loggedAtMs = clock.now();
    logger.warn({ error }, 'telemetry failed; the work goes on without it');
  };
  return {
    meter: meter === undefined ? NO_METER : guardedMeter(meter, failed),
    tracer: tracer === undefined ? PASSING_ON : guardedTracer(tracer, failed),
  };
}

const nothing = (): void => undefined;
const NO_METER: Meter = { add: nothing, observe: nothing, set: nothing };

function guardedMeter(meter: Meter, failed: (error: unknown) => void): Meter {
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      failed(error);
    }
  };
  return {
    add: (name, labels, by) => attempt(() => meter.add(name, labels, by)),
    observe: (name, labels, value) => attempt(() => meter.observe(name, labels, value)),
    set: (name, labels, value) => attempt(() => meter.set(name, labels, value)),
    ...(meter.read !== undefined && { read: meter.read.bind(meter) }),
  };
}

/** The trace that work belongs to, for the events and log lines that it causes. */
const ACTIVE = new AsyncLocalStorage<string | null>();

/** The `traceparent` of the present work; null: it belongs to no trace. */
export function activeTrace(): string | null {
  return ACTIVE.getStore() ?? null;
}

/** The id of its trace, for log lines; undefined: there is none. */
export function traceId(traceparent: string | null): string | undefined {
  return traceparent?.split('-')[1];
}

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** A `traceparent` header, unless it is invalid (W3C Trace Context §3.2): then there is none. */
export function readTraceparent(header: string | null | undefined): string | null {
  return header !== null && header !== undefined && TRACEPARENT.test(header) ? header : null;
}

/** Without a tracer, what arrived is passed on unchanged, as W3C Trace Context §3.3 allows. */
const PASSING_ON: Tracer = {
  span(_name, { parent }, act) {
    return within({ traceparent: parent ?? activeTrace(), set: nothing }, act);
  },
};

/** Work with its trace, if it belongs to one. */
function within<Value>(span: Span, act: (span: Span) => Promise<Value>): Promise<Value> {
  return span.traceparent === null ? act(span) : ACTIVE.run(span.traceparent, () => act(span));
}

function guardedTracer(tracer: Tracer, failed: (error: unknown) => void): Tracer {
  return {
    async span<Value>(...[name, options, act]: Parameters<typeof tracer.span<Value>>): Promise<Value> {
      let acting: Promise<Value> | null = null;
      try {
        return await tracer.span(name, options, (span) => {
          const set: Span['set'] = (attributes) => {
            try {
              span.set(attributes);
            } catch (error) {
              failed(error);
            }
          };
          acting ??= within({ traceparent: readTraceparent(span.traceparent), set }, act);
          return acting;
        });
      } catch (error) {
        // What the work came to counts, be it an error.
        if (acting !== null) return acting;
        failed(error);
        return PASSING_ON.span(name, options, act);
      }
    },
  };
}
