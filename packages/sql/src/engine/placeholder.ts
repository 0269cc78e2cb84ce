// Compiling a query with kysely takes 20 to 100 µs, as long as running it. So each statement is compiled once, with
// placeholders where its values will be, and at run time only the values are read from the input.

const READ = Symbol('reads the value of a placeholder');

type Read = (input: unknown) => unknown;

/**
 * Stands for an input that is known only when the statement runs, and so does each of its fields. To the type checker
 * it is made to be the input: `where('id', '=', change.payment.id)`; kysely passes parameters through untouched.
 * It can be passed on and nothing else; see {@link computed}.
 */
export function placeholder(read: Read = (input) => input): object {
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === READ) return read;
        if (name === Symbol.toPrimitive) throw new TypeError('A placeholder has no value yet: use computed().');
        // What kysely asks of a value to learn whether it is a part of a query.
        if (typeof name === 'symbol' || name === 'toOperationNode') return undefined;
        return placeholder((input) => fieldOf(read(input), name));
      },
      has: (_target, name) => name === READ,
    },
  );
}

/** A value that is worked out of the input when the statement runs: `computed(change, ({ count }) => count + 1)`. */
export function computed<Source, Value>(source: Source, compute: (source: Source) => Value): Value {
  const read = readerOf(source);
  return placeholder((input) => compute(read(input) as Source)) as Value;
}

/** How to read the value of a parameter: out of the input, or the parameter itself where it is a constant. */
export function readerOf(parameter: unknown): Read {
  if (typeof parameter === 'object' && parameter !== null && READ in parameter) return parameter[READ] as Read;
  return () => parameter;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
