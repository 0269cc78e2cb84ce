import { FORMATS, PROVIDERS } from './providers.ts';

/** State of a provider's operations. */
export type ProviderState = 'OPERATIONAL' | 'DELAYED' | 'CLOSED';

/** Which providers the account has, in which state, and where their callbacks go. */
export interface Account {
  readonly enabled: readonly string[];
  readonly stateOf: (code: string) => ProviderState;
  readonly callbackUrl: string | null;
  readonly signedRequestsOnly: boolean;
  readonly signedCallbacks: boolean;
}

/** `GET /v2/active-conf`. */
export function activeConfiguration(account: Account): object {
  const { signedRequestsOnly, signedCallbacks } = account;
  return {
    companyName: 'Boutique Ada',
    signatureConfiguration: { signedRequestsOnly, signedCallbacks },
    countries: byCountry(account, (code) => ({
      provider: code,
      nameDisplayedToCustomer: 'Boutique Ada',
      currencies: [{ currency: 'XAF', displayName: 'FCFA', operationTypes: operationsOf(code, account) }],
    })),
  };
}

/** `GET /v2/availability`. */
export function availabilities(account: Account): object {
  return byCountry(account, (code) => ({
    provider: code,
    operationTypes: [
      { operationType: 'DEPOSIT', status: account.stateOf(code) },
      { operationType: 'REFUND', status: account.stateOf(code) },
    ],
  }));
}

/** `POST /v2/predict-provider`: also of a number with spaces and signs. Null: it is none. */
export function predicted(text: string): object | null {
  const phoneNumber = text.replaceAll(/\D/g, '');
  const found = PROVIDERS.find(({ numbers }) => numbers.test(phoneNumber));
  return found === undefined ? null : { country: found.country, provider: found.code, phoneNumber };
}

function operationsOf(code: string, { stateOf, callbackUrl }: Account): object {
  const limits = PROVIDERS.find((each) => each.code === code)?.limits;
  const common = {
    minAmount: String(limits?.min),
    maxAmount: String(limits?.max),
    decimalsInAmount: 'NONE',
    status: stateOf(code),
    ...(callbackUrl === null ? {} : { callbackUrl }),
  };
  return {
    DEPOSIT: { authType: 'PROVIDER_AUTH', pinPrompt: 'AUTOMATIC', pinPromptRevivable: true, ...common },
    REFUND: common,
  };
}

function byCountry({ enabled }: Account, entryOf: (code: string) => object): readonly object[] {
  return Object.keys(FORMATS).map((country) => ({
    country,
    providers: PROVIDERS.filter((each) => each.country === country && enabled.includes(each.code)).map(({ code }) =>
      entryOf(code),
    ),
  }));
}
