import { ok, strictEqual as equal } from 'node:assert';
import { LIMITS, LOCALES } from '@mitako/contract/names';
import { type RailMethod, validateRailMethod } from '@mitako/core';
import type { RailSuite } from './suite.ts';

/** What a rail says of itself. */
export function declarationTests({ it }: RailSuite): void {
  it('has an id that the ledger can carry', async ({ id }) => {
    ok(/^[a-z][a-z0-9_]{1,31}$/.test(id), `"${id}" is not 2 to 32 of a-z, 0-9 and _`);
    ok(!['system', 'bank', 'wallet'].includes(id), `"${id}" is the name of accounts that are no rail's`);
  });

  it('says whether it is for test or live money', async ({ modes }) => {
    ok(modes.length > 0, 'it has no mode');
    equal(new Set(modes).size, modes.length, 'a mode is there twice');
    for (const mode of modes) ok(mode === 'test' || mode === 'live', `"${mode}" is no mode`);
  });

  it('offers each provider once a currency', async ({ methods }) => {
    ok(methods.length > 0, 'it offers nothing');
    const offers = methods.flatMap(({ provider, currencies }) => currencies.map((code) => `${provider} in ${code}`));
    ok(offers.length >= methods.length, 'a method has no currency');
    equal(new Set(offers).size, offers.length, `${offers.join(', ')}: one is there twice`);
  });

  it('declares its providers as the API and the pages show them', async ({ methods }) => {
    for (const method of methods) equal(validateRailMethod(method), null);
  });

  it('has limits within those of the gateway', async ({ methods }) => {
    for (const { provider, limits } of methods) {
      const { min, max } = limits;
      ok(Number.isSafeInteger(min) && Number.isSafeInteger(max), `${provider}: limits are whole minor units`);
      ok(min >= LIMITS.amountMin && min <= max && max <= LIMITS.amountMax, `${provider}: ${min} to ${max}`);
    }
  });

  it('tells the payer what to do, in every language', async ({ methods }) => {
    for (const { provider, prompt } of methods) {
      for (const locale of LOCALES) {
        const words: unknown = prompt[locale];
        ok(typeof words === 'string' && words.trim() !== '', `${provider}: no prompt in ${locale}`);
        ok(words.length <= PROMPT_LENGTH_MAX, `${provider}: the prompt in ${locale} is longer than a phone shows`);
      }
      equal(new Set(LOCALES.map((locale) => prompt[locale])).size, LOCALES.length, `${provider}: not translated`);
    }
  });

  it('tells the payer where a code comes from, in every language', async ({ methods, submitCode }) => {
    for (const { provider, codePrompt } of methods) {
      if (codePrompt === undefined) continue;
      ok(submitCode !== undefined, `${provider}: it asks for a code, and has no submitCode to take it`);
      for (const locale of LOCALES) {
        const words: unknown = codePrompt[locale];
        ok(typeof words === 'string' && words.trim() !== '', `${provider}: no prompt for the code in ${locale}`);
        ok(words.length <= PROMPT_LENGTH_MAX, `${provider}: the prompt in ${locale} is longer than a phone shows`);
      }
    }
  });

  it('says which text the provider takes', async ({ methods }) => {
    for (const method of methods) {
      const { lengthMax, punctuation } = textRulesOf(method);
      ok(Number.isInteger(lengthMax) && lengthMax >= 8, `${method.provider}: a text of ${lengthMax} says nothing`);
      ok(lengthMax <= LIMITS.descriptionLengthMax, `${method.provider}: no description is as long as ${lengthMax}`);
      ok(!/[\p{Letter}\p{Number}]/u.test(punctuation), `${method.provider}: punctuation holds letters or digits`);
    }
  });
}

const PROMPT_LENGTH_MAX = 200;

/** Of a rail that was not written in TypeScript they may be missing. */
function textRulesOf({ description, provider }: RailMethod): RailMethod['description'] {
  ok(typeof description === 'object' && typeof description.punctuation === 'string', `${provider}: no text rules`);
  return description;
}
