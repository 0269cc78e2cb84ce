import { providerInWords } from '@mitako/contract/names';
import type { Payment } from '../model.ts';
import type { Rail, RailMethod } from '../ports/rail.ts';
import { isOfMode, methodsFor } from './rail-methods.ts';

/** What rails call providers, by the providers' ids. */
export type ProviderLabels = ReadonlyMap<string, string>;

/** What a payment's customer chose from; of two rails with one provider the first, which is asked to charge. */
export function labelsFor(rails: readonly Rail[], payment: Pick<Payment, 'livemode' | 'currency'>): ProviderLabels {
  return new Map(
    methodsFor(rails, payment)
      .toReversed()
      .map(({ method }) => [method.provider, method.label]),
  );
}

/** What a provider is called, also when its rail is not configured any more; null for the wallet, which has none. */
export function labelOf(labels: ProviderLabels, provider: string | null): string | null {
  return provider === null ? null : (labels.get(provider) ?? providerInWords(provider));
}

/** What the rails of a mode offer, each provider once. */
export function providersOf(rails: readonly Rail[], livemode: boolean): readonly RailMethod[] {
  const methods = rails.filter((rail) => isOfMode(rail, { livemode })).flatMap((rail) => rail.methods);
  return methods.filter(({ provider }, index) => methods.findIndex((first) => first.provider === provider) === index);
}
