import type { SpanAttributes, SpanKind as Kind, Tracer } from '@mitako/core';
import { context, isSpanContextValid, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { readVersion } from '../version.ts';

const KINDS: Readonly<Record<Kind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/**
 * Records spans with the OpenTelemetry SDK that the program has registered, before or after this; without one, a
 * `traceparent` that arrives is passed on.
 */
export function openTelemetryTracer(): Tracer {
  const tracer = trace.getTracer('mitako', readVersion());
  return {
    span(name, { kind, attributes, parent }, act) {
      const active = context.active();
      // A request belongs to what received it; a delivery to its event, whatever woke the process.
      const isBelowParent = parent !== null && (kind !== 'server' || trace.getSpanContext(active) === undefined);
      const place = isBelowParent ? trace.setSpanContext(active, contextOf(parent)) : active;
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, place, async (span) => {
        try {
          const set = (more: SpanAttributes): void => void span.setAttributes(more);
          return await act({ traceparent: traceparentOf(span.spanContext()), set });
        } catch (error) {
          // Without its message, which may quote what somebody sent.
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
}

/** A valid `traceparent` in parts. */
function contextOf(traceparent: string): SpanContext {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function traceparentOf(spanContext: SpanContext): string | null {
  if (!isSpanContextValid(spanContext)) return null;
  const { traceId, spanId, traceFlags } = spanContext;
  return `00-${traceId}-${spanId}-${(traceFlags & 0xff).toString(16).padStart(2, '0')}`;
}
