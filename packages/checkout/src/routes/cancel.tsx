import { ask, keyOf } from '@mitako/pages';
import { newForm } from '../components/form-page.tsx';
import { CancelPage } from '../pages/cancel.tsx';
import type { PageHandler } from '../site.ts';
import { againAfter, alertFor, leaveAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';

/** Asks for confirmation. */
export const showCancel: PageHandler = (site, context) =>
  show(context, <CancelPage page={context.get('page')} state={formOf(site, context)} />);

/** Cancels. */
export const cancel: PageHandler = async (site, context) => {
  const page = context.get('page');
  const key = await keyOf(context);
  const reply = await ask(site, context, 'cancelCheckout', {
    parameters: { slug: page.checkout.slug },
    body: undefined,
    idempotencyKey: key,
  });
  if (reply.kind === 'done') return goTo(context, page.paths.result);
  const left = leaveAfter(context, reply);
  if (left !== null) return left;
  const state = { ...newForm(), formKey: againAfter(context, reply, key), alert: alertFor(page, reply) };
  return refuseForm(site, context, state, () => show(context, <CancelPage page={page} state={state} />, reply.status));
};
