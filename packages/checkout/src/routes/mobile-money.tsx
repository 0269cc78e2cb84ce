import { exampleNumber, readPhoneNumber, routes } from '@mitako/contract';
import { ask, check, errorsAt, fieldsOf, keyOf, maskPhone, newKey, readForm } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import type { MobileMoneyField, PhoneState } from '../components/phone-form.tsx';
import { keptNumber, type KeptNumber, sealNumber } from '../kept-number.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { downNow, providerOfNumber, providersOf } from '../providers.ts';
import { readReceipt } from '../receipt.ts';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { goOn } from './open-checkout.ts';
import { keepDeclined, keepReceipt } from './paid.ts';
import { againAfter, alertFor, asksTwice, declinedPayment, leaveAfter } from './refusals.tsx';
import { refuseForm } from './refused-form.ts';
import { goTo } from './respond.tsx';
import { showPay } from './show-pay.tsx';
import { sentenceOf } from '../statements.ts';

/** The customer was requested to choose a provider, so any choice is confirmed. */
const ANY = '?';

type Shown = Response | Promise<Response>;

/** The form is on the first page. */
export const showMobileMoney: PageHandler = (_site, context) => goTo(context, context.get('page').paths.summary);

/** Starts a mobile-money payment. No account is needed: the payer confirms with the provider. */
export const payByMobileMoney: PageHandler = async (site, context) => {
  const page = context.get('page');
  const { slug } = page.checkout;
  const typed = await readTyped(site, context);
  if (typed === null) return goTo(context, page.paths.summary);
  const key = await keyOf(context);
  const providers = providersOf(page.checkout);
  const prefixes = providers.flatMap((provider) => provider.prefixes);
  const { kind, phone } = readPhoneNumber(typed.phone, ofCountry(prefixes, typed.country));
  const recognised = providerOfNumber(providers, phone);
  const chosen = providers.find(({ id }) => id === typed.provider);
  const provider = chosen ?? (recognised?.available === true ? recognised : undefined);
  // A number that was kept, and not typed, is masked on every page.
  const values = { provider: provider?.id ?? '', phone: typed.isKept ? '' : typed.phone, country: typed.country };
  const again = (status: number, state: Omit<FormState<MobileMoneyField>, 'values'>, confirmed?: string): Shown => {
    const shown = typed.isKept ? undefined : confirmed;
    const asksProvider = state.errors.provider !== undefined || chosen !== undefined;
    const refused: PhoneState = { isMeant: typed.meant !== '', ...state, values, asksProvider, confirmed: shown };
    return refuseForm(site, context, refused, () => showPay(site, context, refused, status), page.paths.summary);
  };

  // Before anything is sent: its number was typed, and no other provider chosen.
  if (provider === undefined && recognised?.health === 'down') {
    return again(422, { formKey: key, errors: { provider: downNow(page, recognised) }, alert: null });
  }

  if (kind === 'old') {
    return again(422, { formKey: key, errors: { phone: page.text.fieldErrors.oldPhone }, alert: null });
  }
  const { mismatch, unknown, unknownAsked } = page.text.mobileMoney;
  const isUnknown = kind === 'number' && recognised === null && prefixes.length > 0;
  const any = confirmationOf({ provider: ANY, phone });
  if (isUnknown && provider === undefined) {
    return again(422, { formKey: key, errors: { provider: unknown }, alert: null }, any);
  }
  const body = check(routes.payCheckout.body, {
    method: 'mobile_money',
    provider: provider?.id,
    phone,
    refuse_duplicate: typed.meant === '',
  });
  if (body.kind === 'invalid') {
    return again(422, { formKey: key, errors: faultsOf(page, body.fields, prefixes), alert: null });
  }

  // Confirmed once: a ported number keeps its prefix.
  const choice = confirmationOf({ provider: provider?.id ?? '', phone });
  if (recognised !== null && provider !== undefined && recognised !== provider && typed.confirmed !== choice) {
    const question = mismatch(recognised.label, provider.label);
    return again(422, { formKey: key, errors: { provider: question }, alert: null }, choice);
  }

  // Confirmed once, too: numbers are ported, and providers get new prefixes.
  if (isUnknown && provider !== undefined && ![choice, any].includes(typed.confirmed)) {
    return again(422, { formKey: key, errors: { provider: unknownAsked(provider.label) }, alert: null }, choice);
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
    return goOn(context, reply);
  }
  const errors = faultsOf(page, fieldsOf(reply), prefixes);
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
      ...asksTwice(reply),
      formKey: againAfter(context, reply, key),
      errors,
      alert: hasErrors ? null : alertFor(page, reply),
    })
  );
};

/**
 * The submitted number; `again` stands for the number that this browser used last, whose provider was confirmed then.
 * Null: there is none.
 */
async function readTyped(site: Site, context: PageRequest): Promise<Typed | null> {
  const { again, ...typed } = await readForm(context, ['provider', 'phone', 'country', 'confirmed', 'meant', 'again']);
  if (again === '') return { ...typed, isKept: false };
  const kept = keptNumber(site, context.get('page').checkout.slug, readReceipt(context));
  return kept === null
    ? null
    : { ...kept, country: '', confirmed: confirmationOf(kept), meant: typed.meant, isKept: true };
}

interface Typed extends KeptNumber {
  /** Provider and number that were confirmed, although the number looks like another provider's. */
  readonly confirmed: string;
  /** Not empty: the payer means to pay twice. */
  readonly meant: string;
  /** Calling code of a number without one; empty: not asked for. */
  readonly country: string;
  /** Whether `again` stood for it. */
  readonly isKept: boolean;
}

/** Those of a chosen country: what is typed without a calling code is a number there. */
function ofCountry(prefixes: readonly string[], callingCode: string): readonly string[] {
  const chosen = prefixes.filter((prefix) => callingCode !== '' && prefix.startsWith(callingCode));
  return chosen.length === 0 ? prefixes : chosen;
}

function confirmationOf({ provider, phone }: KeptNumber): string {
  return `${provider} ${phone}`;
}

function faultsOf(
  page: CheckoutPageContext,
  fields: readonly string[],
  prefixes: readonly string[],
): PhoneState['errors'] {
  const { phone, provider } = page.text.fieldErrors;
  return errorsAt(fields, { phone: phone(exampleNumber(prefixes)), provider });
}
