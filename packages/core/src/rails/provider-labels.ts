import { providerInWords } from '@mitako/contract/names';
import type { Payment } from '../model.ts';
import type { Rail, RailMethod } from '../ports/rail.ts';
import { isOfMode, methodsFor } from './rail-methods.ts';

/** Labels of providers, by their ids. */
export type ProviderLabels = ReadonlyMap<string, string>;

/** The method that the payer chose; if two rails have one provider, the first, which charges. */
export function labelsFor(rails: readonly Rail[], payment: Pick<Payment, 'livemode' | 'currency'>): ProviderLabels {
  return new Map(
    methodsFor(rails, payment)
      .toReversed()
      .map(({ method }) => [method.provider, method.label]),
  );
}

/** A provider's label, even if its rail is no longer configured; null for the wallet. */
export function labelOf(labels: ProviderLabels, provider: string | null): string | null {
  return provider === null ? null : (labels.get(provider) ?? providerInWords(provider));
}

/** The methods of all rails of a mode, each provider once. */
export function providersOf(rails: readonly Rail[], livemode: boolean): readonly RailMethod[] {
  const methods = rails.filter((rail) => isOfMode(rail, { livemode })).flatMap((rail) => rail.methods);
  return methods.filter(({ provider }, index) => methods.findIndex((first) => first.provider === provider) === index);
}
