import { describe, expect, test } from 'vitest';
import { exampleNumber, phone, readPhoneNumber, typedBeginnings } from '../src/index.ts';

describe('a number is read as people write it', () => {
  test.for([
    ['Cameroon', '653456789', [], '+237653456789'],
    ['with spaces', '6 53 45 67 89', [], '+237653456789'],
    ['with 00', '00237 653-456-789', [], '+237653456789'],
    ['with its calling code alone', '237653456789', [], '+237653456789'],
    ['with brackets and dots', '+237 (6) 53.45.67.89', [], '+237653456789'],
    ['with dashes of typesetters', '6‑53–45—67−89'.replace('−', '-'), [], '+237653456789'],
    ['with no-break spaces', '6\u00a053\u202f45\u00a067\u00a089', [], '+237653456789'],
    ['from the contacts of a phone', '\u202a+237 6 53 45 67 89\u202c', [], '+237653456789'],
    ['with marks of direction and of width', '\u200e653\u200b456\u2060789\ufeff', [], '+237653456789'],
    ['from the contacts, with 00', '\u202a00237653456789\u202c', [], '+237653456789'],
    ['of any network', '684 12 34 56', ['+23767', '+23769'], '+237684123456'],
    ['of a landline', '222 23 45 67', ['+23767'], '+237222234567'],
    ['Gabon', '077 12 34 56', ['+24174', '+24177'], '+24177123456'],
    ['Gabon, with its code and its 0', '+241 077 12 34 56', ['+24177'], '+24177123456'],
    ['Gabon, with 00 and its 0', '00241 077 12 34 56', ['+24177'], '+24177123456'],
    ['Gabon, with the 0 in brackets', '+241 (0)77 12 34 56', ['+24177'], '+24177123456'],
    ['Gabon, without its 0', '77 12 34 56', ['+24177'], '+24177123456'],
    ['Gabon, of a network that is not offered', '065 12 34 56', ['+24177'], '+24165123456'],
    ['Gabon, where Cameroon is meant', '+241 077 12 34 56', [], '+24177123456'],
    ['Congo, whose 0 belongs to the number', '06 612 34 56', ['+24206'], '+242066123456'],
    ['Chad', '66 12 34 56', ['+2356'], '+23566123456'],
    ['Central African Republic', '72 12 34 56', ['+23672'], '+23672123456'],
    ['Equatorial Guinea', '222 12 34 56', ['+240222'], '+240222123456'],
    ['the country whose provider it fits', '06 612 34 56', ['+237653', '+24206'], '+242066123456'],
    ['the other country whose provider it fits', '77 12 34 56', ['+24206', '+24177'], '+24177123456'],
    ['the first country where it fits no provider', '6 20 45 67 89', ['+237653', '+24206'], '+237620456789'],
    ['another country, by its code', '+242 06 612 34 56', ['+237653'], '+242066123456'],
    ['another country, by its code without a sign', '242 06 612 34 56', ['+237653'], '+242066123456'],
    ['a country far away', '+33 6 12 34 56 78', [], '+33612345678'],
  ] as const)('%s: %s', ([, typed, prefixes, expected]) => {
    expect(readPhoneNumber(typed, prefixes)).toEqual({ kind: 'number', phone: expected });
    expect(phone.safeParse(expected).success).toBe(true);
  });
});

test.for([
  ['77 12 34 56', []],
  ['+237 77 12 34 56', []],
  ['00237 99 12 34 56', ['+24177']],
  ['237 77123456', []],
  ['\u202a+237 77 12 34 56\u202c', ['+237653']],
] as const)('a Cameroonian number of eight digits needs a 6 in front: %s', ([typed, prefixes]) => {
  const { kind, phone: read } = readPhoneNumber(typed, prefixes);
  expect([kind, phone.safeParse(read).success]).toEqual(['old', false]);
});

test('eight digits are a number where they are one', () => {
  expect(readPhoneNumber('77 12 34 56', ['+237653', '+24177']).kind).toBe('number');
  expect(readPhoneNumber('77 12 34 56', ['+24177']).kind).toBe('number');
});

test.for([
  [''],
  ['six'],
  ['12 34'],
  ['6 53 45 67 8'],
  ['6 53 45 67 89 0'],
  ['+237 6 53 45 67 8'],
  ['+237 3 53 45 67 89'],
  ['+241 06 12 34 56'],
  ['+242 6 12 34 56'],
  ['+1'],
  ['653456789; 699'],
  [`653456789${' '.repeat(60)}1`],
  [`+237653456789${' '.repeat(60)}1`],
  ['+'.repeat(10_000)],
  ['6'.repeat(100_000)],
])('no number: %s', ([typed = '']) => {
  const { kind, phone: read } = readPhoneNumber(typed);
  expect([kind, read.length <= 64]).toEqual(['none', true]);
});

test.for([
  ['+237653456789', true],
  ['+24177123456', true],
  ['+33612345678', true],
  ['+23765345678', false],
  ['+237353456789', false],
  ['+241077123456', false],
  ['+2417712345', false],
  ['+24266123456', false],
  ['+235661234567', false],
  ['237653456789', false],
  ['00237653456789', false],
  ['+237 653456789', false],
  ['\u202a+237653456789', false],
] as const)('the API takes E.164 alone, of the length of its country: %s', ([number, isTaken]) => {
  expect(phone.safeParse(number).success).toBe(isTaken);
});

test('an example is a number of the country and the provider', () => {
  expect(exampleNumber()).toBe('6\u00a053\u00a045\u00a067\u00a089');
  expect(exampleNumber(['+23769', '+23767'])).toBe('6\u00a093\u00a045\u00a067\u00a089');
  expect(exampleNumber(['+237655'])).toBe('6\u00a055\u00a045\u00a067\u00a089');
  expect(exampleNumber(['+24206'])).toBe('06\u00a0612\u00a034\u00a056');
  expect(exampleNumber(['+24177'])).toBe('077\u00a012\u00a034\u00a056');
  expect(exampleNumber(['+24177', '+237653'])).toBe('+241\u00a077\u00a012\u00a034\u00a056');
});

test.for([[['+23769']], [['+24206']], [['+24177']], [['+2356']], [['+23675']], [['+240222']], [['+24177', '+23767']]])(
  'an example can be typed: %j',
  ([prefixes = []]) => {
    const { kind, phone: read } = readPhoneNumber(exampleNumber(prefixes), prefixes);
    expect([kind, read.startsWith(prefixes[0] ?? '')]).toEqual(['number', true]);
  },
);

test('a provider is known by what is typed of a number, with the calling code and without', () => {
  expect(typedBeginnings(['+23767', '+237650'])).toEqual(['23767', '67', '237650', '650']);
  expect(typedBeginnings(['+24177'])).toEqual(['24177', '77', '241077', '077']);
  expect(typedBeginnings(['+22507'])).toEqual(['22507']);
});
