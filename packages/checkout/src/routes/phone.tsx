import { readPhoneNumber } from '@mitako/contract';
import { ask, fieldsOf, isOfAnother, keyOf, newKey, readForm } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import { type PhoneField, PhonePage } from '../pages/phone.tsx';
import type { PageRequest, Site } from '../site.ts';
import { againAfter, leaveAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, ofCustomer, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.ts';

type State = FormState<PhoneField>;
type Customer = Parameters<Parameters<typeof ofCustomer>[0]>[2];

/** Shows the form for the number, and the one for the code with `?sent`. */
export const showPhone = ofCustomer(async (site, context, customer) =>
  draw(context, customer, formOf(site, context), 200),
);

/** Sends the code, or verifies it and continues with the payment. */
export const verifyPhone = ofCustomer(async (site, context, customer) =>
  sentTo(context) === null ? sendCode(site, context, customer) : presentCode(site, context, customer),
);

async function sendCode(site: Site, context: PageRequest, customer: Customer): Promise<Response> {
  const page = context.get('page');
  const { phone: typed, password, username } = await readForm(context, ['phone', 'password', 'username'], ['password']);
  const key = await keyOf(context);
  const again = (status: number, faults: Omit<State, 'values'>): Response | Promise<Response> =>
    refused(site, context, customer, { ...faults, values: { phone: typed } }, status);
  if (isOfAnother(username, customer.principal.email)) {
    return again(409, { formKey: newKey(), errors: {}, alert: page.text.alerts.otherAccount });
  }
  const reply = await ask(site, context, 'requestPhoneVerification', {
    identity: customer.identity,
    parameters: { role: 'user' },
    body: {
      phone: readPhoneNumber(
        typed,
        page.checkout.methods.flatMap((each) => each.phone_prefixes),
      ).phone,
      password,
    },
    idempotencyKey: key,
  });
  if (reply.kind === 'done') return goTo(context, `${page.paths.phone}?sent=${reply.data.verification.id}`);
  const fields = fieldsOf(reply);
  const errors: State['errors'] = {
    ...(fields.includes('phone') && { phone: page.text.phone.wrongPhone }),
    ...(fields.includes('password') && { password: page.text.fieldErrors.password }),
    ...(reply.code === 'INVALID_CREDENTIALS' && { password: page.text.fieldErrors.wrongPassword }),
  };
  const above = Object.keys(errors).length > 0 ? { alert: null } : walletAlert(page, reply);
  return (
    leaveAfter(context, reply) ?? again(reply.status, { formKey: againAfter(context, reply, key), errors, ...above })
  );
}

async function presentCode(site: Site, context: PageRequest, customer: Customer): Promise<Response> {
  const page = context.get('page');
  const { code } = await readForm(context, ['code'], ['code']);
  const key = await keyOf(context);
  const reply = await ask(site, context, 'verifyPhone', {
    identity: customer.identity,
    parameters: { role: 'user' },
    body: { verification_id: sentTo(context), code: code.replaceAll(/\s/g, '') },
  });
  if (reply.kind === 'done') return goTo(context, page.paths.wallet);
  const { wrongCode, invalid } = page.text.phone;
  const words =
    reply.code === 'LINK_INVALID'
      ? invalid
      : reply.code === 'INVALID_CODE' || reply.code === 'VALIDATION_ERROR'
        ? wrongCode
        : null;
  const faults =
    words === null ? { errors: {}, ...walletAlert(page, reply) } : { errors: { code: words }, alert: null };
  return (
    leaveAfter(context, reply) ??
    refused(site, context, customer, { formKey: againAfter(context, reply, key), values: {}, ...faults }, reply.status)
  );
}

function refused(
  site: Site,
  context: PageRequest,
  customer: Customer,
  state: State,
  status: number,
): Response | Promise<Response> {
  return refuseForm(site, context, state, () => draw(context, customer, state, status));
}

function draw(
  context: PageRequest,
  { principal: { email, phone } }: Customer,
  state: State,
  status: number,
): Response | Promise<Response> {
  const page = context.get('page');
  return show(
    context,
    <PhonePage page={page} state={state} email={email} phone={phone} verificationId={sentTo(context)} />,
    status,
  );
}

/** The verification of which a code is on its way. */
function sentTo(context: PageRequest): string | null {
  return context.req.query('sent') ?? null;
}
