import { nearest } from '@mitako/contract/names';

/**
 * Refuses an environment or a country that a rail does not know. A configuration without types may name any, and what is not the
 * sandbox takes live money.
 * @param factory the rail as a configuration calls it, `mtnMomo`
 * @param options as it was called with them, with the default of `country` where there is one
 * @param countries by their codes; absent: the rail has no such option
 * @throws TypeError that lists the allowed values, or names the option that is misspelt
 */
export function requireKnown(
  factory: string,
  options: { readonly environment: string; readonly country?: string } | undefined,
  countries?: object,
): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`${factory} is called without options: write ${factory}({ environment: 'sandbox', … })`);
  }
  requireOneOf(factory, options, 'environment', ['sandbox', 'production']);
  if (countries !== undefined) requireOneOf(factory, options, 'country', Object.keys(countries));
}

function requireOneOf(
  factory: string,
  options: Readonly<Partial<Record<string, unknown>>>,
  name: string,
  known: readonly string[],
): void {
  const value = options[name];
  if (typeof value === 'string' && known.includes(value)) return;
  const misspelt =
    value === undefined ? Object.keys(options).find((each) => nearest(each, [name]) === name) : undefined;
  const found =
    value === undefined
      ? `missing${misspelt === undefined ? '' : `, and there is ${misspelt}`}`
      : JSON.stringify(value);
  throw new TypeError(`${name} of ${factory} is ${found}: write ${known.map((each) => `'${each}'`).join(' or ')}`);
}
