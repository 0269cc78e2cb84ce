import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { customerOf, type Customer } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { paymentAt } from './checkout-states/drive.ts';
import { WITH_AND_WITHOUT_SCRIPT, WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

// A payer whose prompt was missed tries again in the same payment.

const world = openWorld();

describe.each(WITH_AND_WITHOUT_SCRIPT)('after a prompt that was missed, %s', (_, javaScriptEnabled) => {
  test('one button asks the same number again, and the payment is paid once', async () => {
    const { page, url, ...customer } = await missed(javaScriptEnabled);
    expect(await page.getByRole('alert').innerText()).toMatch(
      /Le paiement n’a pas été confirmé à temps\.\s+\+237\s6\s53\s45\s67\s89$/,
    );
    expect(await page.locator('main').innerText()).toContain('Rien n’a été prélevé.');
    await page.getByText('Et maintenant ?').click();
    expect(await page.locator('main').innerText()).toContain('Il vous reste 2 essais');
    await again(page).click();
    await page.waitForURL('**/wait');
    expect(await customer.heading()).toBe('Confirmez sur votre téléphone');
    expect(await page.locator('main').innerText()).toMatch(/\+237\s6\s53\s45\s67\s89/);
    await world.site.engine.advance(60_000);
    await page.waitForURL('**/result');
    expect(await customer.heading()).toBe('C’est payé');
    expect(await paymentAt(world.site, url)).toMatchObject({ status: 'succeeded', attempts_count: 2 });
    await customer.close();
  });
});

describe.each(WITH_SCRIPT_AT_LEAST)('after a prompt that was missed, %s', (_, javaScriptEnabled) => {
  test('another number of the form pays, too', async () => {
    const { page, ...customer } = await missed(javaScriptEnabled);
    await page.getByText('Changer de numéro').click();
    await page.locator('#phone').fill('653456780');
    await Promise.all([page.waitForURL('**/wait'), page.getByRole('button', { name: /^Payer/ }).click()]);
    expect(await page.locator('main').innerText()).toMatch(/\+237\s6\s53\s45\s67\s80/);
    await customer.close();
  });

  test('two tabs ask once, and the second shows the attempt of the first', async () => {
    const { page, url, ...customer } = await missed(javaScriptEnabled);
    const second = await page.context().newPage();
    await second.goto(url);
    await Promise.all([again(page).click(), again(second).click()]);
    await Promise.all([page.waitForURL('**/wait'), second.waitForURL('**/wait')]);
    expect(await paymentAt(world.site, url)).toMatchObject({ status: 'processing', attempts_count: 2 });
    await second.close();
    await customer.close();
  });

  test('going back and reloading ask for nothing', async () => {
    const { page, url, ...customer } = await missed(javaScriptEnabled);
    await again(page).click();
    await page.waitForURL('**/wait');
    await page.goBack();
    await page.waitForURL('**/wait');
    await page.reload();
    await page.goto(url);
    await page.waitForURL('**/wait');
    expect(await paymentAt(world.site, url)).toMatchObject({ status: 'processing', attempts_count: 2 });
    await customer.close();
  });

  test('the shop is one link away, and nobody is sent there until the last attempt has failed', async () => {
    const visits = world.site.shopVisits.length;
    const { page, url, ...customer } = await missed(javaScriptEnabled, { max_attempts: 2 });
    expect(await page.locator('main').innerText()).toContain('c’est votre dernier essai');
    expect(await page.locator(`a[href$="/cancel"]`).count()).toBe(1);
    await again(page).click();
    await page.waitForURL('**/wait');
    expect(world.site.shopVisits).toHaveLength(visits);
    await endAttempt(url);
    await page.waitForURL('**/result');
    expect(await customer.heading()).toBe('Le paiement n’est pas passé');
    expect(await page.locator('main').innerText()).toMatch(/n’a pas été confirmé à temps[^]*Retourner à la boutique/);
    await page.getByRole('link', { name: 'Retourner à la boutique' }).click();
    await page.waitForURL('**/shop/canceled**');
    expect(world.site.shopVisits.at(-1)?.searchParams.get('status')).toBe('failed');
    await customer.close();
  });
});

test('a double tap on "try again" asks once', async () => {
  const customer = await customerOf(world.browser);
  const url = await world.site.createPayment();
  await customer.payByMobileMoney(url, '653456789');
  await endAttempt(url);
  await customer.page.waitForURL(url);
  await again(customer.page).dblclick();
  await customer.page.waitForURL('**/wait');
  expect(await paymentAt(world.site, url)).toMatchObject({ status: 'processing', attempts_count: 2 });
  await customer.close();
});

/** A customer on the page that says so. */
async function missed(
  javaScriptEnabled: boolean,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Customer & { readonly url: string }> {
  const customer = await customerOf(world.browser, { javaScriptEnabled });
  const url = await world.site.createPayment(params);
  await customer.payByMobileMoney(url, '6 53 45 67 89');
  await endAttempt(url);
  await customer.page.waitForURL(url);
  return { ...customer, url };
}

function again(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name: 'Réessayer avec ce numéro' });
}

/** The payer misses the prompt. */
async function endAttempt(url: string): Promise<void> {
  const { engine } = world.site;
  const { id } = await paymentAt(world.site, url);
  const { status, text } = await engine.request('POST', `/gateway/sandbox/payments/${id}/simulate`, {
    bearer: engine.seed.merchant.testKey,
    body: { outcome: 'timeout' },
  });
  if (status !== 200) throw new Error(`the attempt was not ended: ${text}`);
}
