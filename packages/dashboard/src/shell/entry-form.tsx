import { type ErrorCode, type Locale, routes } from '@mitako/contract';
import {
  ask,
  check,
  deviceNameOf,
  ErrorSummary,
  type Errors,
  faultsIn,
  Field,
  fieldsOf,
  Form,
  isPausedByOthers,
  keepLogin,
  keyAfter,
  keyOf,
  newKey,
  readForm,
  type Refusal,
  setRetryAfter,
  showByGet,
  startSession,
  takeRefused,
} from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Notice } from '../components/small.tsx';
import { NAMES } from '../vocabulary/names.ts';
import { SENTENCES } from '../vocabulary/sentences.ts';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { slowDownWords } from './slow-down.ts';
import { TEXT } from './text.ts';

/** The declaration of a field; `wrong` is its error when the contract or the engine rejects it. */
export type EntryInput = Omit<Parameters<typeof Field>[0], 'name' | 'value' | 'error'> & { readonly wrong?: string };

/** A form that logs a visitor in. */
interface EntryForm<Name extends string> {
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly inputs: { readonly [Field in Name]: EntryInput };
  /** What is sent beside what was typed. */
  readonly kept?: Readonly<Record<string, string>>;
  /** An alert or a notice before anything was typed. */
  readonly alert?: string | null;
  readonly notice?: string;
  /** Error of the whole form, when none of its fields has one. */
  readonly wrong?: string;
  /** Texts for refusals, of the whole form or by field. */
  readonly refusals?: (refusal: Refusal) => { readonly [Code in ErrorCode]?: string | Errors<Name> };
  /** A box to tick, whose name is sent as true. */
  readonly box?: { readonly name: string; readonly label: string };
  /** Below the button. */
  readonly below?: Child;
  /** Below the button, once others have paused the account. */
  readonly paused?: Child;
  /** Below the card. */
  readonly after?: Child;
  /** Where to go after it. Default: the first page of the panel. */
  readonly next?: string;
}

interface Entry<Name extends string> {
  readonly route: 'login' | 'loginWithFactor' | 'register' | 'useSignUpLink' | 'resetPassword' | 'acceptInvitation';
  /** Below the panel. */
  readonly path: string;
  readonly fields: readonly Name[];
}

type Answer = Response | Promise<Response>;
type EntryHandler = (site: Site, request: PageRequest) => Answer;

/** A form that calls an operation which answers with a session: GET shows it, POST sends it and logs in. */
export function entryForm<Name extends string>(
  { route, path, fields }: Entry<Name>,
  declare: (site: Site, request: PageRequest) => EntryForm<NoInfer<Name>>,
): { readonly get: EntryHandler; readonly post: EntryHandler } {
  const draw = (
    site: Site,
    request: PageRequest,
    status: number,
    { key, typed, errors, alert, isPaused = false }: State<Name>,
  ): Answer => {
    const locale = localeOf(site, request);
    const text = TEXT[locale];
    const { title, intro, submit, inputs, notice, box, below, paused, after } = declare(site, request);
    return showPlain(
      site,
      request,
      { title, status, hasErrors: alert !== null || faultsIn(errors).length > 0 },
      <>
        <ErrorSummary title={text.form.summary} alert={alert} errors={errors} />
        {notice !== undefined && <Notice>{notice}</Notice>}
        <section class="card">
          <h1>{title}</h1>
          <p class="soft">{intro ?? site.panel.name[locale]}</p>
          <Form action={`${site.base}${path}`} formKey={key} submit={submit} sending={text.sending}>
            {fields.map((name) => {
              const { wrong: _, ...input } = inputs[name];
              const value = input.autocomplete === 'one-time-code' ? '' : (typed[name] ?? '');
              return <Field {...input} name={name} value={value} error={errors[name]} />;
            })}
            {box !== undefined && <Box {...box} />}
          </Form>
          {isPaused && paused}
          {below}
        </section>
        {after}
      </>,
    );
  };
  return {
    get(site, request) {
      const { alert = null } = declare(site, request);
      const refused = takeRefused(site, request) as State<Name> | null;
      return draw(site, request, 200, refused ?? { key: newKey(), typed: {}, errors: {}, alert });
    },
    async post(site, request) {
      const form = declare(site, request);
      const { inputs } = form;
      const secrets = fields.filter((name) => isSecret(inputs[name]));
      const typed = await readForm(request, fields, secrets);
      const key = await keyOf(request);
      const again = (status: number, faults: Omit<State<Name>, 'typed'>): Answer => {
        const secretless = Object.fromEntries(secrets.map((name) => [name, '']));
        const state = { ...faults, typed: { ...typed, ...secretless } };
        return showByGet(site, request, state) ?? draw(site, request, status, state);
      };
      const ticked = form.box === undefined ? {} : await tickedIn(request, form.box.name);
      const body = check<unknown, unknown>(routes[route].body, { ...typed, ...form.kept, ...ticked });
      const unfit = body.kind === 'invalid' ? body.fields : [];
      const wrong = fields.filter((name) => typed[name] === '' || unfit.includes(name));
      if (body.kind === 'invalid' || wrong.length > 0) {
        return again(422, { key, ...faultsOf(form, wrong) });
      }
      const reply = await ask(site, request, route, {
        parameters: { role: site.panel.role },
        body: body.value as never,
        idempotencyKey: key,
        deviceName: deviceNameOf(request),
      });
      if (reply.kind === 'done') {
        await startSession(request, site, reply.data, site.session);
        return request.redirect(form.next ?? site.base, 303);
      }
      // The password was right: the second factor is still missing, or took too long.
      if (keepLogin(request, reply, site.session)) return request.redirect(`${site.base}/login/code`, 303);
      if (reply.code === 'LOGIN_TOKEN_INVALID') return request.redirect(`${site.base}/login?late`, 303);
      setRetryAfter(request, reply.retryAfterSeconds);
      const state = refusedAs(site, localeOf(site, request), form, reply);
      return again(reply.status, { key: keyAfter(request, reply), ...state, isPaused: isPausedByOthers(reply) });
    },
  };
}

interface State<Name extends string> {
  readonly key: string;
  readonly typed: { readonly [Field in Name]?: string };
  readonly errors: Errors<Name>;
  readonly alert: string | null;
  readonly isPaused?: boolean;
}

/** A box to tick, of its own. */
export function Box({ name, label }: { readonly name: string; readonly label: string }): JSX.Element {
  return (
    <label class="remember">
      <input type="checkbox" name={name} value="1" />
      <span>{label}</span>
    </label>
  );
}

async function tickedIn(request: PageRequest, name: string): Promise<Readonly<Record<string, true>>> {
  const { [name]: value } = await readForm(request, [name], []);
  return value === '1' ? { [name]: true } : {};
}

function isSecret({ type }: EntryInput): boolean {
  return type === 'password';
}

type Faults<Name extends string> = Pick<State<Name>, 'errors' | 'alert'>;

function faultsOf<Name extends string>({ inputs, wrong }: EntryForm<Name>, names: readonly string[]): Faults<Name> {
  const all: readonly (readonly [string, EntryInput])[] = Object.entries(inputs);
  const errors = Object.fromEntries(
    all.filter(([name]) => names.includes(name)).map(([name, input]) => [name, input.wrong]),
  ) as Errors<Name>;
  return { errors, alert: faultsIn(errors).length > 0 ? null : (wrong ?? null) };
}

function refusedAs<Name extends string>(
  site: Site,
  locale: Locale,
  form: EntryForm<Name>,
  refusal: Refusal,
): Faults<Name> {
  const { code, status, retryAfterSeconds } = refusal;
  const answer = form.refusals?.(refusal)[code];
  if (typeof answer === 'object') return { errors: answer, alert: null };
  if (status === 429) return { errors: {}, alert: answer ?? slowDownWords(site, locale, retryAfterSeconds) };
  const { busy } = TEXT[locale].form;
  if (answer !== undefined || status >= 500) return { errors: {}, alert: answer ?? busy };
  const { errors, alert } = faultsOf(form, fieldsOf(refusal));
  return { errors, alert: faultsIn(errors).length > 0 ? null : (alert ?? busy) };
}

/** The e-mail address of an account. */
export function emailInput(locale: Locale, wrong?: string): EntryInput {
  return {
    label: NAMES[locale].email,
    type: 'email',
    inputmode: 'email',
    autocomplete: 'username',
    maxlength: 254,
    ...(wrong !== undefined && { wrong }),
  };
}

/** A password that is chosen. */
export function newPasswordInput(locale: Locale, label: string): EntryInput {
  const { password_rule: hint, choose_password: wrong } = SENTENCES[locale];
  return { label, hint, type: 'password', autocomplete: 'new-password', wrong };
}
