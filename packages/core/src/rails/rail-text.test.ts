import fc from 'fast-check';
import { expect, test } from 'vitest';
import { railText } from './rail-text.ts';

const MTN = { lengthMax: 160, punctuation: '.,-' };

test.each([
  ['Deux sacs de riz', 'Deux sacs de riz'],
  ["L'été à Kribi", 'L ete a Kribi'],
  ['L’été à Kribi', 'L ete a Kribi'],
  ['Commande n° 12/2026 (livrée)', 'Commande n 12 2026 livree'],
  ['Œufs, crème brûlée - 2 pièces.', 'OEufs, creme brulee - 2 pieces.'],
  ['  trop \t d’espaces\n', 'trop d espaces'],
  ['🍚 riz 🍚', 'riz'],
  ['ﬁn', 'fin'],
  ['E\u0301te\u0301', 'Ete'],
])('%j becomes %j for a provider without accents', (description, text) => {
  expect(railText(description, 'Boutique', MTN)).toBe(text);
});

test.each([
  [null, 'Boutique Mvog-Ada', 'Boutique Mvog-Ada'],
  ['', "Chez l'Aîné", 'Chez l Aine'],
  ['…', 'Boutique', 'Boutique'],
  ['.-,', 'Boutique', 'Boutique'],
  ['日本', '日本', 'Paiement'],
])('%j of %j becomes %j, never empty', (description, merchant, text) => {
  expect(railText(description, merchant, MTN)).toBe(text);
});

test.each([
  ['Deux sacs de riz', 9, 'Deux sacs'],
  ['Deux sacs de riz', 10, 'Deux sacs'],
  ['Deux sacs de riz', 8, 'Deux'],
  ['Anticonstitutionnellement', 10, 'Anticonsti'],
])('%j in %d characters becomes %j', (description, lengthMax, text) => {
  expect(railText(description, 'Boutique', { lengthMax, punctuation: '' })).toBe(text);
});

test('any apostrophe stays where the provider accepts it', () => {
  expect(railText("L’eau d'ici", 'Boutique', { lengthMax: 30, punctuation: "'" })).toBe("L'eau d'ici");
});

test('any text becomes one that the provider accepts', () => {
  const character = fc.oneof(
    fc.constantFrom(..."aZ9 éœ’'.,-\u0301日🍚"),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  );
  const text = fc.string({ unit: character, maxLength: 80 });
  fc.assert(
    fc.property(fc.option(text), text, fc.integer({ min: 8, max: 60 }), (description, merchant, lengthMax) => {
      const cleaned = railText(description, merchant, { lengthMax, punctuation: '.,-' });
      expect(cleaned).toMatch(/^[A-Za-z0-9.,-]+( [A-Za-z0-9.,-]+)*$/);
      expect(cleaned.length).toBeLessThanOrEqual(lengthMax);
    }),
  );
});
