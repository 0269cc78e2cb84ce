import type { Gateway, TelemetryOptions } from '@mitako/core';
import { accepted } from '../embed/in-process-send.ts';
import type { PrometheusOptions } from './prometheus-meter.ts';

/** Telemetry of the program; what it leaves out is counted with prom-client and traced with OpenTelemetry. */
export async function defaultTelemetry(
  given: TelemetryOptions = {},
  options: PrometheusOptions = {},
): Promise<Required<TelemetryOptions>> {
  // When they are needed: commands that start no gateway start faster without them.
  const [{ prometheusMeter }, { openTelemetryTracer }] = await Promise.all([
    import('./prometheus-meter.ts'),
    import('./open-telemetry-tracer.ts'),
  ]);
  return { meter: given.meter ?? prometheusMeter(options), tracer: given.tracer ?? openTelemetryTracer() };
}

/**
 * The metrics of a gateway, as `GET /metrics` shows them.
 * @throws MitakoError once it is closed
 */
export async function metricsOf(gateway: Gateway): Promise<string> {
  const result = await gateway.call('getMetrics', { way: 'in_process', credential: { kind: 'operator' } });
  if (result.kind !== 'file') return accepted(result);
  let text = '';
  for await (const part of result.parts) text += String(part);
  return text;
}
