import { readdirSync } from 'node:fs';
import { formatAmount } from '@mitako/core';
import { chooseLanguage, languageHrefs } from '@mitako/pages';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, LANGUAGES } from '../src/text/catalogue.ts';
import { visitor } from './support/visitor.ts';

const nothing = { query: undefined, cookie: undefined, merchant: null, acceptLanguage: undefined };

describe('choosing the language', () => {
  test.for([
    [{}, 'fr'],
    [{ acceptLanguage: 'en-GB,en;q=0.9,fr;q=0.8' }, 'en'],
    [{ acceptLanguage: 'de, fr-CM;q=0.5, en;q=0.9' }, 'en'],
    [{ acceptLanguage: 'es-GQ, fr;q=0.8' }, 'es'],
    [{ acceptLanguage: 'en;q=0, fr' }, 'fr'],
    [{ acceptLanguage: 'pt' }, 'fr'],
    [{ acceptLanguage: 'en', merchant: 'fr' }, 'fr'],
    [{ merchant: 'fr', cookie: 'en' }, 'en'],
    [{ cookie: 'en', query: 'fr' }, 'fr'],
    [{ query: 'EN' }, 'en'],
    [{ query: 'xx', cookie: 'yy', merchant: 'en' }, 'en'],
  ] as const)('%o: %s', ([wishes, expected]) => {
    expect(chooseLanguage(LANGUAGES, { ...nothing, ...wishes })).toBe(expected);
  });

  test('a choice applies to the following pages', async () => {
    const customer = visitor();
    const page = await customer.get('?lang=en');
    expect(page.html).toContain('<html lang="en">');
    expect(page.text).toContain('Your mobile money number');
    expect(page.text).toContain('FCFA 5,000');
    expect((await customer.get('/login')).text).toContain('No account yet?');
    expect(customer.setCookies[0]).toMatch(
      /^mitako_lang=en; Max-Age=31536000; Path=\/checkout; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('the switch keeps the rest of the URL', () => {
    const url = 'http://pay.test/checkout/a/mobile-money?provider=mtn_momo&lang=fr';
    expect(languageHrefs(LANGUAGES, url, ['provider'])).toEqual({
      fr: '?provider=mtn_momo&lang=fr',
      en: '?provider=mtn_momo&lang=en',
      es: '?provider=mtn_momo&lang=es',
    });
  });

  test('pages without a checkout are translated too', async () => {
    const page = await visitor().get('http://pay.test/checkout/unknown', { 'accept-language': 'en' });
    expect(page.text).toContain('Payment link not found');
  });
});

describe('the catalogues', () => {
  const files = readdirSync(new URL('../src/text/', import.meta.url)).filter((name) => name !== 'catalogue.ts');

  test('every file of texts is a language of the pages, the default first', () => {
    expect(files.toSorted()).toEqual(LANGUAGES.map((language) => `${language}.ts`).toSorted());
    expect(LANGUAGES.toSorted()).toEqual(Object.keys(CATALOGUE).toSorted());
    expect(LANGUAGES[0]).toBe('fr');
  });

  test.each(LANGUAGES)('%s has every text, with the same placeholders', (language) => {
    const [french, own] = [leaves(CATALOGUE.fr), leaves(CATALOGUE[language])];
    expect([...own.keys()].toSorted()).toEqual([...french.keys()].toSorted());
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
    const gapsOf = (text = ''): readonly string[] => [...new Set(text.match(/⟨\w+⟩/g))].toSorted();
    const others = [...own].filter(([path, text]) => String(gapsOf(text)) !== String(gapsOf(french.get(path))));
    expect(others).toEqual([]);
  });

  test.each(LANGUAGES)('an amount in %s is in FCFA, and does not break', (language) => {
    for (const amount of [5000, 12_500, 99_999_999]) {
      const words = formatAmount(amount, 'XAF', CATALOGUE[language].language.locale);
      expect(words).toMatch(language === 'en' ? /^FCFA\u00a0[\d,]+$/ : /^[\d.\u202f]+\u00a0FCFA$/);
    }
  });

  test('Spanish groups the thousands of a small amount too', () => {
    expect(formatAmount(5000, 'XAF', CATALOGUE.es.language.locale)).toBe('5.000\u00a0FCFA');
    expect(formatAmount(-1_000_000, 'XAF', CATALOGUE.es.language.locale)).toBe('−1.000.000\u00a0FCFA');
  });

  test('French punctuation does not wrap', () => {
    const broken = [...leaves(CATALOGUE.fr)].filter(([, text]) => / [:;?!»]|« /.test(text));
    expect(broken).toEqual([]);
  });

  test('French hyphens do not wrap either, except in text that is typed literally', () => {
    const broken = [...leaves(CATALOGUE.fr)].filter(([, text]) =>
      /\p{L}-\p{L}/u.test(text.replace('sandbox-password', '')),
    );
    expect(broken).toEqual([]);
  });
});

/** Every text by its path; functions are called with words that show where they stand. */
function leaves(node: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof node === 'string') found.set(path, node);
  else if (typeof node === 'function') found.set(path, String((node as (...args: unknown[]) => unknown)(...gaps)));
  else for (const [name, child] of Object.entries(node as object)) leaves(child, `${path}.${name}`, found);
  return found;
}

/** Stand for words, and for objects with words. */
const gaps = [0, 1].map((index) => ({
  toString: () => `⟨${index}⟩`,
  min: `⟨min${index}⟩`,
  max: `⟨max${index}⟩`,
}));
