import type { Child } from './child.ts';
import { charged, type Charged, type Turn } from './cost.ts';
import type { LoadResult, LoadTasks } from './load.ts';
import type { Requests } from './payment-loads.ts';

const CONNECTIONS = 32;
/** Once, for the compiler; then briefly in each round, for the connections. */
const FIRST_WARM_UP_MS = 1_500;
const WARM_UP_MS = 300;
const MEASURED_MS = 1_500;

/** A server under load, and what came of it. */
export interface HttpSide {
  readonly turn: (isWarmUp: boolean) => Promise<Turn>;
  /** Responses so far, also those of warming up. */
  answered(): number;
  /** The largest share of a core that the load generator used. */
  generatorBusyMax(): number;
}

/** Loads a server over HTTP. */
export function httpSide(generator: Child<LoadTasks>, server: Charged, requests: Requests): HttpSide {
  let answered = 0;
  let generatorBusyMax = 0;
  const run = async (isWarmUp: boolean): Promise<LoadResult> => {
    const times = isWarmUp
      ? { warmUpMs: FIRST_WARM_UP_MS, measuredMs: 1 }
      : { warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS };
    const result = await generator.ask('run', { ...requests, connections: CONNECTIONS, ...times });
    answered += result.operations;
    if (!isWarmUp) generatorBusyMax = Math.max(generatorBusyMax, result.generatorBusy);
    return result;
  };
  return {
    turn: (isWarmUp) => charged(server, () => run(isWarmUp)),
    answered: () => answered,
    generatorBusyMax: () => generatorBusyMax,
  };
}
