/**
 * Refuses an environment or a country that a rail does not know. A configuration without types may name any, and what is not the
 * sandbox takes live money.
 * @param factory the rail as a configuration calls it, `mtnMomo`
 * @param countries by their codes; absent: the rail has no such option
 * @throws TypeError that lists the allowed values
 */
export function requireKnown(
  factory: string,
  options: { readonly environment: string; readonly country?: string },
  countries?: object,
): void {
  const { environment, country } = options;
  requireOneOf(`environment of ${factory}`, environment, ['sandbox', 'production']);
  if (countries !== undefined) requireOneOf(`country of ${factory}`, country, Object.keys(countries));
}

function requireOneOf(what: string, value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && known.includes(value)) return;
  const found = value === undefined ? 'missing' : JSON.stringify(value);
  throw new TypeError(`${what} is ${found}: write ${known.map((each) => `'${each}'`).join(' or ')}`);
}
