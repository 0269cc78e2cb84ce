import { describe, expect, it } from 'vitest';
import { indexedTermsOf, searchTextOf, searchWordsIn } from './search-words.ts';

function termsOf(customerReference: string | null, description: string | null = null): readonly string[] {
  return indexedTermsOf(searchTextOf({ customerReference, description }));
}

describe('the terms of a payment', () => {
  it.each([
    ['CMD-1042', ['cmd', '1042']],
    ['CMD1042', ['cmd', '1042']],
    ['Crème brûlée, 2 œufs', ['creme', 'brulee', '2', 'oeufs']],
    ["Paiement d'un sac", ['paiement', 'un', 'sac']],
    ['20261124', ['20261124', '1124', '61124', '261124', '0261124']],
    ['a1b2', ['a1b2', '1', '2']],
    ['550e8400', ['550e8400', '550', '8400']],
    ['sac SAC Sác', ['sac']],
    ['ﬁnal ½ Ⅷ', ['final', '1', '2', 'viii']],
    ['x', []],
    ['—!', []],
    ['', []],
  ])('of %j are %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
    expect(termsOf(null, text)).toEqual(terms);
  });

  it('are those of the reference, then those of the description', () => {
    expect(termsOf('order-17', 'Two baskets, order')).toEqual(['order', '17', 'two', 'baskets']);
  });

  it('are at most 16, of at most 32 characters', () => {
    const words = Array.from(
      { length: 40 },
      (_, place) => `mot${'abcdefghij'[place % 10]}${'klmn'[place % 4]}${place % 2 ? 'y' : 'z'}`,
    );
    expect(termsOf('x'.repeat(255))).toEqual(['x'.repeat(32)]);
    expect(termsOf('ref', words.join(' '))).toEqual(['ref', ...new Set(words)].slice(0, 16));
    // Never half a character.
    expect(termsOf(`x${'𝒳𐐨'.repeat(40)}`).every((term) => term.isWellFormed())).toBe(true);
  });
});

describe('the words of a query', () => {
  it.each([
    ['CMD-1042', ['cmd', '1042']],
    ['cmd1', ['cmd', '1']],
    ['a17', ['a', '17']],
    ['550e84', ['550e84']],
    ['  Brûlée ', ['brulee']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['%_', []],
  ])('of %j are %j', (query, words) => {
    expect(searchWordsIn(query)).toEqual(words);
  });

  it('find a text by any beginning of it', () => {
    for (const text of ['CMD-1042', 'cmd1042', '550e8400-e29b', 'a1b2c3d4', 'A17', 'Crème brûlée 12', 'ab1c']) {
      const terms = searchTextOf({ customerReference: text, description: null })?.trim().split(' ') ?? [];
      for (let end = 1; end <= text.length; end += 1) {
        for (const word of searchWordsIn(text.slice(0, end))) {
          expect({ text, word, isFound: terms.some((term) => term.startsWith(word)) }).toMatchObject({ isFound: true });
        }
      }
    }
  });
});
