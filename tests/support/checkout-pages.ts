import type { TestGateway } from '@mitako/testing';
import type { BrowserContext } from 'playwright-core';
import { noisePng } from './noise-png.ts';

/** A checkout that is served somewhere, and what makes payments for it. */
export interface PageSite {
  readonly engine: TestGateway;
  /** Makes a payment intent and returns its `checkout_url`. */
  createPayment(params?: Readonly<Record<string, unknown>>): Promise<string>;
}

/** A page of the checkout, ready to be opened by somebody who never was there. */
export interface CheckoutPage {
  readonly name: string;
  readonly url: string;
  /** Shown only to who has logged in: {@link logIn}. */
  readonly isForUser: boolean;
}

const USER = { email: 'success@sandbox.test', password: 'sandbox-password' };
/** Never answers: the payment stays in progress. */
const SILENT_PHONE = '+237653456129';
/** Is sent a code, which the payer types on our page. */
const CODE_PHONE = '+237693456049';

/**
 * Every page there is, each of a payment that is as far as the page needs it to be, of a merchant whose logo is as large
 * as one may be.
 */
export async function checkoutPages(site: PageSite): Promise<readonly CheckoutPage[]> {
  await setLogo(site);
  const payable = await site.createPayment();
  const waiting = await site.createPayment();
  await pay(site, waiting, { method: 'mobile_money', provider: 'mtn_momo', phone: SILENT_PHONE });
  const coded = await site.createPayment();
  await pay(site, coded, { method: 'mobile_money', provider: 'orange_money', phone: CODE_PHONE });
  const paid = await site.createPayment();
  await pay(site, paid, { method: 'wallet', pin: '1234' });
  const page = (name: string, url: string, isForUser = false): CheckoutPage => ({ name, url, isForUser });
  return [
    page('summary', payable),
    page('login', `${payable}/login`),
    page('register', `${payable}/register`),
    page('wallet', `${payable}/wallet`, true),
    page('pin', `${payable}/pin`, true),
    page('mobile money', `${payable}/mobile-money?provider=mtn_momo`),
    page('app', `${payable}/app`),
    page('cancel', `${payable}/cancel`),
    page('code', `${coded}/code`),
    page('wait', `${waiting}/wait`),
    page('result', `${paid}/result`),
    page('unknown link', `${payable}0`),
  ];
}

/** Logs the user of {@link checkoutPages} in, by the form of the page. */
export async function logIn(context: BrowserContext, pages: readonly CheckoutPage[]): Promise<void> {
  const form = pages.find(({ name }) => name === 'login');
  if (form === undefined) throw new Error('there is no page to log in on');
  const headers = { origin: new URL(form.url).origin, 'sec-fetch-site': 'same-origin' };
  const answer = await context.request.post(form.url, { form: USER, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`the login was answered with ${answer.status()}`);
}

/** 73 × 74 pixels of noise are 16 348 of the 16 384 bytes allowed, and stay as many. */
async function setLogo({ engine }: PageSite): Promise<void> {
  const { status, text } = await engine.request('PUT', '/merchant/profile/logo', {
    bearer: await engine.login(engine.seed.merchant.email, { role: 'merchant' }),
    body: { content_type: 'image/png', data: noisePng(73, 74).toString('base64') },
  });
  if (status !== 200) throw new Error(`the logo was refused: ${text}`);
}

async function pay({ engine }: PageSite, checkoutUrl: string, body: object): Promise<void> {
  const slug = checkoutUrl.split('/').at(-1) ?? '';
  const { status, text } = await engine.request('POST', `/gateway/checkout/${slug}/pay`, {
    bearer: await engine.login(USER.email),
    body,
  });
  if (status >= 300) throw new Error(`the payment was not made: ${text}`);
}
