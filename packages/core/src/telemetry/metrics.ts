// What the gateway counts and measures. The values of each label are a closed list, so that the number of series is bounded.

interface Family {
  /** Counters only rise, histograms count values below bounds, gauges show the present. */
  readonly kind: 'counter' | 'histogram' | 'gauge';
  /** As Prometheus knows it. */
  readonly name: string;
  /** One sentence for whoever reads it there. */
  readonly help: string;
  /** Names of its labels, each with a closed list of values. */
  readonly labels: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[];
}

const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30] as const;

/** Every metric, for whoever fills the port `Meter`. */
export const METRICS = {
  requests: {
    kind: 'counter',
    name: 'mitako_requests_total',
    help: 'Calls of operations, by operation and outcome: done, refused (the caller has to change something), failed (5xx).',
    labels: ['operation', 'outcome'],
  },
  requestSeconds: {
    kind: 'histogram',
    name: 'mitako_request_duration_seconds',
    help: 'Time that calls took, by entry point.',
    labels: ['way'],
    buckets: FAST,
  },
  refusals: {
    kind: 'counter',
    name: 'mitako_refusals_total',
    help: 'Calls that were refused, by error code.',
    labels: ['code'],
  },
  events: {
    kind: 'counter',
    name: 'mitako_events_total',
    help: 'Events that this process committed, by type and mode: payments, refunds, disputes and settlements by outcome.',
    labels: ['type', 'mode'],
  },
  deliveries: {
    kind: 'counter',
    name: 'mitako_delivery_attempts_total',
    help: 'Attempts to deliver an event, by outcome: delivered, refused (an answer other than 2xx), or the error.',
    labels: ['outcome'],
  },
  deliverySeconds: {
    kind: 'histogram',
    name: 'mitako_delivery_duration_seconds',
    help: 'Time until an endpoint answered, or the attempt was given up.',
    labels: [],
    buckets: SLOW,
  },
  railCalls: {
    kind: 'counter',
    name: 'mitako_rail_calls_total',
    help: 'Calls of providers, by rail, call and outcome.',
    labels: ['rail', 'call', 'outcome'],
  },
  railSeconds: {
    kind: 'histogram',
    name: 'mitako_rail_call_duration_seconds',
    help: 'Time until a provider answered, by rail.',
    labels: ['rail'],
    buckets: SLOW,
  },
  queueItems: {
    kind: 'gauge',
    name: 'mitako_queue_items',
    help: 'What waits in the database, the same in all processes: counted up to 10 000.',
    labels: ['queue', 'mode'],
  },
  queueAgeSeconds: {
    kind: 'gauge',
    name: 'mitako_queue_age_seconds',
    help: 'How long the oldest of what is due has been due; 0 when nothing is.',
    labels: ['queue', 'mode'],
  },
  workers: {
    kind: 'gauge',
    name: 'mitako_workers',
    help: 'Processes of this gateway, by status; silent ones have not reported for 30 s.',
    labels: ['status'],
  },
} as const satisfies Readonly<Record<string, Family>>;

/** The name of a metric in `METRICS`. */
export type Metric = keyof typeof METRICS;

/** The metrics of a kind. */
export type MetricOf<Kind extends Family['kind']> = {
  [Name in Metric]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[Metric];

/** The labels of a metric. */
export type LabelsOf<Name extends Metric> = Readonly<Record<(typeof METRICS)[Name]['labels'][number], string>>;
