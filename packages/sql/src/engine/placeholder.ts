// Compiling a query with kysely takes 20 to 100 µs, as long as running it. So each statement is compiled once, with
// placeholders for its values, and at run time only the values are read from the input.

const READ = Symbol('reads the value of a placeholder');

type Read = (input: unknown) => unknown;

/**
 * Stands for an input that is known only when the statement runs, as does each of its fields. Typed as the input
 * itself: `where('id', '=', change.payment.id)`; kysely passes parameters through untouched. It can only be passed on;
 * see {@link computed}.
 */
export function placeholder(read: Read = (input) => input): object {
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === READ) return read;
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

/** Reader of a parameter's value: from the input, or a constant. */
export function readerOf(parameter: unknown): Read {
  if (typeof parameter === 'object' && parameter !== null && READ in parameter) return parameter[READ] as Read;
  return () => parameter;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
