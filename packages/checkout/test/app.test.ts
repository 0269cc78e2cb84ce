import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { aCheckout, SLUG } from './support/fake-gateway.ts';
import { visitor } from './support/visitor.ts';

const ADDRESS = `https://host.test/pay/checkout/${SLUG}`;
const at = (path: string): string => `/checkout/${SLUG}${path}`;

describe('paying in the app', () => {
  test('is offered next to the wallet, with the name of the app', async () => {
    const page = await visitor({ app: { name: 'Ngoma' } }).get('');
    expect(page.html).toContain(`href="${at('/app')}"`);
    expect(page.text).toContain('Application Ngoma');
    expect(page.text.indexOf('Portefeuille Mitako')).toBeLessThan(page.text.indexOf('Application Ngoma'));
  });

  test('without an app the code is offered as a way to continue on any phone', async () => {
    const customer = visitor();
    const summary = await customer.get('');
    expect(summary.html).toContain(`href="${at('/app')}"`);
    expect(summary.text).toContain('Continuer sur votre téléphone Scannez un code QR avec l’appareil photo');
    // On a phone there is no other one; an app, though, may be on it.
    expect(summary.html).toMatch(/<li class="elsewhere"><a class="method" href="[^"]*\/app"/);
    expect((await visitor({ app: {} }).get('')).html).not.toContain('class="elsewhere"');
    const page = await customer.get('/app');
    expect(page.text).toContain('Continuez sur un téléphone');
    for (const { text } of [summary, page]) expect(text).not.toContain('pplication');
  });

  test('is not offered if the wallet is not available', async () => {
    const customer = visitor();
    customer.set({
      methods: aCheckout.methods.map((method) => ({ ...method, available: method.type !== 'wallet' })),
    });
    expect((await customer.get('')).html).not.toContain(at('/app'));
    expect((await customer.get('/app')).location).toBe(at(''));
  });

  test('the code contains the public checkout URL, in black on white with a quiet zone of four modules', async () => {
    const { html } = await visitor({ publicUrl: 'https://host.test/pay' }).get('/app');
    const [, size = ''] = /class="code" viewBox="0 0 (\d+) \1"/.exec(html) ?? [];
    const [, runs = ''] = /stroke="#000" d="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`fill="#fff" d="M0 0h${size}v${size}H0z"`);
    const drawn = Array.from({ length: Number(size) }, () => Array.from({ length: Number(size) }, () => false));
    for (const [, start, y, rest = ''] of runs.matchAll(/M(\d+) (\d+)\.5((?:[hm0-9 ])+)/g)) {
      let x = Number(start);
      for (const [, length, gap] of rest.matchAll(/h(\d+)|m(\d+) 0/g)) {
        if (length !== undefined) drawn[Number(y)]?.fill(true, x, x + Number(length));
        x += Number(length ?? gap);
      }
    }
    expect(drawn).toEqual(encode(ADDRESS, { ecc: 'M', border: 4 }).data);
    expect(html).toMatch(/role="img" aria-label="[^"]+"/);
  });

  test('without an app link the page shows the URL to copy', async () => {
    const { html } = await visitor({ publicUrl: 'https://host.test/pay', app: {} }).get('/app');
    expect(html).toMatch(new RegExp(`<input [^>]*value="${ADDRESS}"`));
    // It does nothing without JavaScript, which shows it.
    expect(html).toMatch(/<button [^>]*hidden[^>]*>Copier le lien</);
  });

  test('the app link contains the URL', async () => {
    const link = (url: string): string => `ngoma://pay?checkout=${encodeURIComponent(url)}`;
    const { html, text } = await visitor({ publicUrl: 'https://host.test/pay', app: { link } }).get('/app');
    expect(html).toContain(`href="ngoma://pay?checkout=${encodeURIComponent(ADDRESS)}"`);
    expect(text).toContain('Ouvrir l’application Mitako');
    expect(html).not.toContain('id="address"');
  });

  test('the page updates on its own, with JavaScript and without', async () => {
    const customer = visitor();
    const { html } = await customer.get('/app');
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"\/><\/noscript>/);
    expect(html).toContain(`data-status="${at('/status?at=summary')}" data-left="2730" data-poll="3000"`);
    customer.set({ status: 'succeeded' });
    expect((await customer.get('/app')).location).toBe(at('/result'));
  });
});
