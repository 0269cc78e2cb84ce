import type { Of } from '../statement.ts';
import type { Flag } from '../tables.ts';

/** How each column of a table is read from a domain object. */
export type Columns<Table, Source> = { readonly [Name in keyof Table]: (source: Source) => Table[Name] };

/** These columns as placeholders, for `.values()` and `.set()`. */
export function valuesOf<Input, Source, Table>(
  of: Of<Input>,
  columns: Columns<Table, Source>,
  source: (input: Input) => Source,
): Table {
  const entries = Object.entries<(source: Source) => unknown>(columns);
  return Object.fromEntries(entries.map(([name, read]) => [name, of((input) => read(source(input)))])) as Table;
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

/** JSON text that this package wrote. */
export function parsed<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
