import { afterEach, expect, test } from 'vitest';
import { runSource, stopAll } from '../cli/support/process.ts';

afterEach(stopAll);

// Numbers and amounts are written with no-break spaces.
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('pnpm dev opens a gateway and a phone, which pays while the page in the browser updates', async () => {
  const dev = runSource('examples/wallet-app/src/dev.ts', [], { PORT: '0', GATEWAY_PORT: '0', NO_COLOR: '1' });
  const [, phone = ''] = await dev.output(/The phone +(\S+)/);
  const screen = async (path = '/'): Promise<string> => plain(await (await fetch(phone + path)).text());
  const tap = async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<string> => {
    const body = new URLSearchParams(fields);
    return plain(await (await fetch(phone + path, { method: 'POST', headers: { Origin: phone }, body })).text());
  };

  expect(await screen()).toContain('Collez l’adresse');
  expect(await tap('/sample')).toMatch(/Boutique Démo.*Essai.*5 000 FCFA.*Café de Foumbot, 500 g.*MTN MoMo/);
  const [checkoutUrl = ''] = await dev.output(/http:\S+\/checkout\/\w{34}/);
  expect(await tap('/events/leave')).toContain('Collez l’adresse');

  expect(await tap('/events/open', { text: checkoutUrl.replace('127.0.0.1', 'evil.test') })).toContain(
    'pas un paiement',
  );
  expect(await screen(`/open?link=${encodeURIComponent(checkoutUrl)}`), 'a link opens the app').toContain('5 000 FCFA');
  expect(await tap('/events/pay_from_wallet')).toContain('Connectez-vous');
  const account = { email: 'success@sandbox.test', password: 'sandbox-password' };
  expect(await tap('/events/log_in', account)).toContain('Votre code secret');
  expect(await tap('/events/confirm', { pin: '9999' })).toContain('Il vous reste 4 essais.');
  expect(await tap('/events/confirm', { pin: '1234' })).toMatch(/C’est payé.*Référence tx_/);
  const hosted = plain(await (await fetch(checkoutUrl)).text());
  expect(hosted).toMatch(/payé/i);
  expect(await tap('/events/leave')).toMatch(/Dernières opérations.*Boutique Démo.*-5 000 FCFA/);

  expect(await tap('/log-out')).not.toContain('Dernières opérations');
  const foreign = { method: 'POST', headers: { Origin: 'http://evil.test' }, body: new URLSearchParams() };
  expect((await fetch(`${phone}/events/cancel`, foreign)).status).toBe(403);
  expect((await fetch(`${phone}/events/nothing`, { ...foreign, headers: { Origin: phone } })).status).toBe(404);

  expect(await dev.stop()).toBe(0);
  expect(dev.stdout() + dev.stderr()).not.toMatch(/\b9999\b/);
});

test('the phone starts alone beside a gateway that runs elsewhere', async () => {
  const phone = runSource('examples/wallet-app/src/main.ts', [], { PORT: '0', MITAKO_URL: 'https://pay.example.cm' });
  const [, url = ''] = await phone.output(/is on: (\S+)/);
  expect((await fetch(url)).status).toBe(200);
  expect(await phone.stop()).toBe(0);
});
