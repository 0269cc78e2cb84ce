import { describe, expect, it } from 'vitest';
import { descriptionTermsOf, referenceTermsOf, searchTextOf, searchWordsIn } from './search-words.ts';

describe('the terms of a reference', () => {
  it.each([
    ['CMD-1042', ['cmd1042', '1042']],
    ['CMD1042', ['cmd1042', '1042']],
    ['cmd 2026/1042', ['cmd20261042', '1042']],
    ['20261124', ['20261124']],
    ['Table n° 12, été', ['tablen12ete', '12']],
    // Four changes between letters and digits: a random one.
    ['a1b2-c3', ['a1b2c3']],
    ['0190f3c2-8a4e-7b1d-9c3f-1a2b3c4d5e6f', ['0190f3c28a4e7b1d9c3f1a2b3c4d5e6f']],
    ['x', ['x']],
    ['—!', []],
    ['', []],
  ])('%j are %j', (reference, terms) => {
    expect(referenceTermsOf(reference)).toEqual(terms);
  });

  it('are of at most 32 characters, never half a one', () => {
    expect(referenceTermsOf('x'.repeat(255))).toEqual(['x'.repeat(32)]);
    expect(referenceTermsOf(`x${'𝒳𐐨'.repeat(40)}`).every((term) => term.isWellFormed())).toBe(true);
  });
});

describe('the terms of a description', () => {
  it('are its first six words, without those of the reference', () => {
    const description = 'Crème brûlée, 2 œufs à 1042 F, sac SAC un deux trois';
    expect(descriptionTermsOf({ customerReference: null, description })).toEqual([
      'creme',
      'brulee',
      'oeufs',
      '1042',
      'sac',
      'un',
    ]);
    expect(descriptionTermsOf({ customerReference: 'CMD-1042', description: 'sac 1042' })).toEqual(['sac']);
    expect(descriptionTermsOf({ customerReference: 'CMD-1042', description: null })).toEqual([]);
  });
});

describe('the text of a payment', () => {
  it.each([
    ['order-17', 'Two baskets, order', ' order17 17 order two baskets '],
    [null, 'Crème brûlée, 2 œufs', ' creme brulee 2 oeufs '],
    ['0190f3c2-8a4e', null, ' 0190f3c28a4e '],
    [null, null, null],
    ['—', '!', null],
  ])('of %j and %j is %j', (customerReference, description, text) => {
    expect(searchTextOf({ customerReference, description })).toBe(text);
  });

  it('has at most 16 terms', () => {
    const description = Array.from({ length: 40 }, (_, place) => String(100 + place)).join(' ');
    expect(searchTextOf({ customerReference: 'ref', description })?.trim().split(' ')).toHaveLength(16);
  });
});

describe('the words of a query', () => {
  it.each([
    ['CMD-1042', { joined: 'cmd1042', words: ['cmd', '1042'] }],
    ['cmd1', { joined: 'cmd1', words: ['cmd', '1'] }],
    ['550e84', { joined: '550e84', words: ['550e84'] }],
    ['  Brûlée ', { joined: 'brulee', words: ['brulee'] }],
    ['10 10', { joined: '1010', words: ['10'] }],
    ['a b c d e f g h i j', { joined: 'abcdefghij', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }],
    ['%_', null],
  ])('of %j are %j', (query, words) => {
    expect(searchWordsIn(query)).toEqual(words);
  });

  it('find a reference by any beginning of it, and a description by the beginnings of its words', () => {
    for (const text of ['CMD-1042', 'cmd1042', '550e8400-e29b', 'a1b2c3d4', 'A17', 'Crème brûlée 12', 'ab1c']) {
      const [whole = ''] = referenceTermsOf(text);
      const terms = searchTextOf({ customerReference: null, description: text })?.trim().split(' ') ?? [];
      for (let end = 1; end <= text.length; end += 1) {
        const { joined = '', words = [] } = searchWordsIn(text.slice(0, end)) ?? {};
        expect({ text, joined, isFound: whole.startsWith(joined) }).toMatchObject({ isFound: true });
        for (const word of words) {
          expect({ text, word, isFound: terms.some((term) => term.startsWith(word)) }).toMatchObject({ isFound: true });
        }
      }
    }
  });
});
