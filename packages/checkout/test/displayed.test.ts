import { displayed } from '@mitako/pages';
import { describe, expect, test } from 'vitest';
import { visitor } from './support/visitor.ts';

describe('text from others', () => {
  test.for(['Boutique Mvog-Ada', 'Chez Éric & Fils', '商店', 'L’Œuf d’or 🥚', '5 000 FCFA'])('%s stays', (words) => {
    expect(displayed(words)).toBe(words);
  });

  test.for([
    ['A\u202E0005', 'A 0005'],
    ['\u2067\u2069\u2069 A \u202C', 'A'],
    ['Riz\r\nSet-Cookie: a=b\u0000', 'Riz Set-Cookie: a=b'],
  ] as const)('%j loses bidirectional and line-breaking characters: %j', ([words, shown]) => {
    expect(displayed(words)).toBe(shown);
  });

  test.for(['متجر', 'חנות', '𞤀𞤣𞤤𞤢𞤥 5'])('%s, right-to-left, is isolated', (words) => {
    expect(displayed(words)).toBe(`\u2068${words}\u2069`);
    expect(displayed(`\u2069${words}\u202E`)).toBe(`\u2068${words}\u2069`);
  });

  test('is displayed safely on every page, in the title too', async () => {
    const customer = visitor();
    const evil = 'A\u202E0005';
    customer.set({
      description: evil,
      merchant: {
        name: evil,
        support_email: evil,
        support_phone: evil,
        brand_color: null,
        logo_url: null,
        checkout_note: { fr: evil, en: evil },
        receipt_note: { fr: evil, en: evil },
      },
    });
    for (const path of ['', '/login', '/register', '/cancel']) {
      const { html } = await customer.get(path);
      expect(html).toContain('A 0005</title>');
      expect(html).not.toContain('\u202E');
    }
  });
});
