import type { Databases } from '../database.ts';
import type { Figure } from '../report.ts';

/** What a scenario may use, and what it is asked for. */
export interface ScenarioOptions {
  readonly rounds: number;
  /** Makes databases of this run alone. */
  readonly databases: Databases;
  /** Where the gateway's process leaves a CPU profile; none when absent. */
  readonly profileDirectory: string | undefined;
  /** Says how far it is. */
  readonly progress: (text: string) => void;
}

/** Measures, checks what was answered, and throws when that was wrong: a wrong answer has no speed. */
export type Scenario = (options: ScenarioOptions) => Promise<readonly Figure[]>;
