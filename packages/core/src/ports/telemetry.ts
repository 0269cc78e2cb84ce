import type { LabelsOf, MetricOf } from '../telemetry/metrics.ts';

/**
 * Counts and measures. Called on the path of payments: it returns at once, and what it throws is logged and changes nothing.
 * Labels have few values: never an id, an address or a text that somebody chose.
 */
export interface Meter {
  /** Adds to a counter; 1 where nothing is said. */
  add<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** A value of a histogram, in its unit. */
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** The present value of a gauge. */
  set<Name extends MetricOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** All metrics, for `GET /metrics`. Absent: they go elsewhere, and that route answers 404. */
  read?(): Promise<MetricsText>;
}

/** Metrics in the text format of Prometheus. */
export interface MetricsText {
  /** `text/plain; version=0.0.4; charset=utf-8`. */
  readonly contentType: string;
  /** One sample a line. */
  readonly text: string;
}

/** Values of a span, by names of OpenTelemetry or `mitako.…`: ids are welcome here, secrets are not. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Work that a trace shows. */
export interface Span {
  /** Its place as W3C Trace Context §3.2 writes it, `00-{trace id}-{span id}-{flags}`; null: it belongs to no trace. */
  readonly traceparent: string | null;
  /** Adds attributes. */
  set(attributes: SpanAttributes): void;
}

/** Records traces. What it throws is logged and changes nothing. */
export interface Tracer {
  /**
   * Runs `act` within a new span, below the span that is active where it is called, else below `parent`. It ends when
   * `act` has, and has failed when `act` rejects.
   * @param parent the `traceparent` that arrived; null: none
   */
  span<Value>(
    name: string,
    options: { readonly kind: SpanKind; readonly attributes: SpanAttributes; readonly parent: string | null },
    act: (span: Span) => Promise<Value>,
  ): Promise<Value>;
}

/** As OpenTelemetry names them: a request that is answered, one that is sent, and all other work. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Where metrics and traces go. */
export interface TelemetryOptions {
  /** Default: nothing is counted. */
  readonly meter?: Meter;
  /** Default: none are recorded, and the `traceparent` of a request is passed on to its webhooks. */
  readonly tracer?: Tracer;
}
