import { computed } from './placeholder.ts';
import type { Flag } from '../tables.ts';

/** How each column of a table is read from a domain object. */
export type Columns<Table, Source> = { readonly [Name in keyof Table]: (source: Source) => Table[Name] };

/** These columns of a placeholder, for `.values()` and `.set()`. */
export function valuesOf<Table, Source>(columns: Columns<Table, Source>, source: Source): Table {
  const entries = Object.entries<(source: Source) => unknown>(columns);
  return Object.fromEntries(entries.map(([name, read]) => [name, computed(source, read)])) as Table;
}

/** All columns but those that never change after the insert. */
export function without<Table, Source, Name extends keyof Table>(
  columns: Columns<Table, Source>,
  ...names: readonly Name[]
): Columns<Omit<Table, Name>, Source> {
  const fixed = new Set<PropertyKey>(names);
  const rest = Object.entries(columns).filter(([name]) => !fixed.has(name));
  return Object.fromEntries(rest) as Columns<Omit<Table, Name>, Source>;
}

export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

export function truth(value: Flag): boolean {
  return value === 1;
}
