import type { CheckoutMethod } from '@mitako/contract';
import { newForm } from '../components/form-page.tsx';
import { ask, keyOf, readForm } from '@mitako/pages';
import { CardPage } from '../pages/card.tsx';
import type { PageHandler, PageRequest } from '../site.ts';
import { goOn } from './open-checkout.ts';
import { keepDeclined, keepReceipt } from './paid.ts';
import { againAfter, alertFor, leaveAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';

export const showCard: PageHandler = (site, context) => {
  const page = context.get('page');
  const provider = providerNamed(context, context.req.query('provider'));
  if (provider === null) return goTo(context, page.paths.summary);
  return show(context, <CardPage page={page} provider={provider} state={formOf(site, context)} />);
};

/** Starts a card payment. No account is needed: the provider's page takes the card. */
export const payByCard: PageHandler = async (site, context) => {
  const page = context.get('page');
  const typed = await readForm(context, ['provider']);
  const key = await keyOf(context);
  const provider = providerNamed(context, typed.provider);
  if (provider === null) return goTo(context, page.paths.summary);
  const how = { method: 'card', provider, phoneMasked: null } as const;
  const reply = await ask(site, context, 'payCheckout', {
    parameters: { slug: page.checkout.slug },
    body: { method: 'card', provider },
    idempotencyKey: key,
  });
  if (reply.kind === 'done') {
    keepReceipt(site, context, reply.data, how);
    return goOn(context, reply);
  }
  keepDeclined(site, context, reply, how);
  const left = leaveAfter(context, reply);
  if (left !== null) return left;
  const state = { ...newForm(), formKey: againAfter(context, reply, key), alert: alertFor(page, reply) };
  return refuseForm(
    site,
    context,
    state,
    () => show(context, <CardPage page={page} provider={provider} state={state} />, reply.status),
    `${page.paths.card}?provider=${provider}`,
  );
};

/** The named card provider of this checkout; null: it is unavailable. */
function providerNamed(context: PageRequest, named: string | undefined): string | null {
  const isNamed = ({ type, provider, available }: CheckoutMethod): boolean =>
    type === 'card' && available && provider === named;
  return context.get('page').checkout.methods.find(isNamed)?.provider ?? null;
}
