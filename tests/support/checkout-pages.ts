import type { TestGateway } from '@mitako/testing';
import type { BrowserContext } from 'playwright-core';
import { noisePng } from './noise-png.ts';

/** A served checkout, and a function that creates payments for it. */
export interface PageSite {
  readonly engine: TestGateway;
  /** Creates a payment intent and returns its `checkout_url`. */
  createPayment(params?: Readonly<Record<string, unknown>>): Promise<string>;
}

/** A page of the checkout, ready for a first visit. */
export interface CheckoutPage {
  readonly name: string;
  readonly url: string;
  /** Requires a login: {@link logIn}. */
  readonly isForUser: boolean;
}

const USER = { email: 'success@sandbox.test', password: 'sandbox-password' };
/** Never responds: the payment stays in progress. */
const SILENT_PHONE = '+237653456129';
/** Receives a code, which the payer types on our page. */
const CODE_PHONE = '+237693456049';

/**
 * Every page, each with a payment in the required state, of a merchant with a logo of the maximum size.
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
    page('mobile money', payable),
    page('app', `${payable}/app`),
    page('cancel', `${payable}/cancel`),
    page('code', `${coded}/code`),
    page('wait', `${waiting}/wait`),
    page('result', `${paid}/result`),
    page('unknown link', `${payable}0`),
  ];
}

/** Logs in the user of {@link checkoutPages} with the form of the page. */
export async function logIn(context: BrowserContext, pages: readonly CheckoutPage[]): Promise<void> {
  const form = pages.find(({ name }) => name === 'login');
  if (form === undefined) throw new Error('there is no page to log in on');
  const headers = { origin: new URL(form.url).origin, 'sec-fetch-site': 'same-origin' };
  const answer = await context.request.post(form.url, { form: USER, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`the login was answered with ${answer.status()}`);
}

/** 73 × 74 pixels of noise are 16 348 of the allowed 16 384 bytes, and cannot be compressed. */
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
