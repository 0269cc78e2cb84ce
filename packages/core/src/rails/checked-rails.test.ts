import { expect, test } from 'vitest';
import type { Rail } from '../ports/rail.ts';
import { sandboxRail } from '../sandbox/sandbox-rail.ts';
import { checkedRails } from './checked-rails.ts';

test('rails with different ids are accepted unchanged', () => {
  const rails: readonly Rail[] = [sandboxRail(), { ...sandboxRail(), id: 'mtn_momo_cm', modes: ['live'] }];
  expect(checkedRails(rails)).toBe(rails);
  expect(checkedRails([])).toEqual([]);
});

test.each(['bank', 'system', 'wallet', 'mtn:cm', 'MTN', '1mtn', 'm', '', 'x'.repeat(33), 'mtn cm'])(
  'no rail is called %j',
  (id) => {
    expect(() => checkedRails([{ ...sandboxRail(), id }])).toThrow(RangeError);
  },
);

test('two rails do not share an id', () => {
  expect(() => checkedRails([sandboxRail(), sandboxRail()])).toThrow(/duplicate rail id "sandbox"/);
});

test('a rail without a mode is rejected', () => {
  expect(() => checkedRails([{ ...sandboxRail(), modes: [] }])).toThrow(/rail "sandbox" has no mode/);
});

test('a rail with a code prompt requires submitCode', () => {
  const { submitCode: _, ...codeless } = sandboxRail();
  expect(() => checkedRails([codeless])).toThrow(/"sandbox" has a codePrompt/);
  const methods = codeless.methods.map(({ codePrompt: __, ...method }) => method);
  expect(checkedRails([{ ...codeless, methods }])).toHaveLength(1);
});

test('a rail that offers refunds requires refund and lookupRefund', () => {
  const { lookupRefund: _, ...incomplete } = sandboxRail();
  expect(() => checkedRails([incomplete])).toThrow(/"sandbox" offers refunds: add refund and lookupRefund/);
  const methods = incomplete.methods.map((method) => ({ ...method, refunds: 'none' }) as const);
  expect(checkedRails([{ ...incomplete, methods }])).toHaveLength(1);
});

test('a base URL that is none is rejected', () => {
  expect(() => checkedRails([{ ...sandboxRail(), baseUrl: 'api.momo.cm' }])).toThrow(/the baseUrl "api.momo.cm"/);
});

test('a method that pages cannot show is rejected with a message', () => {
  const sandbox = sandboxRail();
  const methods = sandbox.methods.map((method) => ({ ...method, monogram: '' }));
  expect(() => checkedRails([{ ...sandbox, methods }])).toThrow(
    'rail "sandbox": provider "mtn_momo" needs a monogram of 1 or 2 characters, such as "M"',
  );
});

test.each<[string, object]>([
  ['no life', { promptLifeMs: 0 }],
  ['a life of more than a day', { promptLifeMs: 86_400_001 }],
  ['a life that is no number', { promptLifeMs: '300000' }],
  ['a margin that is null', { absentMarginMs: null }],
  ['a margin below nothing', { absentMarginMs: -1 }],
  ['a margin that is no number', { absentMarginMs: Number.NaN }],
  ['no word on repetition', { isRepeatable: undefined }],
  ['no look-ups', { lookUpsPerSecond: 0 }],
  ['part of a look-up', { lookUpsPerSecond: 0.5 }],
  ['more look-ups than a provider answers', { lookUpsPerSecond: 1_001 }],
  ['a number of look-ups that is none', { lookUpsPerSecond: '8' }],
])('charges with %s are rejected: JavaScript would end attempts too early, or never', (_, wrong) => {
  const right = { promptLifeMs: 300_000, absentMarginMs: 600_000, isRepeatable: true, lookUpsPerSecond: 8 };
  expect(checkedRails([{ ...sandboxRail(), charges: right }])).toHaveLength(1);
  const charges = { ...right, ...wrong };
  expect(() => checkedRails([{ ...sandboxRail(), charges }])).toThrow(/rail "sandbox": charges\./);
});
