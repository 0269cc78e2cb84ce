import { type Meter, type Metric, METRICS } from '@mitako/core';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { metricsReader } from './worker-metrics.ts';

/** Options of {@link prometheusMeter}. */
export interface PrometheusOptions {
  /** Adds memory, processor, event loop and garbage collection of the process. Default: `false`. */
  readonly ofProcess?: boolean;
}

/** Counts in this process with prom-client, for `GET /metrics`. */
export function prometheusMeter({ ofProcess = false }: PrometheusOptions = {}): Required<Meter> {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const counters = new Map<Metric, Counter>();
  const gauges = new Map<Metric, Gauge>();
  const histograms = new Map<Metric, Histogram>();
  for (const [metric, family] of Object.entries(METRICS) as [Metric, (typeof METRICS)[Metric]][]) {
    const { name, help } = family;
    const described = { name, help, labelNames: [...family.labels], registers: [registry] };
    if (family.kind === 'counter') counters.set(metric, new Counter(described));
    else if (family.kind === 'gauge') gauges.set(metric, new Gauge({ ...described, aggregator: 'max' }));
    else histograms.set(metric, new Histogram({ ...described, buckets: [...family.buckets] }));
  }
  const readAll = metricsReader(registry);
  return {
    add: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    async read() {
      const text = await readAll();
      // They were measured for this answer: what a worker had measured before would be the greatest of all one day.
      for (const gauge of gauges.values()) gauge.reset();
      return { contentType: registry.contentType, text };
    },
  };
}
