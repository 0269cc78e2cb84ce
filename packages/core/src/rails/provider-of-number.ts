import { type GatewayError, invalidField } from '../errors.ts';
import type { RailMethod } from '../ports/rail.ts';

/**
 * The provider of a number: the one whose declared prefix is longest, or else the only one of the country, if it
 * declares no prefixes. Numbers can be ported: a caller may name the provider.
 * @param methods the mobile-money methods that are offered
 * @param phone E.164
 * @throws GatewayError `VALIDATION_ERROR` naming the choices, when the number does not tell
 */
export function providerOfNumber(methods: readonly RailMethod[], phone: string): string {
  const inCountry = methods.filter((method) => isOfCountry(method, phone));
  const longest = Math.max(0, ...inCountry.map((method) => matchOf(method, phone)));
  const matched = inCountry.filter((method) =>
    longest === 0 ? hasNoPrefixes(method) : matchOf(method, phone) === longest,
  );
  const isConclusive = longest > 0 || matched.length === inCountry.length;
  const [provider, ...others] = idsOf(isConclusive ? matched : []);
  if (provider !== undefined && others.length === 0) return provider;
  throw unnamed(idsOf(inCountry.length === 0 ? methods : inCountry), 'this number does not tell the provider');
}

/**
 * The only provider that takes cards.
 * @param methods the card methods that are offered
 * @throws GatewayError `VALIDATION_ERROR` naming the choices, when there are several
 */
export function providerOfCards(methods: readonly RailMethod[]): string {
  const [provider, ...others] = idsOf(methods);
  if (provider !== undefined && others.length === 0) return provider;
  throw unnamed(idsOf(methods), 'several providers take cards');
}

function unnamed(choices: readonly string[], why: string): GatewayError {
  const text =
    choices.length === 0 ? 'no provider is offered for this payment' : `${why}; name one of ${choices.join(', ')}`;
  return invalidField('provider', 'required', text);
}

/**
 * Whether a number can be the provider's: it has the calling code and one of the prefixes of one of its methods, or those
 * declare no prefixes.
 */
export function canBeOfProvider(methods: readonly RailMethod[], provider: string, phone: string): boolean {
  return methods.some(
    (method) =>
      method.provider === provider &&
      isOfCountry(method, phone) &&
      (hasNoPrefixes(method) || matchOf(method, phone) > 0),
  );
}

function isOfCountry({ callingCode }: RailMethod, phone: string): boolean {
  return callingCode !== null && phone.startsWith(callingCode);
}

/** Length of the longest prefix that matches; 0 if none does. */
function matchOf({ phonePrefixes = [] }: RailMethod, phone: string): number {
  return Math.max(0, ...phonePrefixes.filter((prefix) => phone.startsWith(prefix)).map(({ length }) => length));
}

function hasNoPrefixes({ phonePrefixes = [] }: RailMethod): boolean {
  return phonePrefixes.length === 0;
}

function idsOf(methods: readonly RailMethod[]): readonly string[] {
  return [...new Set(methods.map(({ provider }) => provider))];
}
