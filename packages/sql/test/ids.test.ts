import { ID_PREFIXES, type IdKind } from '@mitako/core/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOfStored, hexOfAny, hexOfId, idOfStored } from '../src/engine/ids.ts';

const KINDS = Object.keys(ID_PREFIXES) as IdKind[];
const kind = fc.constantFrom(...KINDS);
const digits = fc
  .tuple(
    fc.constantFrom(...'01234567'),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'), minLength: 25, maxLength: 25 }),
  )
  .map(([first, others]) => first + others);

/** As PostgreSQL returns it. */
function uuidOf(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

describe('an id', () => {
  it('is 16 bytes, from which both engines read it again', () => {
    fc.assert(
      fc.property(kind, digits, (of, text) => {
        const id = `${ID_PREFIXES[of]}_${text}`;
        const hex = hexOfId(of, id) ?? '';
        expect(hex).toMatch(/^[0-9a-f]{32}$/);
        expect(idOfStored(of, uuidOf(hex))).toBe(id);
        expect(idOfStored(of, Buffer.from(hex, 'hex'))).toBe(id);
      }),
    );
  });

  it('comes before another one in bytes if it does in text', () => {
    fc.assert(
      fc.property(kind, digits, digits, (of, one, other) => {
        const [left = '', right = ''] = [one, other].map((text) => hexOfId(of, `${ID_PREFIXES[of]}_${text}`) ?? '');
        expect(left < right).toBe(one < other);
      }),
    );
  });

  it.each([
    ['of another kind', 'rfd_01kdvdna00011b3586a53hn7g9'],
    ['of a kind that begins alike', 'payx_01kdvdna00011b3586a53hn7g9'],
    ['without a kind', '01kdvdna00011b3586a53hn7g9'],
    ['too short', 'pay_01kdvdna00011b3586a53hn7g'],
    ['too long', 'pay_01kdvdna00011b3586a53hn7g9a'],
    ['above 128 bits', 'pay_81kdvdna00011b3586a53hn7g9'],
    ['in capitals', 'pay_01KDVDNA00011B3586A53HN7G9'],
    ['with a letter that no id has', 'pay_01kdvdna00011b3586a53hn7gu'],
    ['with a letter of another alphabet', 'pay_01kdvdna00011b3586a53hn7gİ'],
    ['empty', ''],
  ])('is none: %s', (_, text) => {
    expect(hexOfId('payment', text)).toBeNull();
  });
});

describe('a value of a column of ids of any kind', () => {
  it('says itself what it is: an id of the usual kind, of another one, or a text', () => {
    const texts = fc.oneof(
      fc.tuple(kind, digits).map(([of, text]) => `${ID_PREFIXES[of]}_${text}`),
      fc.string().filter((text) => !text.endsWith('\0')),
      digits.map((text) => `refund_submit_rfd_${text}`),
      fc.constantFrom('*', '', 'handler:orders', 'usr_01kdvdna00011b3586a53hn7g9:wallet:XAF:test'),
    );
    fc.assert(
      fc.property(fc.option(kind), texts, (usual, text) => {
        expect(anyOfStored(usual, Buffer.from(hexOfAny(usual, text), 'hex'))).toBe(text);
      }),
    );
  });

  it('has 16 bytes only as an id of the usual kind', () => {
    fc.assert(
      fc.property(kind, fc.string(), (usual, text) => {
        expect(hexOfAny(usual, text)).not.toHaveLength(32);
      }),
    );
    expect(hexOfAny('merchant', 'mer_01kdvdna00011b3586a53hn7g9')).toHaveLength(32);
    expect(hexOfAny(null, 'mer_01kdvdna00011b3586a53hn7g9')).toHaveLength(38);
  });
});
