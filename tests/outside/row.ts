import type { World } from './world.ts';

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** In the selection of `--short`. */
  readonly short?: true;
  /** Why it cannot run here; undefined when it can. */
  readonly skipped?: string | undefined;
  /**
   * Ends when everything was seen that the row promises.
   * @returns what to add to the line
   * @throws StepError when something was not seen
   */
  readonly run: (world: World) => Promise<string | void>;
}
