import { exampleNumber, readPhoneNumber, type ErrorCode, routes } from '@mitako/contract';
import { check, fieldsOf, keyOf, readForm, type Refusal } from '@mitako/pages';
import { faulty, refusedState } from '../components/action.tsx';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { drawTillPayment, type TillDrawing } from './show-till-payment.tsx';
import { TEXT } from './text.ts';

interface Pushed {
  readonly phone: string;
  /** Empty: the number determines it. */
  readonly provider: string;
}

/** The payment's page, which updates by itself. */
const SHOWN_BY_STATUS: ReadonlySet<ErrorCode> = new Set([
  'PAYMENT_ALREADY_PAID',
  'PAYMENT_CANCELED',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_IN_PROGRESS',
  'PAYMENT_DECLINED',
  'INSUFFICIENT_FUNDS',
  'RAIL_ERROR',
]);

/** Sends the request to a customer's phone, as an API key does from a till of the merchant's own. */
export async function pushAtTill(page: Page): Promise<Response> {
  await page.read('getPayment');
  const typed = await readForm(page.request, ['phone', 'provider']);
  return push(page, page.parameter('payment_id'), typed, await keyOf(page.request));
}

/** @param idempotencyKey of the form: sent again after a lost answer, it asks the customer once */
export async function push(page: Page, id: string, typed: Pushed, idempotencyKey: string): Promise<Response> {
  const text = TEXT[page.locale];
  const again = (drawing: TillDrawing): Response | Promise<Response> =>
    page.refuse(drawing, `/till/${id}`) ?? drawTillPayment(page, id, drawing);
  const body = check(routes.chargePayment.body, {
    method: 'mobile_money',
    phone: phoneIn(page, typed.phone),
    ...(typed.provider !== '' && { provider: typed.provider }),
  });
  if (body.kind === 'invalid') {
    return again({ state: faulty(wordsFor(page, typed, body.fields)), typed });
  }
  const parameters = { payment_id: id };
  const reply = await page.ask('chargePayment', { parameters, body: body.value, idempotencyKey });
  if (reply.kind === 'done' || SHOWN_BY_STATUS.has(reply.code)) return goTo(page, `/till/${id}`);
  const errors = wordsFor(page, typed, fieldsOf(reply));
  const state =
    Object.keys(errors).length > 0 ? faulty(errors) : refusedState(page, reply, wordsOf(reply, text.refusals));
  return again({ state, typed });
}

/** Ends a payment that no customer is paying, so that its code stops working. */
export async function cancelAtTill(page: Page): Promise<Response> {
  const id = page.parameter('payment_id');
  await page.read('getPayment');
  await page.ask('cancelPayment', { idempotencyKey: await keyOf(page.request) });
  return goTo(page, `/till/${id}`);
}

/** As the providers of this mode have their numbers, in E.164 where it is a number. */
export function phoneIn(page: Page, typed: string): string {
  return readPhoneNumber(typed, prefixesOf(page)).phone;
}

function prefixesOf({ gateway, mode }: Page): readonly string[] {
  return gateway.providers(mode === 'live').flatMap(({ phonePrefixes = [] }) => phonePrefixes);
}

/** What is wrong with a number; null: it is one. */
export function faultOfPhone(page: Page, typed: string): string | null {
  const prefixes = prefixesOf(page);
  const { kind, phone } = readPhoneNumber(typed, prefixes);
  const { phoneOld, phoneWrong } = TEXT[page.locale];
  if (kind === 'old') return phoneOld;
  return check(routes.chargePayment.body, { method: 'mobile_money', phone }).kind === 'valid'
    ? null
    : phoneWrong(exampleNumber(prefixes));
}

function wordsFor(
  page: Page,
  typed: Pushed,
  fields: readonly string[],
): { readonly phone?: string; readonly provider?: string } {
  const text = TEXT[page.locale];
  return {
    ...(fields.includes('phone') && {
      phone: faultOfPhone(page, typed.phone) ?? text.phoneWrong(exampleNumber(prefixesOf(page))),
    }),
    ...(fields.includes('provider') && { provider: text.one.providerWrong }),
  };
}

function wordsOf(
  { code }: Refusal,
  { unavailable, slowDown }: { readonly unavailable: string; readonly slowDown: string },
): { readonly [Code in ErrorCode]?: string } {
  return { [code]: code === 'RATE_LIMITED' ? slowDown : unavailable };
}
