import type { Child } from './child.ts';
import { charged, type Charged, type Turn } from './cost.ts';
import type { LoadResult, LoadTasks } from './load.ts';
import type { Requests } from './payment-loads.ts';

const CONNECTIONS = 32;
/** For the connections. */
const WARM_UP_MS = 300;
const MEASURED_MS = 1_500;

/** A server under load, and what came of it. */
export interface HttpSide {
  readonly turn: () => Promise<Turn>;
  /** Responses so far. */
  answered(): number;
  /** The largest share of a core that the load generator used. */
  generatorBusyMax(): number;
}

/** Loads a server over HTTP. */
export function httpSide(generator: Child<LoadTasks>, server: Charged, requests: Requests): HttpSide {
  let answered = 0;
  let generatorBusyMax = 0;
  const run = async (): Promise<LoadResult> => {
    const times = { warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS };
    const result = await generator.ask('run', { ...requests, connections: CONNECTIONS, ...times });
    answered += result.operations;
    generatorBusyMax = Math.max(generatorBusyMax, result.generatorBusy);
    return result;
  };
  return {
    turn: () => charged(server, run),
    answered: () => answered,
    generatorBusyMax: () => generatorBusyMax,
  };
}
