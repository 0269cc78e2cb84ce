import { performance } from 'node:perf_hooks';
import type { DataOf, OperationName } from '@mitako/contract';
import type { Context } from '../context.ts';
import { readTraceparent } from '../telemetry/telemetry.ts';
import type { Arrived } from './arrived.ts';
import type { Result } from './result.ts';

/** A call in metrics and traces. */
export function observed<Name extends OperationName>(
  { telemetry: { meter, tracer } }: Context,
  name: Name,
  { way, origin }: Arrived,
  run: () => Promise<Result<DataOf<Name>>>,
): Promise<Result<DataOf<Name>>> {
  const parent = readTraceparent(origin?.traceparent);
  return tracer.span(name, { kind: 'server', attributes: { 'mitako.way': way }, parent }, async (span) => {
    // How long it took decides nothing: the engine's clock, of milliseconds, is too coarse for this.
    const startedAt = performance.now();
    let outcome: Outcome = 'failed';
    try {
      const result = await run();
      outcome = outcomeOf(result);
      if (result.kind === 'refused') {
        meter.add('refusals', { code: result.code });
        // As OpenTelemetry names the reason of a failure.
        span.set({ 'error.type': result.code });
      }
      return result;
    } finally {
      meter.add('requests', { operation: name, outcome });
      meter.observe('requestSeconds', { way }, (performance.now() - startedAt) / 1000);
    }
  });
}

type Outcome = 'done' | 'refused' | 'failed';

function outcomeOf({ kind, status }: Result<unknown>): Outcome {
  if (kind !== 'refused') return 'done';
  return status >= 500 ? 'failed' : 'refused';
}
