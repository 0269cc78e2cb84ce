import { routes } from '@mitako/contract';
import { ask, check, keyOf, newKey, readForm, type Refusal } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import { type CodeField, EnterCodePage } from '../pages/enter-code.tsx';
import { shownReceipt } from '../kept-number.ts';
import { readReceipt } from '../receipt.ts';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { goOn, nextPath } from './open-checkout.ts';
import { keepDeclined } from './paid.ts';
import { againAfter, alertFor, leaveAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';

type State = Omit<FormState<CodeField>, 'values'>;

/** Shows the form while a code is expected. */
export const showCode: PageHandler = (site, context) => {
  const page = context.get('page');
  const next = nextPath(page);
  return next === page.paths.code ? draw(site, context, formOf(site, context), 200) : goTo(context, next);
};

/** Submits the code. If the payment is over or expects no code, the engine refuses, and the next page explains. */
export const confirmByCode: PageHandler = async (site, context) => {
  const page = context.get('page');
  const { slug } = page.checkout;
  const again = (status: number, state: State): Response | Promise<Response> =>
    refuseForm(site, context, { ...state, values: {} }, () => draw(site, context, state, status));
  const typed = await readForm(context, ['code', 'until']);
  const key = await keyOf(context);
  // Rendered for an ended attempt: submitting its code would cost the current attempt a guess.
  const until = page.checkout.next_action?.expires_at;
  if (typed.until !== '' && until !== undefined && typed.until !== until) {
    return again(409, {
      formKey: newKey(),
      errors: { code: page.text.fieldErrors.newCode },
      alert: null,
    });
  }
  // In the form of messages: 123 456.
  const body = check(routes.confirmCheckout.body, { code: typed.code.replaceAll(/[\s-]/g, '') });
  if (body.kind === 'invalid') {
    return again(422, { formKey: key, errors: { code: page.text.fieldErrors.code }, alert: null });
  }
  const reply = await ask(site, context, 'confirmCheckout', {
    parameters: { slug },
    body: body.value,
    idempotencyKey: key,
  });
  if (reply.kind === 'done') return goOn(context, reply);
  const tried = readReceipt(context);
  if (tried !== null) keepDeclined(site, context, reply, tried);
  return (
    leaveAfter(context, reply) ??
    again(reply.status, { formKey: againAfter(context, reply, key), ...explain(page, reply) })
  );
};

/** A wrong code is reported at its field, with the remaining attempts. */
function explain(page: CheckoutPageContext, refusal: Refusal): Pick<State, 'errors' | 'alert'> {
  if (refusal.code !== 'INVALID_CODE') return { errors: {}, alert: alertFor(page, refusal) };
  return { errors: { code: page.text.fieldErrors.wrongCode(Number(refusal.details['attempts_left'])) }, alert: null };
}

function draw(site: Site, context: PageRequest, state: State, status: number): Response | Promise<Response> {
  const page = context.get('page');
  return show(
    context,
    <EnterCodePage page={page} state={{ ...state, values: {} }} receipt={shownReceipt(site, context)} />,
    status,
  );
}
