/**
 * Those of a rail's credentials that are not set, `collection.apiKey`: empty, or a placeholder of an example. A configuration
 * that reads the environment has `undefined` where a variable is not set. The gateway refuses a live rail without them; one that is rehearsed needs none.
 * @param credentials by the names of their options
 */
export function missingCredentials(credentials: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(credentials).filter((name) => {
    const value = credentials[name];
    return typeof value !== 'string' || UNSET.test(value.trim());
  });
}

const UNSET =
  /^(|…|\.{3}|<[^>]*>|x{3,}|0{3,}|undefined|null|nan|todo|tbd|dummy|test|secret|(change|replace).?me.*|your[-_ ].*)$/i;
