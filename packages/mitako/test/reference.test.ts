import { openApiDocument } from '@mitako/http';
import { expect, it } from 'vitest';
import { checkedBrand } from '@mitako/core';
import { createReference } from '../src/reference/create-reference.ts';

const PUBLIC_URL = 'https://pay.example.cm/pay';
const reference = createReference({ publicUrl: PUBLIC_URL, brand: checkedBrand() } as Parameters<
  typeof createReference
>[0]);
const COMPRESSED_MAX = 60_000;

async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Response> {
  return reference(new Request(new URL(path, PUBLIC_URL), { method, headers }), {});
}

/** Every page that the first one leads to, by its address, in a language. */
async function pagesIn(language: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [`/pay/docs?lang=${language}`];
  for (const path of waiting) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    pages.set(path, html);
    for (const [, href = ''] of html.matchAll(/ href="(\/pay\/docs[^"#]*)/g)) {
      if (href.endsWith(`lang=${language}`) && !waiting.includes(href)) waiting.push(href);
    }
  }
  return pages;
}

it.each(['en', 'fr'])('describes every operation once, and no link leads nowhere (%s)', async (language) => {
  const pages = await pagesIn(language);
  const idsOf = new Map(
    [...pages].map(([path, html]) => [path, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
  );
  const { paths } = openApiDocument(PUBLIC_URL);
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const described = [...idsOf.values()].flat().filter((id) => operations.includes(id));
  expect(described.length).toBe(operations.length);
  expect(new Set(described)).toEqual(new Set(operations));
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(/ href="([^"]*#[^"]+)"/g)) {
      const [page = '', anchor] = href.split('#');
      expect([path, href, idsOf.get(page === '' ? path : page)?.includes(anchor)]).toEqual([path, href, true]);
    }
  }
});

it('fits each page into 60 kB, compressed as the browser accepts it', async () => {
  for (const path of (await pagesIn('fr')).keys()) {
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(COMPRESSED_MAX);
    }
  }
});

it('speaks the first language that it has of those the browser accepts, or the one chosen', async () => {
  const languageOf = async (path: string, accepted: string): Promise<string | undefined> =>
    /<html lang="(\w+)"/.exec(await (await ask(path, { 'accept-language': accepted })).text())?.[1];
  expect(await languageOf('/pay/docs', 'de, fr-CM;q=0.9, en;q=0.8')).toBe('fr');
  expect(await languageOf('/pay/docs', 'en-GB, fr;q=0.5')).toBe('en');
  expect(await languageOf('/pay/docs', 'de')).toBe('en');
  expect(await languageOf('/pay/docs?lang=fr', 'en')).toBe('fr');
});

it('shows the call of the client beside the request, values apart from names', async () => {
  const page = await (await ask('/pay/docs/payments')).text();
  expect(page).toContain('<b>await</b> mitako.payments.create({\n  amount: <b>5000</b>');
  expect(page).toContain('<b>curl</b> -X POST $URL/gateway/payments');
  expect(page).toContain('&quot;currency&quot;: <i>&quot;XAF&quot;</i>');
});

it('has no other pages, and takes nothing', async () => {
  expect((await ask('/pay/docs/nothing')).status).toBe(404);
  expect((await ask('/pay/docs', {}, 'POST')).status).toBe(405);
});
