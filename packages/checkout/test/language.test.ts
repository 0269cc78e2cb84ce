import { chooseLanguage, languageHrefs } from '@mitako/pages';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/text/catalogue.ts';
import { visitor } from './support/visitor.ts';

const nothing = { query: undefined, cookie: undefined, merchant: null, acceptLanguage: undefined };

describe('choosing the language', () => {
  test.for([
    [{}, 'fr'],
    [{ acceptLanguage: 'en-GB,en;q=0.9,fr;q=0.8' }, 'en'],
    [{ acceptLanguage: 'de, fr-CM;q=0.5, en;q=0.9' }, 'en'],
    [{ acceptLanguage: 'en;q=0, fr' }, 'fr'],
    [{ acceptLanguage: 'pt' }, 'fr'],
    [{ acceptLanguage: 'en', merchant: 'fr' }, 'fr'],
    [{ merchant: 'fr', cookie: 'en' }, 'en'],
    [{ cookie: 'en', query: 'fr' }, 'fr'],
    [{ query: 'EN' }, 'en'],
    [{ query: 'xx', cookie: 'yy', merchant: 'en' }, 'en'],
  ] as const)('%o: %s', ([wishes, expected]) => {
    expect(chooseLanguage({ ...nothing, ...wishes })).toBe(expected);
  });

  test('a choice applies to the following pages', async () => {
    const customer = visitor();
    const page = await customer.get('?lang=en');
    expect(page.html).toContain('<html lang="en">');
    expect(page.text).toContain('How do you want to pay?');
    expect(page.text).toContain('FCFA 5,000');
    expect((await customer.get('/login')).text).toContain('No account yet?');
    expect(customer.setCookies[0]).toMatch(
      /^mitako_lang=en; Max-Age=31536000; Path=\/checkout; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('the switch keeps the rest of the URL', () => {
    expect(languageHrefs('http://pay.test/checkout/a/mobile-money?provider=mtn_momo&lang=fr', ['provider'])).toEqual({
      fr: '?provider=mtn_momo&lang=fr',
      en: '?provider=mtn_momo&lang=en',
    });
  });

  test('pages without a checkout are translated too', async () => {
    const page = await visitor().get('http://pay.test/checkout/unknown', { 'accept-language': 'en' });
    expect(page.text).toContain('Payment link not found');
  });
});

describe('the catalogues', () => {
  test('have every text in both languages', () => {
    const [fr, en] = [leaves(CATALOGUE.fr), leaves(CATALOGUE.en)];
    expect([...fr.keys()]).toEqual([...en.keys()]);
    const blank = [...fr, ...en].filter(([, text]) => text.trim() === '');
    expect(blank).toEqual([]);
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
  else if (typeof node === 'function') found.set(path, String((node as (...args: unknown[]) => unknown)(3, 5)));
  else for (const [name, child] of Object.entries(node as object)) leaves(child, `${path}.${name}`, found);
  return found;
}
