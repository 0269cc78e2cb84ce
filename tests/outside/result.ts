import { StepError } from './process.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

/** What came of a row. */
export interface Result {
  readonly name: string;
  readonly state: 'works' | 'failed' | 'skipped';
  readonly seconds: number;
  /** Why it was skipped, what it adds, or how its output ended. */
  readonly note: string;
}

const LINES_MAX = 30;

/** Runs a row; whatever goes wrong is a result. */
export async function runRow({ name, skipped, run }: Row, world: World): Promise<Result> {
  if (skipped !== undefined) return { name, state: 'skipped', seconds: 0, note: skipped };
  const startedAtMs = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAtMs) / 100) / 10;
  try {
    const note = (await run(world)) ?? '';
    return { name, state: 'works', seconds: seconds(), note };
  } catch (error) {
    const text = error instanceof StepError ? error.message : String(error instanceof Error ? error.stack : error);
    const lines = text.trimEnd().split('\n');
    const [command = ''] = lines;
    const end = lines.length > LINES_MAX ? [command, '…', ...lines.slice(-LINES_MAX)] : lines;
    return { name, state: 'failed', seconds: seconds(), note: end.join('\n') };
  }
}

/** A line for each, then the output of those that failed. */
export function asTable(results: readonly Result[], seconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, state, seconds: its, note }) => {
    const time = state === 'skipped' ? '' : `${its.toFixed(1)} s`;
    return `${name.padEnd(width)}  ${state.padEnd(7)}  ${time.padStart(7)}  ${state === 'failed' ? '' : note}`.trimEnd();
  });
  const failed = results.filter(({ state }) => state === 'failed');
  const details = failed.map(({ name, note }) => `\n── ${name}\n${note}\n`);
  const count = (state: Result['state']): number => results.filter((each) => each.state === state).length;
  return `${lines.join('\n')}\n${details.join('')}
${count('works')} work, ${count('failed')} failed, ${count('skipped')} skipped, ${seconds} s\n`;
}
