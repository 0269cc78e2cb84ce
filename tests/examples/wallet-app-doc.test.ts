import { createTestGateway, type TestGateway } from '@mitako/testing';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Sends every request of docs/wallet-app.md and compares the responses with the documented ones.

const page = await readFile(new URL('../../docs/wallet-app.md', import.meta.url), 'utf8');
const sections = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    exchanges: [...text.matchAll(/```http\n(.*?)\nHTTP (\d{3})\n(.*?)```/gs)],
  }))
  .filter(({ exchanges }) => exchanges.length > 0);

let test: TestGateway;
/** Values of the page's placeholders `{slug}`, `{access_token}` and so on. */
const named: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestGateway();
});
afterAll(() => test.close());

it('the page has an exchange for each step', () => {
  expect(sections.map(({ title, exchanges }) => [title, exchanges.length])).toEqual([
    ['Read the checkout', 1],
    ['Log in', 2],
    ['Pay from the wallet', 2],
    ['Pay by mobile money', 1],
    ['Cancel', 1],
  ]);
  expect(page.match(/```http/g)).toHaveLength(7);
});

describe.each(sections)('$title', ({ exchanges }) => {
  beforeAll(async () => {
    const created = await test.request<{ data: { payment: { slug: string } } }>('POST', '/gateway/payments', {
      bearer: test.seed.merchant.testKey,
      body: { amount: 5000, currency: 'XAF', description: 'Café' },
    });
    named['slug'] = created.body.data.payment.slug;
  });

  it.each(exchanges)('gets the documented response', async (...[, request = '', status = '', answer = '']) => {
    const filledIn = request.replaceAll(/\{(\w+)\}/g, (name, key: string) => named[key] ?? name);
    const [head = '', body = ''] = filledIn.trimEnd().split('\n\n');
    const [line = '', ...headers] = head.split('\n');
    const [method = '', path = ''] = line.split(' ');
    const response = await test.request<{ data?: Record<string, unknown> }>(method, path, {
      headers: Object.fromEntries(headers.map((header) => header.split(': ') as [string, string])),
      ...(body !== '' && { body: JSON.parse(body) as unknown }),
    });
    expect(response.status).toBe(Number(status));
    const shown: unknown = JSON.parse(answer);
    expect(asShown(response.body, shown)).toEqual(shown);
    for (const [name, value] of Object.entries(response.body.data ?? {})) {
      if (typeof value === 'string') named[name] = value;
    }
  });
});

/** The documented part of a response; `…` stands for any text. */
function asShown(answer: unknown, shown: unknown): unknown {
  if (typeof answer === 'string' && typeof shown === 'string') {
    const pattern = shown
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(' ', String.raw`\s`)
      .replaceAll('…', '.+');
    return new RegExp(`^${pattern}$`, 's').test(answer) ? shown : answer;
  }
  if (Array.isArray(answer) && Array.isArray(shown)) return answer.map((item, index) => asShown(item, shown[index]));
  if (!isObject(answer) || !isObject(shown)) return answer;
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, asShown(answer[name], value)]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
