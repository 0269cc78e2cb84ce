import { readPhoneNumber, routes } from '@mitako/contract';
import { ask, check, keyOf, newKey, readForm } from '@mitako/pages';
import { type FormState, newForm } from '../components/form-page.tsx';
import { hasBeenPaid, finalStatusOf } from '../final-status.ts';
import { type ReceiptField, ReceiptPage } from '../pages/receipt.tsx';
import type { PageHandler } from '../site.ts';
import { againAfter, alertFor, leaveAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';

/** Of a paid payment, where receipts are sent; else the outcome. */
const whileOffered =
  (handler: PageHandler): PageHandler =>
  (site, context) => {
    const { checkout, paths } = context.get('page');
    const status = finalStatusOf(checkout);
    const isOffered = status !== null && hasBeenPaid(status) && checkout.receipt_by.length > 0;
    return isOffered ? handler(site, context) : goTo(context, paths.result);
  };

export const showReceipt = whileOffered((site, context) =>
  show(context, <ReceiptPage page={context.get('page')} state={formOf(site, context)} />),
);

/** Sends the receipt to what was typed: an address, or a number. */
export const sendReceipt = whileOffered(async (site, context) => {
  const page = context.get('page');
  const { to } = await readForm(context, ['to'], []);
  const key = await keyOf(context);
  const again = (status: number, faults: Omit<FormState<ReceiptField>, 'values'>): Response | Promise<Response> => {
    const state = { ...faults, values: { to } };
    return refuseForm(site, context, state, () => show(context, <ReceiptPage page={page} state={state} />, status));
  };
  const body = to.includes('@') ? { email: to } : { phone: readPhoneNumber(to).phone };
  const isOffered = page.checkout.receipt_by.includes(to.includes('@') ? 'email' : 'phone');
  if (!isOffered || check(routes.sendReceipt.body, body).kind === 'invalid') {
    return again(422, { ...newForm(), formKey: newKey(), errors: { to: page.text.receipt.wrong } });
  }
  const reply = await ask(site, context, 'sendReceipt', {
    parameters: { slug: page.checkout.slug },
    body,
    idempotencyKey: key,
  });
  if (reply.kind === 'done') return goTo(context, `${page.paths.result}?stay=1&receipt=sent`);
  const left = leaveAfter(context, reply);
  if (left !== null) return left;
  const alert = reply.code === 'RECEIPT_NOT_OFFERED' ? page.text.receipt.enough : alertFor(page, reply);
  return again(reply.status, { ...newForm(), formKey: againAfter(context, reply, key), alert });
});
