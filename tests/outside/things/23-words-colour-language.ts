// An embedder gives the pages words, a colour and a language.
import { en } from '@mitako/checkout';
import { createMitako } from 'mitako';
import assert from 'node:assert/strict';

const mitako = await createMitako({
  marketplace: {},
  store: ':memory:',
  publicUrl: 'https://shop.example.cm/pay',
  publicSandbox: true,
  secret: 'a root secret for tests, long enough to be one',
  background: 'elsewhere',
  brand: { name: 'Njangi', color: '#0000ff' },
  texts: {
    checkout: { fr: { mobileMoney: { phone: 'Le numéro qui paie' } } },
    panels: { fr: { shell: { login: { title: 'Entrez' } } } },
  },
  languages: {
    ln: {
      ...en,
      language: { ...en.language, name: 'Lingála', locale: 'ln-CG', prompts: 'fr' },
      mobileMoney: { ...en.mobileMoney, phone: 'Nimero na yo' },
    },
  },
});
const { merchant } = await mitako.gateway.seedSandbox();
const { checkout_url } = await mitako.merchant(merchant.id, 'test').payments.create({ amount: 5000, currency: 'XAF' });
const page = await (await mitako.handler(new Request(checkout_url))).text();
for (const own of ['Le numéro qui paie', 'Njangi', '#0000ff']) assert.ok(page.includes(own), own);
const lingala = await (
  await mitako.handler(new Request(checkout_url, { headers: { 'accept-language': 'ln' } }))
).text();
for (const own of ['<html lang="ln">', 'Nimero na yo', 'Njangi']) assert.ok(lingala.includes(own), own);
const login = await (await mitako.handler(new Request('https://shop.example.cm/pay/dashboard/login'))).text();
for (const own of ['Njangi', '#0000ff']) assert.ok(login.includes(own), own);
const [, font = ''] = /src:url\("([^"]+)"\)/.exec(login) ?? [];
const { headers } = await mitako.handler(new Request(new URL(font, 'https://shop.example.cm')));
assert.equal(headers.get('content-type'), 'font/woff2');
await mitako.close();
