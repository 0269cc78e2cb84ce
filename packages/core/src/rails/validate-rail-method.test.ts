import { expect, test } from 'vitest';
import type { RailMethod } from '../ports/rail.ts';
import { sandboxRail } from '../sandbox/sandbox-rail.ts';
import { validateRailMethod } from './validate-rail-method.ts';

const [method] = sandboxRail().methods;

/** As a program without types may declare it. */
function fault(declared: Readonly<Record<string, unknown>>): string | null {
  return validateRailMethod({ ...method, ...declared } as RailMethod);
}

test.each(sandboxRail().methods)("the sandbox's $label is valid", (declared) => {
  expect(validateRailMethod(declared)).toBeNull();
});

test.each([
  { provider: 'm2' },
  { provider: `m${'_'.repeat(39)}` },
  { label: 'x'.repeat(40) },
  { monogram: 'Mo' },
  { monogram: '4' },
  // The contrast of these is 4.54.
  { colors: { background: '#FFFFFF', text: '#767676' } },
  { currencies: ['XAF', 'XOF'] },
  { phonePrefixes: undefined },
  { phonePrefixes: [] },
])('%j is valid', (declared) => {
  expect(fault(declared)).toBeNull();
});

test.each([
  [{ provider: undefined }, /is no id/],
  [{ provider: 'm' }, /"m" is no id: use 2 to 40/],
  [{ provider: `m${'_'.repeat(40)}` }, /is no id/],
  [{ provider: 'MTN' }, /is no id/],
  [{ provider: '1mtn' }, /is no id/],
  [{ provider: 'wallet' }, /"wallet" is the name of a type/],
  [{ provider: 'mobile_money' }, /is the name of a type/],
  [{ label: undefined }, /needs a label/],
  [{ label: '  ' }, /needs a label/],
  [{ label: 'x'.repeat(41) }, /needs a label/],
  [{ label: 'MTN\nMoMo' }, /needs a label/],
  [{ monogram: undefined }, /needs a monogram/],
  [{ monogram: '' }, /needs a monogram/],
  [{ monogram: 'MTN' }, /needs a monogram/],
  [{ monogram: 'M ' }, /needs a monogram/],
  [{ colors: undefined }, /needs colors/],
  [{ colors: { background: '#fff', text: '#000000' } }, /needs colors/],
  [{ colors: { background: '#ffffff', text: 7 } }, /needs colors/],
  [{ colors: { background: 'url(#a)', text: '#000000' } }, /needs colors/],
  [{ colors: { background: '#ffffff', text: '#777777' } }, /their contrast is 4\.47, and must be at least 4\.5/],
  [{ country: undefined }, /needs the ISO 3166-1 code/],
  [{ country: 'cm' }, /needs the ISO 3166-1 code/],
  [{ country: 'CMR' }, /needs the ISO 3166-1 code/],
  [{ currencies: undefined }, /needs currencies/],
  [{ currencies: [] }, /needs currencies/],
  [{ currencies: 'XAF' }, /needs currencies/],
  [{ currencies: ['francs'] }, /needs currencies/],
  [{ phonePrefixes: ['67'] }, /phonePrefixes that are none/],
  [{ phonePrefixes: '+23767' }, /phonePrefixes that are none/],
])('%j is rejected', (declared, sentence) => {
  expect(fault(declared)).toMatch(sentence);
});
