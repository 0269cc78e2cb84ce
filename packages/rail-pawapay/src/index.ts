export type { PawapayOptions, PawapaySigning } from './options.ts';
export { pawapay } from './pawapay.ts';
export { type PawapayProvider, pawapayProviders } from './providers.ts';
