import { describe, expect, test } from 'vitest';
import { parseForm } from '../src/parse-form.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=----form';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const part = (name: string, value: string): string =>
  `------form\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const parts = (count: number): string => `${part('a', '1').repeat(count)}------form--\r\n`;

describe('a form', () => {
  test.each([
    ['urlencoded', URLENCODED, 'a=1&b=x+y%21'],
    ['multipart', MULTIPART, `${part('a', '1')}${part('b', 'x y!')}------form--\r\n`],
    [
      'multipart, its boundary in quotes',
      'multipart/form-data; boundary="----form"',
      `${part('a', '1')}${part('b', 'x y!')}------form--\r\n`,
    ],
  ])('%s', async (_, type, body) => {
    expect([...(await parseForm(bytes(body), type))]).toEqual([
      ['a', '1'],
      ['b', 'x y!'],
    ]);
  });

  test.each([
    ['no content type', '', 'a=1'],
    ['JSON', 'application/json', '{"a":1}'],
    ['multipart without a boundary', 'multipart/form-data', parts(1)],
    ['multipart that breaks off', MULTIPART, part('a', '1')],
  ])('%s has no fields', async (_, type, body) => {
    expect([...(await parseForm(bytes(body), type))]).toEqual([]);
  });

  test.each([
    ['urlencoded', URLENCODED, `a=1${'&a=1'.repeat(127)}`, `a=1${'&a=1'.repeat(129)}`],
    ['empty pairs', URLENCODED, '&'.repeat(128), '&'.repeat(129)],
    ['multipart', MULTIPART, parts(128), parts(130)],
  ])('%s may have 128 parts', async (_, type, most, more) => {
    await expect(parseForm(bytes(most), type)).resolves.toBeInstanceOf(FormData);
    await expect(parseForm(bytes(more), type)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      details: { limit: 'parts' },
    });
  });
});
