import { z } from 'zod';
import type { Cost } from '../cost.ts';

/** Of the output of `--json`. A run is compared with runs of the same version only. */
export const VERSION = 2;

const spread = z.object({ median: z.number(), min: z.number(), max: z.number() });
const amount = z.number().nullish();

const cost = {
  gatewayMicroseconds: amount,
  databaseMicroseconds: amount,
  p50Ms: amount,
  p99Ms: amount,
  syncs: amount,
  walBytes: amount,
} satisfies Partial<Record<keyof Cost, z.ZodType>>;

/** The required part of the figures of `--json`, which may be of another commit. */
const printedFigure = z.object({
  scenario: z.string().optional(),
  name: z.string(),
  unit: z.string(),
  ours: z.number(),
  rounds: z.array(z.number()).readonly().optional(),
  ratio: spread.nullish(),
  costs: z.array(z.object(cost)).readonly().optional(),
});

/** The output of a bench, perhaps of another version. */
export const printed = z.object({ figures: z.array(printedFigure) });

/** What must be the same so that two runs can be compared. */
const machine = z.object({ node: z.string(), cpu: z.string(), cores: z.number() });

/** A run of this version. */
export const printedRun = z.object({
  version: z.literal(VERSION),
  machine,
  settings: z.string(),
  figures: z.array(printedFigure.extend({ scenario: z.string() })).readonly(),
});

export type Run = z.infer<typeof printedRun>;
export type Machine = z.infer<typeof machine>;

/** One line that can be compared: a figure, or what an operation of it costs. */
export interface Line {
  readonly name: string;
  readonly unit: string;
  readonly rounds: readonly number[];
  /** To its floor. */
  readonly ratio: z.infer<typeof spread> | null;
  /** Of another line. */
  readonly isCost: boolean;
}

const COSTS: readonly { readonly cost: keyof typeof cost; readonly name: string; readonly unit: string }[] = [
  { cost: 'gatewayMicroseconds', name: 'CPU of the gateway', unit: 'µs' },
  { cost: 'databaseMicroseconds', name: 'CPU of the database', unit: 'µs' },
  { cost: 'p50Ms', name: 'p50', unit: 'ms' },
  { cost: 'p99Ms', name: 'p99', unit: 'ms' },
  { cost: 'syncs', name: 'syncs', unit: 'syncs' },
  { cost: 'walBytes', name: 'log', unit: 'bytes' },
];

/** By name. Several figures may compare one value with several floors; the last counts. Another unit is another line. */
export function linesOf(figures: readonly z.infer<typeof printedFigure>[]): ReadonlyMap<string, Line> {
  const lines = figures.flatMap(({ name, unit, ours, ratio, costs = [], ...figure }): readonly Line[] => [
    { name, unit, rounds: figure.rounds ?? [ours], ratio: ratio ?? null, isCost: false },
    ...COSTS.map((each): Line => ({
      name: `${name}: ${each.name}`,
      unit: each.unit,
      rounds: costs.flatMap((one) => one[each.cost] ?? []),
      ratio: null,
      isCost: true,
    })),
  ]);
  return new Map(lines.filter((line) => line.rounds.length > 0).map((line) => [`${line.name}, ${line.unit}`, line]));
}
