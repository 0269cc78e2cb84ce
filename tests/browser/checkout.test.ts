import { describe, expect, test } from 'vitest';
import { customerOf, submit, type Customer } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { WITH_AND_WITHOUT_SCRIPT, WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

const world = openWorld();

describe.each(WITH_AND_WITHOUT_SCRIPT)('%s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('a customer pays from the wallet and returns to the shop with a token', async () => {
    const customer = await arrive();
    await customer.payFromWallet(await world.site.createPayment(), 'success@sandbox.test');
    expect(await customer.heading()).toBe('C’est payé');
    expect(await customer.page.locator('.facts').innerText()).toMatch(/tx_[0-9a-z]{26}/);

    await customer.page.waitForURL('**/shop/paid**', { timeout: 15_000 });
    const query = world.site.shopVisits.at(-1)?.searchParams;
    expect(query?.get('order')).toBe('1042');
    expect(query?.get('status')).toBe('succeeded');
    expect(query?.get('token')).toBeTruthy();
    await customer.close();
  });

  test('a customer who wants to keep the receipt stays', async () => {
    const customer = await arrive();
    await customer.payFromWallet(await world.site.createPayment(), 'success@sandbox.test');
    await customer.page.getByRole('link', { name: 'Rester sur cette page' }).click();
    await customer.page.waitForTimeout(6_000);
    expect(await customer.heading()).toBe('C’est payé');
    expect(customer.page.url()).toContain('/checkout/');
    await customer.close();
  });

  test('a new customer creates an account with a PIN and pays with it', async () => {
    const customer = await arrive();
    const { page } = customer;
    await page.goto(await world.site.createPayment());
    await page.getByRole('link', { name: 'Portefeuille Mitako' }).click();
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await page.locator('#name').fill('Awa Ndiaye');
    await page.locator('#phone').fill('653456789');
    await page.locator('#email').fill(`awa-${String(javaScriptEnabled)}@example.cm`);
    await page.locator('#password').fill('correct horse battery');
    await page.locator('#pin').fill('4826');
    await submit(page);
    expect(await customer.heading()).toBe('Confirmez avec votre code PIN');
    await page.locator('#pin').fill('4826');
    await submit(page);
    expect(await customer.heading()).toBe('C’est payé');
    await customer.close();
  });

  test('the page waits for a wallet that does not answer', async () => {
    const customer = await arrive();
    const url = await world.site.createPayment();
    await customer.payFromWallet(url, 'timeout@sandbox.test');
    expect(await customer.heading()).toBe('Paiement en cours');
    await world.site.engine.advance(60_000);
    await customer.page.waitForURL(url);
    expect(await customer.page.getByRole('alert').innerText()).toContain('n’a pas été confirmé à temps');
    await customer.close();
  });

  test('a double tap pays once', async () => {
    const customer = await arrive();
    const { page } = customer;
    const url = await world.site.createPayment();
    await page.goto(`${url}/login`);
    await page.locator('#email').fill('success@sandbox.test');
    await page.locator('#password').fill('sandbox-password');
    await submit(page);
    await page.locator('#pin').fill('1234');
    // The second tap cancels the browser's first request, as on a slow connection.
    customer.complaints.length = 0;
    await page.locator('main button.button').dblclick({ noWaitAfter: true });
    await page.waitForURL('**/result');
    expect(await customer.heading()).toBe('C’est payé');
    const { body } = await world.site.engine.request<{
      data: { payments: { slug: string; attempts_count: number }[] };
    }>('GET', '/gateway/payments?limit=100', { bearer: world.site.engine.seed.merchant.testKey });
    const paid = body.data.payments.find(({ slug }) => url.endsWith(slug));
    expect(paid?.attempts_count).toBe(1);
    await page.context().close();
  });
});

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('a trivial PIN is rejected', async () => {
    const customer = await arrive();
    const { page } = customer;
    await page.goto(`${await world.site.createPayment()}/register`);
    await page.locator('#name').fill('Bih');
    await page.locator('#phone').fill('653456789');
    await page.locator('#email').fill(`bih-${String(javaScriptEnabled)}@example.cm`);
    await page.locator('#password').fill('correct horse battery');
    await page.locator('#pin').fill('1111');
    await submit(page);
    // Nothing was made: the form is the same, and only the secrets are typed again.
    expect(await customer.heading()).toBe('Créer un compte');
    expect(await page.locator('.error').innerText()).toContain('trop facile à deviner');
    await page.locator('#password').fill('correct horse battery');
    await page.locator('#pin').fill('4826');
    await submit(page);
    expect(await customer.heading()).toBe('Confirmez avec votre code PIN');
    await customer.close();
  });

  test('a payment that is finally declined ends on its result', async () => {
    const customer = await arrive();
    await customer.payFromWallet(await world.site.createPayment({ max_attempts: 1 }), 'declined@sandbox.test');
    expect(await customer.heading()).toBe('Le paiement n’est pas passé');
    await customer.page.getByRole('link', { name: 'Retourner à la boutique' }).click();
    await customer.page.waitForURL('**/shop/canceled**');
    expect(world.site.shopVisits.at(-1)?.searchParams.get('status')).toBe('failed');
    await customer.close();
  });

  test('wrong PINs show the guesses left, then lock the wallet', async () => {
    const customer = await arrive();
    const email = `pin-${String(javaScriptEnabled)}@example.cm`;
    await register(email);
    await customer.page.goto(`${await world.site.createPayment()}/login`);
    await customer.page.locator('#email').fill(email);
    await customer.page.locator('#password').fill('correct horse battery');
    await submit(customer.page);
    for (const words of ['4 essais', '3 essais', '2 essais', '1 essai.']) {
      await customer.page.locator('#pin').fill('9753');
      await submit(customer.page);
      expect(await customer.page.locator('.error').innerText()).toContain(words);
    }
    await customer.page.locator('#pin').fill('9753');
    await submit(customer.page);
    expect(await customer.page.getByRole('alert').innerText()).toContain('bloqué');
    expect(await customer.page.locator('#pin').count()).toBe(0);
    expect(await customer.page.getByRole('link', { name: 'MTN MoMo' }).isVisible()).toBe(true);
    await customer.close();
  });

  test('canceling asks for one confirmation and returns to the shop', async () => {
    const customer = await arrive();
    const { page } = customer;
    const url = await world.site.createPayment();
    await page.goto(url);
    await page.getByRole('link', { name: 'Retour à la boutique' }).click();
    await page.getByRole('link', { name: 'Continuer à payer' }).click();
    expect(page.url()).toBe(url);
    await page.getByRole('link', { name: 'Retour à la boutique' }).click();
    await submit(page);
    expect(await customer.heading()).toBe('Paiement annulé');
    await page.waitForURL('**/shop/canceled**', { timeout: 15_000 });
    expect(world.site.shopVisits.at(-1)?.searchParams.get('status')).toBe('canceled');
    await customer.close();
  });

  test('a chosen language is kept', async () => {
    const customer = await arrive();
    const { page } = customer;
    await page.goto(await world.site.createPayment());
    await page.locator('a[hreflang=en]').click();
    await page.getByRole('link', { name: 'Mitako wallet' }).click();
    expect(await customer.heading()).toBe('Log in');
    await customer.close();
  });

  test('forms carry their origin, so the origin check works in old browsers too', async () => {
    const customer = await arrive();
    const { page } = customer;
    const url = await world.site.createPayment();
    await page.goto(`${url}/cancel`);
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      page.locator('main button.button').click(),
    ]);
    expect((await request.allHeaders())['origin']).toBe(new URL(url).origin);
    await page.waitForURL('**/result');
    await customer.close();
  });
});

test('the shop receives no referrer', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await customer.payFromWallet(await world.site.createPayment(), 'success@sandbox.test');
  const [request] = await Promise.all([
    page.waitForRequest('**/shop/paid**'),
    page.getByRole('link', { name: 'Retourner à la boutique' }).click(),
  ]);
  expect((await request.allHeaders())['referer']).toBeUndefined();
  await customer.close();
});

async function register(email: string): Promise<void> {
  const password = 'correct horse battery';
  const { status, body } = await world.site.engine.request<{ data: { access_token: string } }>(
    'POST',
    '/auth/user/register',
    {
      body: { email, password, name: 'A Customer' },
    },
  );
  expect(status).toBe(201);
  const pin = await world.site.engine.request('PUT', '/auth/user/me/pin', {
    bearer: body.data.access_token,
    body: { password, pin: '4826' },
  });
  expect(pin.status).toBe(200);
}
