import { ok, strictEqual as equal } from 'node:assert';
import { LIMITS, LOCALES } from '@mitako/contract/names';
import { type RailMethod, validateCharges, validateRailMethod } from '@mitako/core';
import type { RailSuite } from './suite.ts';

/** The declaration of a rail. */
export function declarationTests({ it }: RailSuite): void {
  it('has an id that is valid in the ledger', async ({ id }) => {
    ok(/^[a-z][a-z0-9_]{1,31}$/.test(id), `"${id}" is not 2 to 32 of a-z, 0-9 and _`);
    ok(!['system', 'bank', 'wallet'].includes(id), `"${id}" is reserved for accounts that are not a rail's`);
  });

  it('declares its modes', async ({ modes }) => {
    ok(modes.length > 0, 'modes is empty');
    equal(new Set(modes).size, modes.length, 'a mode is repeated');
    for (const mode of modes) ok(mode === 'test' || mode === 'live', `"${mode}" is not a mode`);
  });

  it('offers each provider once per country and currency', async ({ methods }) => {
    ok(methods.length > 0, 'methods is empty');
    const offers = methods.flatMap(({ provider, country, currencies }) =>
      currencies.map((code) => `${provider} of ${country} in ${code}`),
    );
    ok(offers.length >= methods.length, 'a method has no currency');
    equal(new Set(offers).size, offers.length, `${offers.join(', ')}: one is repeated`);
  });

  it('declares providers that the API and the pages can show', async ({ methods }) => {
    for (const method of methods) equal(validateRailMethod(method), null);
  });

  it('has refund and lookupRefund if it offers refunds', async ({ methods, refund, lookupRefund }) => {
    if (methods.every(({ refunds }) => refunds === 'none')) return;
    ok(refund !== undefined, 'it has no refund');
    ok(lookupRefund !== undefined, 'it has no lookupRefund');
  });

  it('promises times of charges that can be kept', async ({ charges }) => {
    if (charges !== undefined) equal(validateCharges(charges), null);
  });

  it('declares how many look-ups a second its provider allows', async ({ charges }) => {
    if (charges === undefined) return;
    ok(charges.lookUpsPerSecond !== undefined, 'charges has no lookUpsPerSecond: the engine makes only 5');
  });

  it('has limits within those of the gateway', async ({ methods }) => {
    for (const { provider, limits } of methods) {
      const { min, max } = limits;
      ok(Number.isSafeInteger(min) && Number.isSafeInteger(max), `${provider}: limits must be whole minor units`);
      ok(min >= LIMITS.amountMin && min <= max && max <= LIMITS.amountMax, `${provider}: ${min} to ${max}`);
    }
  });

  it('has instructions for the payer in every language', async ({ methods }) => {
    for (const { provider, prompt } of methods) {
      for (const locale of LOCALES) {
        const words: unknown = prompt[locale];
        ok(typeof words === 'string' && words.trim() !== '', `${provider}: no prompt in ${locale}`);
        ok(words.length <= PROMPT_LENGTH_MAX, `${provider}: the prompt in ${locale} is longer than a phone shows`);
      }
      equal(new Set(LOCALES.map((locale) => prompt[locale])).size, LOCALES.length, `${provider}: not translated`);
    }
  });

  it('has instructions for the code in every language', async ({ methods, submitCode }) => {
    for (const { provider, codePrompt } of methods) {
      if (codePrompt === undefined) continue;
      ok(submitCode !== undefined, `${provider}: it requests a code but has no submitCode`);
      for (const locale of LOCALES) {
        const words: unknown = codePrompt[locale];
        ok(typeof words === 'string' && words.trim() !== '', `${provider}: no prompt for the code in ${locale}`);
        ok(words.length <= PROMPT_LENGTH_MAX, `${provider}: the prompt in ${locale} is longer than a phone shows`);
      }
    }
  });

  it('declares which text the provider accepts', async ({ methods }) => {
    for (const method of methods) {
      const { lengthMax, punctuation } = textRulesOf(method);
      ok(
        Number.isInteger(lengthMax) && lengthMax >= 8,
        `${method.provider}: lengthMax ${lengthMax} is not an integer of at least 8`,
      );
      ok(
        lengthMax <= LIMITS.descriptionLengthMax,
        `${method.provider}: lengthMax ${lengthMax} exceeds that of a description`,
      );
      ok(!/[\p{Letter}\p{Number}]/u.test(punctuation), `${method.provider}: punctuation contains letters or digits`);
    }
  });
}

const PROMPT_LENGTH_MAX = 200;

/** A rail that is not written in TypeScript may lack them. */
function textRulesOf({ description, provider }: RailMethod): RailMethod['description'] {
  ok(typeof description === 'object' && typeof description.punctuation === 'string', `${provider}: no text rules`);
  return description;
}
