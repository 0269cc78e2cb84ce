import { routes } from '@mitako/contract';
import { ask, check, fieldsOf, keyOf, maskPhone, newKey, normalizePhone, readForm } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import { keptNumber, type KeptNumber, sealNumber } from '../kept-number.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { downNow, namesOf, providerOfNumber, providersOf } from '../providers.ts';
import { type MobileMoneyField, MobileMoneyPage } from '../pages/mobile-money.tsx';
import { readReceipt } from '../receipt.ts';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { pathWhileProcessing } from './open-checkout.ts';
import { keepDeclined, keepReceipt } from './paid.ts';
import { againAfter, alertFor, declinedPayment, leaveAfter } from './refusals.tsx';
import { goTo, show } from './respond.tsx';
import { sentenceOf, sentencesOf } from '../statements.ts';

type State = FormState<MobileMoneyField>;

export const showMobileMoney: PageHandler = (_site, context) => {
  const page = context.get('page');
  if (!providersOf(page.checkout).some(({ available }) => available)) return goTo(context, page.paths.summary);
  const provider = context.req.query('provider') ?? '';
  const tried = page.checkout.failure?.code === 'invalid_payer' ? (readReceipt(context)?.phoneMasked ?? null) : null;
  const errors = tried === null ? {} : { phone: wrongNumber(page, tried) };
  return show(
    context,
    <MobileMoneyPage page={page} state={{ formKey: newKey(), values: { provider }, errors, alert: null }} />,
  );
};

/** Why the number failed, and which it was. */
function wrongNumber(page: CheckoutPageContext, phoneMasked: string): string {
  return [...sentencesOf(page, 'number'), page.text.mobileMoney.triedPhone(phoneMasked)].join(' ');
}

/** Starts a mobile-money payment. No account is needed: the provider asks the payer. */
export const payByMobileMoney: PageHandler = async (site, context) => {
  const page = context.get('page');
  const { slug } = page.checkout;
  const typed = await readTyped(site, context);
  if (typed === null) return goTo(context, page.paths.mobileMoney);
  const key = await keyOf(context);
  const providers = providersOf(page.checkout);
  const phone = normalizePhone(
    typed.phone,
    providers.flatMap(({ prefixes }) => prefixes),
  );
  const recognised = providerOfNumber(providers, phone);
  const chosen = providers.find(({ id }) => id === typed.provider);
  const provider = chosen ?? (recognised?.available === true ? recognised : undefined);
  const values = { provider: provider?.id ?? '', phone: typed.phone };
  const again = (status: number, state: Omit<State, 'values'>, confirmed?: string): Response | Promise<Response> =>
    show(context, <MobileMoneyPage page={page} state={{ ...state, values }} confirmed={confirmed} />, status);

  // Before anything is sent: its number was typed, and no other provider chosen.
  if (provider === undefined && recognised?.health === 'down') {
    return again(422, { formKey: key, errors: { provider: downNow(page, recognised) }, alert: null });
  }

  const body = check(routes.payCheckout.body, { method: 'mobile_money', provider: provider?.id, phone });
  if (body.kind === 'invalid') return again(422, { formKey: key, errors: errorsAt(context, body.fields), alert: null });

  // Confirmed once: a ported number keeps its prefix.
  const choice = confirmationOf({ provider: provider?.id ?? '', phone });
  if (recognised !== null && provider !== undefined && recognised !== provider && typed.confirmed !== choice) {
    const question = page.text.mobileMoney.mismatch(recognised.label, provider.label);
    return again(422, { formKey: key, errors: { provider: question }, alert: null }, choice);
  }

  // Confirmed once, too: a provider may have new prefixes, but a typing error is more likely.
  const others = providers.filter(({ prefixes }) => prefixes.length > 0);
  if (recognised === null && others.length > 0 && typed.confirmed !== choice) {
    const question = page.text.mobileMoney.unknownAsked(namesOf(page, others));
    return again(422, { formKey: key, errors: { phone: question }, alert: null }, choice);
  }

  const how = {
    method: 'mobile_money',
    provider: provider?.id ?? null,
    phoneMasked: maskPhone(phone),
    sealedPhone: sealNumber(site, slug, phone),
  } as const;
  const reply = await ask(site, context, 'payCheckout', {
    parameters: { slug },
    body: body.value,
    idempotencyKey: key,
  });
  if (reply.kind === 'done') {
    keepReceipt(site, context, reply.data, how);
    const { paths } = page;
    return goTo(context, reply.status === 202 ? pathWhileProcessing(paths, reply.data.next_action) : paths.result);
  }
  const errors = errorsAt(context, fieldsOf(reply));
  const hasErrors = Object.keys(errors).length > 0;
  keepDeclined(site, context, reply, how);
  // The form comes back with the number, which only has to be corrected.
  const declined = declinedPayment(reply);
  if (declined.status === 'requested' && declined.failure_code === 'invalid_payer') {
    return again(422, { formKey: newKey(), errors: { phone: sentenceOf(page, 'invalid_payer') }, alert: null });
  }
  return (
    leaveAfter(context, reply) ??
    again(reply.status, {
      formKey: againAfter(context, reply, key),
      errors,
      alert: hasErrors ? null : alertFor(page, reply),
    })
  );
};

/**
 * What the form was sent with; `again` stands for the number that this browser tried last, whose provider was confirmed
 * then. Null: it has none.
 */
async function readTyped(site: Site, context: PageRequest): Promise<Typed | null> {
  const { again, ...typed } = await readForm(context, ['provider', 'phone', 'confirmed', 'again']);
  if (again === '') return typed;
  const kept = keptNumber(site, context.get('page').checkout.slug, readReceipt(context));
  return kept === null ? null : { ...kept, confirmed: confirmationOf(kept) };
}

interface Typed extends KeptNumber {
  /** Provider and number that were confirmed, although the number looks like another provider's. */
  readonly confirmed: string;
}

function confirmationOf({ provider, phone }: KeptNumber): string {
  return `${provider} ${phone}`;
}

function errorsAt(context: PageRequest, fields: readonly string[]): State['errors'] {
  const { fieldErrors } = context.get('page').text;
  return {
    ...(fields.includes('phone') ? { phone: fieldErrors.phone } : {}),
    ...(fields.includes('provider') ? { provider: fieldErrors.provider } : {}),
  };
}
