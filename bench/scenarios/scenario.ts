import type { Databases } from '../database.ts';
import type { Figure } from '../report.ts';

/** The context and options of a scenario. */
export interface ScenarioOptions {
  readonly rounds: number;
  /** Payments a second of the sustained load. Null: what it is to reach. */
  readonly rate: number | null;
  /** Of the sustained load. */
  readonly seconds: number;
  /** Where other queues are installed, which are measured as well. Null: none. */
  readonly peersDirectory: string | null;
  /** Creates databases for this run. */
  readonly databases: Databases;
  /** Directory for a CPU profile of the gateway's process; default: none. */
  readonly profileDirectory: string | undefined;
  /** Reports progress. */
  readonly progress: (text: string) => void;
}

/** Measures, and throws for a wrong response. */
export type Scenario = (options: ScenarioOptions) => Promise<readonly Figure[]>;
