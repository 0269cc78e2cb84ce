import { expect, it } from 'vitest';
import { requireKnown } from '../src/index.ts';

const COUNTRIES = { CM: 1, CG: 2 };

it.each(['sandbox', 'production'])('the environment %s is known, with a country and without', (environment) => {
  expect(() => requireKnown('rail', { environment })).not.toThrow();
  expect(() => requireKnown('rail', { environment, country: 'CG' }, COUNTRIES)).not.toThrow();
});

it.each([
  [{ environment: 'prod' }, undefined, `environment of rail is "prod": write 'sandbox' or 'production'`],
  [{ environment: '' }, undefined, `environment of rail is "": write 'sandbox' or 'production'`],
  [{ environment: 'production', country: 'GA' }, COUNTRIES, `country of rail is "GA": write 'CM' or 'CG'`],
  [{ environment: 'production' }, COUNTRIES, `country of rail is missing: write 'CM' or 'CG'`],
  [
    { enviroment: 'production' } as never,
    undefined,
    `environment of rail is missing, and there is enviroment: write 'sandbox' or 'production'`,
  ],
  [undefined as never, undefined, `rail is called without options: write rail({ environment: 'sandbox', … })`],
  [{ environment: 'production', country: 'toString' }, COUNTRIES, `country of rail is "toString": write 'CM' or 'CG'`],
])('%j is refused with what may be written', (options, countries, message) => {
  expect(() => requireKnown('rail', options, countries)).toThrow(new TypeError(message));
});
