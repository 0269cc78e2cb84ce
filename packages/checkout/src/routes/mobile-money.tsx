import { PROVIDERS, routes } from '@mitako/contract';
import type { FormState } from '../components/form-page.tsx';
import { ask } from '../engine.ts';
import { check, fieldsOf, keyOf, newKey, readForm } from '../form.ts';
import { type MobileMoneyField, MobileMoneyPage } from '../pages/mobile-money.tsx';
import { maskPhone, normalizePhone } from '../phone-number.ts';
import type { PageHandler, PageRequest } from '../site.ts';
import { keepReceipt } from './paid.ts';
import { overLimit } from './rate-limit.ts';
import { againAfter, alertFor, leaveAfter } from './refusals.ts';
import { goTo, show } from './respond.tsx';

type State = FormState<MobileMoneyField>;

export const showMobileMoney: PageHandler = (_site, context) =>
  show(
    context,
    <MobileMoneyPage
      page={context.get('page')}
      state={{
        formKey: newKey(),
        values: { provider: context.req.query('provider') ?? '' },
        errors: {},
        alert: null,
      }}
    />,
  );

/** Starts a mobile-money payment. Nobody needs an account for it: the operator asks the payer. */
export const payByMobileMoney: PageHandler = async (site, context) => {
  const page = context.get('page');
  const { slug } = page.checkout;
  const typed = await readForm(context, ['provider', 'phone']);
  const key = await keyOf(context);
  const provider = PROVIDERS.find((name) => name === typed.provider);
  const phone = normalizePhone(typed.phone);
  const again = (status: number, state: Omit<State, 'values'>): Response | Promise<Response> =>
    show(context, <MobileMoneyPage page={page} state={{ ...state, values: typed }} />, status);

  const body = check(routes.payCheckout.body, { method: 'mobile_money', provider, phone });
  if (body.kind === 'invalid') return again(422, { formKey: key, errors: errorsAt(context, body.fields), alert: null });

  const reply =
    (await overLimit(site, context, 'pay', slug)) ??
    (await ask(site.gateway, 'payCheckout', { parameters: { slug }, body: body.value, idempotencyKey: key }));
  if (reply.kind === 'done') {
    keepReceipt(site, context, reply.data, {
      method: 'mobile_money',
      provider: provider ?? null,
      phoneMasked: maskPhone(phone),
    });
    return goTo(context, reply.status === 202 ? page.paths.wait : page.paths.result);
  }
  const errors = errorsAt(context, fieldsOf(reply));
  const hasErrors = Object.keys(errors).length > 0;
  return (
    leaveAfter(context, reply) ??
    again(reply.status, {
      formKey: againAfter(context, reply, key),
      errors,
      alert: hasErrors ? null : alertFor(page, reply),
    })
  );
};

function errorsAt(context: PageRequest, fields: readonly string[]): State['errors'] {
  const { fieldErrors } = context.get('page').text;
  return {
    ...(fields.includes('provider') ? { provider: fieldErrors.provider } : {}),
    ...(fields.includes('phone') ? { phone: fieldErrors.phone } : {}),
  };
}
