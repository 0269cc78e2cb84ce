export const PROVIDERS = ['mtn_momo', 'orange_money'] as const;

/** Operator of a mobile-money account. */
export type Provider = (typeof PROVIDERS)[number];

/** What a provider's callback brings: the body as it came, and the headers by their names in lower case. */
export interface RailCallback {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}
