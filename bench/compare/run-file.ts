import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { printedRun, VERSION, type Machine, type Run } from './printed.ts';

const versioned = z.object({ version: z.number().optional() });

/** An earlier run, from the file that `--json` was written to; or why it cannot be compared with, in a sentence. */
export function readRun(file: string): Run | string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return `${file} cannot be read.`;
  }
  return runIn(text, file);
}

export function runIn(text: string, file: string): Run | string {
  const parsed = versioned.safeParse(parse(text));
  if (!parsed.success) return `${file} is not the output of bench --json.`;
  const { version = 1 } = parsed.data;
  if (version !== VERSION) {
    return `${file} was written by version ${version} of the bench, and this is version ${VERSION}: measure it again.`;
  }
  const run = printedRun.safeParse(parse(text));
  return run.success ? run.data : `${file} is not the output of bench --json.`;
}

/** Why a run on another machine cannot be compared with one here, in a sentence; null if it can. */
export function unlikeness(file: string, then: Machine, now: Machine): string | null {
  for (const [what, before, after] of [
    ['processor', then.cpu, now.cpu],
    ['number of cores', String(then.cores), String(now.cores)],
    ['version of Node', then.node, now.node],
  ] as const) {
    if (before !== after) return `${file} was measured with another ${what}: ${before}, and here it is ${after}.`;
  }
  return null;
}

/** The same for the database and its settings. */
export function unlikeDatabase(file: string, then: string, now: string): string | null {
  return then === now ? null : `${file} was measured on another database: ${then}; and here it is ${now}.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
