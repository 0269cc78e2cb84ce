import { afterEach, expect, test } from 'vitest';
import type { LoginResult, Payment } from '@mitako/contract';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

interface Ready {
  readonly api: string;
  readonly merchant: { readonly test_key: string };
  readonly phones: string;
  readonly test_numbers: readonly { readonly provider: string; readonly phone: string; readonly outcome: string }[];
  readonly sandbox_users: readonly { readonly email: string; readonly password: string }[];
}

test.each([
  { name: 'airtel_money', provider: 'airtel_money', phone: '+24177123456', to: 'airtel_money_ga/callbacks' },
  { name: 'mtn_momo', provider: 'mtn_momo', phone: '+237677123456', to: 'mtn_momo_cm/callbacks/att_' },
  { name: 'orange_money', provider: 'orange_money', phone: '+237691234567', to: 'orange_push_cm/callbacks/att_' },
  { name: 'pawapay', provider: 'mtn_momo', phone: '+237653456789', to: 'pawapay/callbacks' },
])(
  'mitako dev --simulate $name: a payment is confirmed on a simulated phone',
  async ({ name, provider, phone, to }) => {
    const dev = mitako(
      // MTN calls back no IP address.
      ['dev', '--json', '--port', '0', '--host', 'localhost', '--data', ':memory:', '--simulate', name],
      {},
      testDirectory(),
    );
    const [line] = await dev.output(/^\{"ready".*\}$/m);
    const ready = JSON.parse(line) as Ready;
    const { phones } = ready;
    const number = ready.test_numbers.find((each) => each.provider === provider);
    expect(number).toMatchObject({ outcome: 'asks on the page of phones' });
    expect(number?.phone).toMatch(/^\+\d{11,12}$/);

    async function ask<Data>(method: string, path: string, bearer: string | null, body?: object): Promise<Data> {
      const response = await fetch(`${ready.api}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return ((await response.json()) as { data: Data }).data;
    }

    const key = ready.merchant.test_key;
    const [user] = ready.sandbox_users;
    const { access_token: token } = await ask<LoginResult>('POST', '/auth/user/login', null, {
      email: user?.email,
      password: user?.password,
    });
    const { payment } = await ask<{ payment: Payment }>('POST', '/gateway/payments', key, {
      amount: 5000,
      currency: 'XAF',
    });
    const chosen = { method: 'mobile_money', provider, phone };
    await ask('POST', `/gateway/checkout/${payment.slug}/pay`, token, chosen);
    const status = async (): Promise<string> =>
      (await ask<{ payment: Payment }>('GET', `/gateway/payments/${payment.id}`, key)).payment.status;
    expect(await status()).toBe('processing');

    const page = await (await fetch(phones)).text();
    expect(page).toContain(phone);
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await fetch(`${phones}/phones/answer`, {
      method: 'POST',
      body: new URLSearchParams({ provider: name, id, answer: 'approve' }),
    });
    await expect.poll(status, { timeout: 30_000 }).toBe('succeeded');
    // Its callback arrives, too.
    expect(dev.stderr()).toContain(`/api/v1/gateway/rails/${to}`);
  },
);

test('a provider that is not simulated is refused by name', async () => {
  const { code, stderr } = await run(['dev', '--simulate', 'mpesa'], {}, testDirectory());
  expect(code).toBe(1);
  expect(stderr).toContain(
    '"mpesa" is none: airtel_money, mtn_momo, notch_pay, orange_money, orange_money_web, pawapay',
  );
});

test('the screen of mitako dev names one page with the phones of all', async () => {
  const args = ['dev', '--port', '0', '--data', ':memory:', '--simulate', 'orange_money,airtel_money'];
  const dev = mitako(args, { NO_COLOR: '1' }, testDirectory());
  const [, phones = ''] = await dev.output(/Phones +(http:\/\/127\.0\.0\.1:\d+)/);
  const page = await (await fetch(phones, { headers: { 'accept-language': 'fr' } })).text();
  expect(page).toContain('Orange Money');
  expect(page).toContain('Airtel Money');
  expect(page).toContain('Téléphones simulés');
});
