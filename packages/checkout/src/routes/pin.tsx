import { ask, fieldsOf, isOfAnother, keyOf, newKey, readForm } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import { PinPage, type SetPinField } from '../pages/pin.tsx';
import { validatePin } from './validate-pin.ts';
import { againAfter, leaveAfter, showConfirm } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, ofCustomer, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.ts';

type State = FormState<SetPinField>;

/** Shows the form for a new PIN. `?reset`: the old one is locked. */
export const showPin = ofCustomer(async (site, context, customer) => {
  const page = context.get('page');
  const mustReset = context.req.query('reset') !== undefined;
  // Before a PIN is chosen: it would be lost on the way.
  if (site.session.host !== null && customer.authenticatedUntilMs <= site.gateway.clock.now()) {
    const { pathname, search } = new URL(context.req.url);
    return showConfirm(context, site.session.host.reauthenticateUrl(new URL(pathname + search, site.siteUrl).href));
  }
  return show(
    context,
    <PinPage page={page} state={formOf(site, context)} email={customer.principal.email} mustReset={mustReset} />,
  );
});

/** Sets the PIN and continues with the payment. */
export const setPin = ofCustomer(async (site, context, customer) => {
  const page = context.get('page');

  const { password, pin, username } = await readForm(context, ['password', 'pin', 'username'], ['password']);
  const key = await keyOf(context);
  const { email } = customer.principal;
  const mustReset = context.req.query('reset') !== undefined;
  const again = (status: number, faults: Omit<State, 'values'>): Response | Promise<Response> => {
    const state = { ...faults, values: {} };
    return refuseForm(site, context, state, () =>
      show(context, <PinPage page={page} state={state} email={email} mustReset={mustReset} />, status),
    );
  };

  if (isOfAnother(username, email)) {
    return again(409, { formKey: newKey(), errors: {}, alert: page.text.alerts.otherAccount });
  }
  const { fieldErrors } = page.text;
  const pinFault = validatePin(page, pin);
  const errors: State['errors'] = {
    ...(password === '' && !page.isHosted ? { password: fieldErrors.password } : {}),
    ...(pinFault === null ? {} : { pin: pinFault }),
  };
  if (Object.keys(errors).length > 0) return again(422, { formKey: key, errors, alert: null });

  const reply = await ask(site, context, 'setPin', {
    identity: customer.identity,
    parameters: { role: 'user' },
    body: page.isHosted ? { pin } : { password, pin },
    idempotencyKey: key,
  });
  if (reply.kind === 'done') return goTo(context, page.paths.wallet);
  // Its GET leads to the confirmation.
  if (reply.code === 'REAUTHENTICATION_REQUIRED') return goTo(context, new URL(context.req.url).pathname);
  const faults = faultsOf(page, reply.code, fieldsOf(reply));
  const above = Object.keys(faults).length > 0 ? { alert: null } : walletAlert(page, reply);
  return (
    leaveAfter(context, reply) ??
    again(reply.status, { formKey: againAfter(context, reply, key), errors: faults, ...above })
  );
});

/** The PIN was already checked: an engine of other rules can only reject it as trivial. */
function faultsOf(page: CheckoutPageContext, code: string, fields: readonly string[]): State['errors'] {
  const { fieldErrors } = page.text;
  return {
    ...(code === 'INVALID_CREDENTIALS' || fields.includes('password') ? { password: fieldErrors.wrongPassword } : {}),
    ...(fields.includes('pin') ? { pin: fieldErrors.trivialPin } : {}),
  };
}
