import { exampleNumber, type Locale, readPhoneNumber } from '@mitako/contract';
import {
  ask,
  errorsAt,
  ErrorSummary,
  type Errors,
  faultsIn,
  Field,
  fieldsOf,
  Form,
  keyOf,
  newKey,
  prefixOf,
  readForm,
  RECEIPT_PATH,
  type Refusal,
  setRetryAfter,
  showByGet,
  takeRefused,
} from '@mitako/pages';
import { localeOf, type OutsideOptions, showOutside } from '../shell/respond.tsx';
import type { PageRequest, Site } from '../shell/site.ts';
import { slowDownWords } from '../shell/slow-down.ts';
import { TEXT as SHELL } from '../shell/text.ts';
import { TEXT } from './text.ts';

const FIELDS = ['reference', 'phone'] as const;

type Name = (typeof FIELDS)[number];

interface State {
  readonly key: string;
  readonly typed: { readonly [Field in Name]?: string };
  readonly errors: Errors<Name>;
  readonly alert: string | null;
}

type Frame = (locale: Locale) => Pick<OutsideOptions, 'home' | 'columns'>;

/** Asks a payer who lost a receipt what was printed on it, and for the number that paid. */
export function showReceiptForm(site: Site, request: PageRequest, frame: Frame): Response | Promise<Response> {
  const refused = takeRefused(site, request) as State | null;
  return draw(site, request, frame, refused ?? { key: newKey(), typed: {}, errors: {}, alert: null }, 200);
}

/** Goes on to the receipt. */
export async function openReceipt(site: Site, request: PageRequest, frame: Frame): Promise<Response> {
  const locale = localeOf(site, request);
  const typed = await readForm(request, FIELDS);
  const key = await keyOf(request);
  const body = {
    reference: typed.reference.toLowerCase(),
    phone: readPhoneNumber(typed.phone, prefixesOf(site)).phone,
  };
  const reply = await ask(site, request, 'findReceipt', { body });
  // By its path: a browser may reach the pages by another name than the public one. To stay: who looks for a receipt
  // came for it, and not to return to the shop.
  if (reply.kind === 'done') return request.redirect(`${new URL(reply.data.receipt.url).pathname}?stay=1`, 303);
  setRetryAfter(request, reply.retryAfterSeconds);
  const state: State = { key, typed, ...faultsOf(site, locale, reply) };
  return showByGet(site, request, state) ?? draw(site, request, frame, state, reply.status);
}

/** How numbers begin that can have paid here: they determine the country of one without a calling code. */
function prefixesOf({ gateway }: Site): readonly string[] {
  const live = gateway.providers(true);
  return (live.length > 0 ? live : gateway.providers(false)).flatMap(
    ({ phonePrefixes, callingCode }) => phonePrefixes ?? callingCode ?? [],
  );
}

function faultsOf(site: Site, locale: Locale, refusal: Refusal): Pick<State, 'errors' | 'alert'> {
  const { receipt } = TEXT[locale];
  const errors = errorsAt(fieldsOf(refusal), receipt.wrong);
  if (faultsIn(errors).length > 0) return { errors, alert: null };
  if (refusal.code === 'PAYMENT_NOT_FOUND') return { errors, alert: receipt.none };
  if (refusal.status === 429) return { errors, alert: slowDownWords(site, locale, refusal.retryAfterSeconds) };
  return { errors, alert: SHELL[locale].form.busy };
}

function draw(
  site: Site,
  request: PageRequest,
  frame: Frame,
  { key, typed, errors, alert }: State,
  status: number,
): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { receipt: text } = TEXT[locale];
  const { form, sending } = SHELL[locale];
  return showOutside(
    site,
    request,
    { ...frame(locale), title: text.title, status, hasErrors: alert !== null || faultsIn(errors).length > 0 },
    <main class="plain">
      <ErrorSummary title={form.summary} alert={alert} errors={errors} />
      <h1>{text.title}</h1>
      <p class="soft">{text.intro}</p>
      <Form
        action={prefixOf(site.gateway.publicUrl) + RECEIPT_PATH}
        formKey={key}
        submit={text.submit}
        sending={sending}
      >
        <Field
          name="reference"
          label={text.reference}
          hint={text.referenceHint}
          type="text"
          class="code"
          autocomplete="off"
          maxlength={64}
          value={typed.reference ?? ''}
          error={errors.reference}
        />
        <Field
          name="phone"
          label={text.phone}
          hint={text.phoneHint(exampleNumber(prefixesOf(site)))}
          type="tel"
          inputmode="tel"
          autocomplete="tel"
          maxlength={32}
          value={typed.phone ?? ''}
          error={errors.phone}
        />
      </Form>
    </main>,
  );
}
