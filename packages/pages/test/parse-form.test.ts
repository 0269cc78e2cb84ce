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

  test.each([
    ['a decoy in quotes', 'multipart/form-data; x="; boundary=decoy"; boundary=----form'],
    ['a boundary that is escaped', String.raw`multipart/form-data; boundary="\----form"`],
    ['a second boundary', 'multipart/form-data; boundary=decoy; boundary=----form'],
  ])('%s does not hide the parts that are parsed', async (_, type) => {
    expect([...(await parseForm(bytes(parts(1_000)), type))]).toEqual([]);
  });

  test.each([
    ['a long line', `x: ${'y'.repeat(5_000)}\r\n`],
    ['many lines', 'x: y\r\n'.repeat(1_000)],
  ])('%s above a value is not parsed', async (_, lines) => {
    const first = `------form\r\n${lines}Content-Disposition: form-data; name="a"\r\n\r\n1\r\n`;
    for (const body of [
      first + parts(1),
      part('a', '1') + first + parts(1),
      `\r\n${first}${parts(1)}`,
      first.trimEnd(),
    ]) {
      await expect(parseForm(bytes(body), MULTIPART)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    }
  });

  test('a file may have a long name in any script', async () => {
    const name = 'Ⴀ'.repeat(255);
    const head = `------form\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
    const form = await parseForm(bytes(`${head}${'x'.repeat(10_000)}\r\n${parts(1)}`), MULTIPART);
    expect(form.get('file')).toMatchObject({ name, size: 10_000 });
  });
});
