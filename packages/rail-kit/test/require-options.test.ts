import { expect, it } from 'vitest';
import { type KnownOptions, requireOptions } from '../src/index.ts';

interface Options {
  readonly environment: string;
  readonly country: string;
  readonly collection: { readonly apiUser: string; readonly apiKey: string };
  readonly disbursement?: { readonly apiKey: string };
  readonly promptLifeMs?: number;
  readonly refundBy?: string;
}

const KNOWN: KnownOptions<Options> = {
  country: { required: true, oneOf: ['CM', 'CG'] },
  collection: { required: true, parts: { apiUser: { required: true }, apiKey: { required: true } } },
  disbursement: { parts: { apiKey: { required: true } } },
  promptLifeMs: {},
  refundBy: { oneOf: ['refund', 'transfer'] },
};
const COLLECTION = { apiUser: 'u', apiKey: 'k' };
const LEAST = { environment: 'sandbox', country: 'CM', collection: COLLECTION };

/** As a configuration without types may write them. */
function given(options: unknown): () => void {
  return () => requireOptions('rail', options as Options, KNOWN);
}

it.each([
  LEAST,
  { ...LEAST, environment: 'production', country: 'CG' },
  {
    ...LEAST,
    id: 'id',
    baseUrl: 'http://127.0.0.1',
    fetch,
    lookUpsPerSecond: 1,
    promptLifeMs: 1,
    refundBy: 'transfer',
  },
  { ...LEAST, disbursement: undefined, promptLifeMs: undefined, refundBy: undefined },
  { ...LEAST, collection: { apiUser: '', apiKey: undefined } },
])('%j is accepted, as are keys whose variables are not set', (options) => {
  expect(given(options)).not.toThrow();
});

const PATHS_OF_RAIL =
  'environment, id, baseUrl, lookUpsPerSecond, fetch, country, collection, disbursement, promptLifeMs, refundBy';

it.each([
  [undefined, `rail is called without options: write rail({ environment: 'sandbox', … })`],
  [{ ...LEAST, environment: 'prod' }, `environment of rail is "prod". Write 'sandbox' or 'production'.`],
  [{ ...LEAST, environment: '' }, `environment of rail is "". Write 'sandbox' or 'production'.`],
  [{ ...LEAST, environment: undefined }, `environment of rail is missing. Write 'sandbox' or 'production'.`],
  [{ ...LEAST, country: 'toString' }, `country of rail is "toString". Write 'CM' or 'CG'.`],
  [{ ...LEAST, refundBy: ['refund'] }, `refundBy of rail is no text. Write 'refund' or 'transfer'.`],
  [{ ...LEAST, disbursements: {} }, 'disbursements of rail is no option. Did you mean disbursement?'],
  [{ ...LEAST, promptLife: undefined }, 'promptLife of rail is no option. Did you mean promptLifeMs?'],
  [{ ...LEAST, wallet: 1 }, `wallet of rail is no option. Known are ${PATHS_OF_RAIL}.`],
  [{ ...LEAST, collection: undefined }, 'collection of rail is missing. Write { apiUser, apiKey }.'],
  [{ ...LEAST, collection: 'a secret' }, 'collection of rail is no object. Write { apiUser, apiKey }.'],
  [{ ...LEAST, disbursement: null }, 'disbursement of rail is no object. Write { apiKey }.'],
  [{ ...LEAST, collection: { apiUser: 'u' } }, 'collection.apiKey of rail is missing. Set it.'],
  [
    { ...LEAST, collection: { ...COLLECTION, subscription: 's' } },
    'collection.subscription of rail is no option. Known are collection.apiUser, collection.apiKey.',
  ],
])('%j is refused with what to write', (options, message) => {
  expect(given(options)).toThrow(new TypeError(message));
});

it('all problems are in one error, a misspelt option once', () => {
  const wrong = { enviroment: 'sandbox', country: 'GA', collections: COLLECTION, disbursement: { apikey: 'k' } };
  expect(given(wrong)).toThrow(
    new TypeError(
      [
        'enviroment of rail is no option. Did you mean environment?',
        'collections of rail is no option. Did you mean collection?',
        `country of rail is "GA". Write 'CM' or 'CG'.`,
        'disbursement.apikey of rail is no option. Did you mean disbursement.apiKey?',
      ].join('\n'),
    ),
  );
});
