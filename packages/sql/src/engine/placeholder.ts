import type { ColumnKind } from './column-kind.ts';

// Compiling a query with kysely takes 20 to 100 µs, as long as running it. So each statement is compiled once, with
// placeholders for its values, and at run time only the values are read from the input.

const READ = Symbol('reads the value of a placeholder');
const COLUMN = Symbol('the column that a placeholder is a value of');

type Read = (input: unknown) => unknown;

/** Where the type of a value is declared. */
export interface ValueColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}

/**
 * Stands for an input that is known only when the statement runs, as does each of its fields. Typed as the input
 * itself: `where('id', '=', change.payment.id)`; kysely passes parameters through untouched. It can only be passed on;
 * see {@link computed}.
 */
export function placeholder(read: Read = (input) => input, column: ValueColumn | null = null): object {
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === READ) return read;
        if (name === COLUMN) return column;
        if (name === Symbol.toPrimitive) throw new TypeError('A placeholder has no value yet: use computed().');
        // Properties that kysely reads to find out whether a value is part of a query.
        if (typeof name === 'symbol' || name === 'toOperationNode') return undefined;
        return placeholder((input) => fieldOf(read(input), name));
      },
      has: (_target, name) => name === READ,
    },
  );
}

/** A value computed from the input when the statement runs: `computed(change, ({ count }) => count + 1)`. */
export function computed<Source, Value>(source: Source, compute: (source: Source) => Value): Value {
  const read = readerOf(source);
  return placeholder((input) => compute(read(input) as Source)) as Value;
}

/** The same value, of which the column is known: a merged statement takes its type from it. */
export function ofColumn<Value>(column: ValueColumn, value: Value): Value {
  return isPlaceholder(value) ? (placeholder(value[READ], column) as Value) : value;
}

/** Reader of a parameter's value: from the input, or a constant. */
export function readerOf(parameter: unknown): Read {
  return isPlaceholder(parameter) ? parameter[READ] : () => parameter;
}

/** Column of a parameter. Null: a constant, or not given. */
export function columnOfValue(parameter: unknown): ValueColumn | null {
  return isPlaceholder(parameter) ? parameter[COLUMN] : null;
}

export function isPlaceholder(
  parameter: unknown,
): parameter is { readonly [READ]: Read; readonly [COLUMN]: ValueColumn | null } {
  return typeof parameter === 'object' && parameter !== null && READ in parameter;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
