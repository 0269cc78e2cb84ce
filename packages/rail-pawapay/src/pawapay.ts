import type { Rail } from '@mitako/core';
import { missingCredentials, requireOptions } from '@mitako/rail-kit';
import { createApi } from './api.ts';
import { createCallbacks } from './callbacks.ts';
import { checkAccount } from './check.ts';
import { createDeposits } from './deposits.ts';
import { OPTIONS, type PawapayOptions } from './options.ts';
import { methodOf, pawapayProviders } from './providers.ts';
import { createRefunds } from './refunds.ts';
import { readAvailability, readBalances, readPayer } from './toolkit.ts';

/**
 * Mobile money by pawaPay: one account for the providers of several countries, a prompt on the payer's phone, refunds.
 *
 * @throws TypeError when options are misspelt, missing or unknown, or the key of `signing` is there and is none
 */
export function pawapay(options: PawapayOptions): Rail {
  requireOptions('pawapay', options, OPTIONS);
  const { environment, id = 'pawapay', providers = Object.values(pawapayProviders), signing } = options;
  const isSandbox = environment === 'sandbox';
  const { baseUrl = isSandbox ? 'https://api.sandbox.pawapay.io' : 'https://api.pawapay.io' } = options;
  const configured = { ...options, id, baseUrl, providers };
  const api = createApi(configured);
  return {
    id,
    modes: [isSandbox ? 'test' : 'live'],
    baseUrl,
    hasOwnFetch: options.fetch !== undefined,
    missingCredentials: missingCredentials({
      apiToken: options.apiToken,
      ...(signing && { 'signing.keyId': signing.keyId, 'signing.privateKey': signing.privateKey }),
    }),
    rehearsal: {
      provider: 'pawapay',
      account: { signature: options.signedCallbacks === true ? 'der' : 'none' },
      rail(at) {
        const { publicKeysPath: _own, ...others } = options;
        return pawapay({ ...others, ...at });
      },
    },
    methods: providers.map(methodOf),
    ...createDeposits(api, configured),
    ...createRefunds(api, configured),
    parseCallback: createCallbacks(api, configured),
    check: () => checkAccount(api, configured),
    availability: () => readAvailability(api, providers),
    balance: () => readBalances(api),
    payer: (request) => readPayer(api, providers, request),
  };
}
