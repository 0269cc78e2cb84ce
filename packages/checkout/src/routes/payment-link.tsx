import type { PublicPaymentLink } from '@mitako/contract';
import {
  amountIn,
  ask,
  displayed,
  fieldsOf,
  keepsKey,
  keyOf,
  newKey,
  readForm,
  showByGet,
  takeRefused,
} from '@mitako/pages';
import { finalStatusOf, hasBeenPaid } from '../final-status.ts';
import { keepLinkPayment, readLinkPayment } from '../link-payment.ts';
import { ClosedLinkPage, type OwnPayment, PaymentLinkPage } from '../pages/payment-link.tsx';
import { pathsOf } from '../paths.ts';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { goTo, pageContext, show, showRefusal } from './respond.tsx';

/** The page of a payment link. Opening it creates nothing. */
export const showPaymentLink: PageHandler = async (site, context) => {
  const reply = await ask(site, context, 'getPublicPaymentLink', { parameters: { slug: slugOf(context) } });
  if (reply.kind === 'refused') return showRefusal(site, context, reply);
  return showLink(
    site,
    context,
    reply.data.payment_link,
    (takeRefused(site, context) as FormState | null) ?? { formKey: newKey() },
  );
};

/** Creates the visitor's payment and redirects to its checkout. */
export const openPaymentLink: PageHandler = async (site, context) => {
  const parameters = { slug: slugOf(context) };
  const read = await ask(site, context, 'getPublicPaymentLink', { parameters });
  if (read.kind === 'refused') return showRefusal(site, context, read);
  const link = read.data.payment_link;
  const { amount: typed } = await readForm(context, ['amount']);
  const key = await keyOf(context);
  const amount = link.amount === null ? amountIn(typed, link.currency) : undefined;
  const again = (state: FormState, status: number): Response | Promise<Response> =>
    showByGet(site, context, state) ?? showLink(site, context, link, state, status);
  if (amount === null) return again({ formKey: newKey(), typed, isWrongAmount: true }, 422);
  const reply = await ask(site, context, 'openPaymentLink', {
    parameters,
    body: { amount },
    // A payer who returns to the form and enters another amount starts another payment.
    idempotencyKey: `${key.slice(0, 200)}.${amount ?? ''}`,
  });
  if (reply.kind === 'done') {
    keepLinkPayment(context, reply.data.slug, { path: pathOf(site, link), secure: site.secure });
    return goTo(context, pathsOf(site.base, reply.data.slug).summary);
  }
  if (reply.code === 'PAYMENT_LINK_CLOSED' || reply.code === 'ACCOUNT_SUSPENDED') {
    return showPaymentLink(site, context);
  }
  const isWrongAmount = fieldsOf(reply).includes('amount');
  if (!isWrongAmount && !keepsKey(reply)) return showRefusal(site, context, reply);
  const { busy } = pageContext(site, context, null).text.alerts;
  const formKey = keepsKey(reply) ? key : newKey();
  return again({ formKey, typed, isWrongAmount, alert: isWrongAmount ? null : busy }, reply.status);
};

interface FormState {
  readonly formKey: string;
  readonly typed?: string;
  readonly isWrongAmount?: boolean;
  readonly alert?: string | null;
}

/** The payment that this browser made by the link; null where there is none to go back to. */
async function ownPayment(site: Site, context: PageRequest): Promise<OwnPayment | null> {
  const slug = readLinkPayment(context);
  if (slug === null) return null;
  const reply = await ask(site, context, 'getCheckout', { parameters: { slug } });
  if (reply.kind === 'refused') return null;
  const final = finalStatusOf(reply.data.checkout);
  const { summary: path } = pathsOf(site.base, slug);
  if (final === null) return { is: 'open', path };
  return hasBeenPaid(final) ? { is: 'paid', path } : null;
}

async function showLink(
  site: Site,
  context: PageRequest,
  found: PublicPaymentLink,
  state: FormState,
  status = 200,
): Promise<Response> {
  const page = pageContext(site, context, null);
  const { description, merchant } = found;
  const link = {
    ...found,
    description: displayed(description),
    merchant: { ...merchant, name: displayed(merchant.name) },
  };
  const own = await ownPayment(site, context);
  if (link.status !== 'active') return show(context, <ClosedLinkPage page={page} link={link} own={own} />);
  return show(
    context,
    <PaymentLinkPage page={page} link={link} own={own} action={pathOf(site, link)} {...state} />,
    status,
  );
}

function pathOf(site: Site, { slug }: PublicPaymentLink): string {
  return `${site.base.slice(0, -'/checkout'.length)}/l/${encodeURIComponent(slug)}`;
}

function slugOf(context: PageRequest): string {
  return context.req.param('slug') ?? '';
}
