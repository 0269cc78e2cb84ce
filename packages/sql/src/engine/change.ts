import type { ChangeOf, ChangeType } from '@mitako/core/engine';
import type { Compiler } from './compiler.ts';
import type { GuardedStatement } from './engine.ts';
import type { Build } from './build.ts';
import { prepare } from './statement.ts';

/** The statements of one kind of change, in order. */
export type Definition<Change> = (write: Write<Change>) => readonly Step<Change>[];

/** Statements by kind of change. */
export type Definitions<Type extends ChangeType> = { readonly [Each in Type]: Definition<ChangeOf<Each>> };

/** Those of a subject. */
export type SomeDefinitions = Partial<Definitions<ChangeType>>;

/** Adds a statement to a change. The method name states how many rows it must touch. */
export interface Write<Change> {
  /** Exactly one row, else the change is refused. */
  one(build: Build<Change, unknown>): Step<Change>;
  /** No row, else the change is refused. */
  none(build: Build<Change, unknown>): Step<Change>;
  /** Any number of rows. Not run for a change for which it is not needed. */
  any(build: Build<Change, unknown>, isNeeded?: (change: Change) => boolean): Step<Change>;
  /** Once per item, one row each time. */
  each<Item>(items: (change: Change) => readonly Item[], build: Build<Item, unknown>): Step<Change>;
  /** One statement for a list of items, as many rows as there are items. */
  together(items: (change: Change) => readonly unknown[], build: Build<Change, unknown>): Step<Change>;
  /** Throws on input that only a programming error can produce. Runs before anything is sent. */
  check(check: (change: Change) => void): Step<Change>;
}

/** One statement, to be compiled once per dialect. */
export type Step<Change> = (compiler: Compiler) => Plan<Change>;

/** Appends the statements of one change, the `place`-th of its list, to a commit. */
export type Plan<Change> = (change: Change, place: number, commit: GuardedStatement[]) => void;

export function compileChange<Change>(compiler: Compiler, definition: Definition<Change>): Plan<Change> {
  const plans = definition(createWrite<Change>()).map((step) => step(compiler));
  return (change, place, commit) => {
    for (const plan of plans) plan(change, place, commit);
  };
}

function createWrite<Change>(): Write<Change> {
  return {
    one: (build) => statement(build, 1),
    none: (build) => statement(build, 0),
    any: (build, isNeeded) => statement(build, null, isNeeded),
    each: (items, build) => (compiler) => {
      const { bind, merged } = prepare(compiler, build);
      return (change, place, commit) => {
        for (const item of items(change)) commit.push({ ...bind(item), rows: 1, change: place, merged: merged() });
      };
    },
    together: (items, build) => (compiler) => {
      const { bind } = prepare(compiler, build);
      return (change, place, commit) => commit.push({ ...bind(change), rows: items(change).length, change: place });
    },
    check: (check) => () => check,
  };
}

function statement<Change>(
  build: Build<Change, unknown>,
  rows: number | null,
  isNeeded: (change: Change) => boolean = () => true,
): Step<Change> {
  return (compiler) => {
    const { bind, merged } = prepare(compiler, build);
    return (change, place, commit) => {
      if (!isNeeded(change)) return;
      const { sql, values } = bind(change);
      commit.push({ sql, values, rows, change: place, merged: merged() });
    };
  };
}
