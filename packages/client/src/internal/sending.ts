import type { Untyped } from './methods.ts';

/**
 * A method that sends fields of its own before those of its parameters. With `only` it sends no other parameters: a program
 * may pass an object with more, which the API would reject.
 */
export function sending(method: Untyped, own: Readonly<Record<string, string>>, only?: readonly string[]): Untyped {
  return (first, params, options) => {
    const given: Readonly<Record<string, unknown>> = { ...(params as object | undefined) };
    const sent = only === undefined ? given : Object.fromEntries(only.map((field) => [field, given[field]]));
    return method(first, { ...own, ...sent }, options);
  };
}
