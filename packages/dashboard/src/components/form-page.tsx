import { type DataOf, type FileReference, type Route, type RouteName, routes } from '@mitako/contract';
import { absentOf, check, type Errors, faultsIn, fieldsOf, keyOf, readForm, type Refusal } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { FrameOptions } from '../shell/frame.tsx';
import { type Methods, notFound, type Page, type PageQuestion, PageRefused } from '../shell/page.ts';
import { provePassword } from '../shell/prove-password.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from '../shell/text.ts';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from './action.tsx';
import {
  AddFile,
  addedWords,
  type ChosenFiles,
  DocumentFields,
  type Documents,
  namedFiles,
  receiveFiles,
  UPLOAD_FORM_BYTES_MAX,
} from './documents.tsx';
import { Input, type InputOf, type Typed } from './input.tsx';
import { SHOWN, shownIn, untouchedAsStored } from './untouched.ts';

type Answer<Field extends string> = string | Errors<Field> | Response | undefined;

/** A form that calls an operation, as it is declared. Reading, checking, authentication and refusals follow from it. */
export interface FormPage<Name extends RouteName, Field extends string> extends Pick<
  FrameOptions,
  'title' | 'back' | 'actions'
> {
  readonly submit: string;
  readonly look?: 'danger' | 'quiet' | undefined;
  /** What it does, a paragraph each; or one. */
  readonly explanation?: Child | readonly Child[];
  readonly inputs?: readonly InputOf<Field>[];
  /** What the operation is sent. */
  readonly body?: (typed: Typed<Field>, files: readonly FileReference[]) => unknown;
  /** Files that it sends. Its subject must then set {@link FormSubject.takesFiles}. */
  readonly documents?: Documents;
  /** Errors of fields that the contract or the engine rejected, if they differ from the field's `wrong`. */
  readonly faults?: (typed: Typed<Field>, fields: readonly string[]) => Errors<Field>;
  /** Texts for refusals that replace the general ones: for the whole form, by field, or where to go instead. */
  readonly refusals?: (refusal: Refusal) => { readonly [Code in Refusal['code']]?: Answer<Field> };
  /** The answer contains a secret, which a repeated submission, such as a reload, does not show again. */
  readonly showsSecret?: true;
  /** Where to go after it; the answer may be drawn from what was done. */
  readonly done: (data: DataOf<Name>, typed: Typed<Field>, warning: string | null) => Response | Promise<Response>;
  /** Has a field for the password unless it was confirmed recently. All forms of the operator's panel have one. */
  readonly sensitive?: boolean;
  /** Where to go instead, when there is nothing to do. */
  readonly leave?: string | undefined;
  /** Errors that the contract does not know: of the whole form, or by field. */
  readonly refuses?: (typed: Typed<Field>) => string | Errors<Field> | undefined;
  /** A refused form is answered with the status of the refusal, else with 422. */
  readonly keepsStatus?: boolean;
  /** Parameters that what the form is about has. Default: those of the subject. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The page around the form; without it, a page that explains the action and leads back. */
  readonly around?: (form: Child, state: ActionState) => Child | Promise<Child>;
}

interface FormSubject<Name extends RouteName, Field extends string, Found> {
  readonly route: Name;
  /** The form has files. */
  readonly takesFiles?: true;
  /** Fields of the submitted form that are read. */
  readonly fields?: readonly Field[];
  /** Parameters of the operation; by default those of the page's path. */
  readonly parameters?: (page: Page) => Readonly<Record<string, string>>;
  /** Reads what the form is about. */
  readonly find?: (page: Page) => Promise<Found> | Found;
  /** Where a form leads that removed its subject and is sent a second time. */
  readonly gone?: (page: Page) => Response;
}

/** A form on its own page: GET shows it, POST sends it. */
export function formPage<Name extends RouteName, Field extends string = never, Found = null>(
  subject: FormSubject<Name, Field, Found>,
  declare: (page: Page, found: Found) => FormPage<NoInfer<Name>, NoInfer<Field>>,
): Methods {
  const { route, fields = [], parameters, find, gone, takesFiles } = subject;
  const parametersOf = (page: Page): Pick<PageQuestion, 'parameters'> =>
    parameters === undefined ? {} : { parameters: parameters(page) };
  const declared = async (page: Page): Promise<FormPage<Name, Field>> =>
    declare(page, (find === undefined ? null : await find(page)) as Found);
  const draw = async (
    page: Page,
    state: ActionState<Field>,
    typed: Typed<Field>,
    chosen: ChosenFiles | null,
  ): Promise<Response> => {
    const form = await declared(page);
    const sent: Sent<Field> = { state, typed: withoutSecrets(form, typed), chosen };
    return page.refuse(sent) ?? drawForm(page, route, form, sent);
  };
  return {
    route,
    ...(takesFiles === true && { uploadBytesMax: UPLOAD_FORM_BYTES_MAX }),
    async get(page) {
      const form = await declared(page);
      const refused = page.refused() as Sent<Field> | null;
      if (refused === null && form.leave !== undefined) return goTo(page, form.leave);
      return drawForm(page, route, form, refused ?? { state: freshState(), typed: null, chosen: null });
    },
    async post(page) {
      const form = gone === undefined ? await declared(page) : await declared(page).catch(nullIfNotFound);
      if (form === null) {
        await page.read(route, { ...parametersOf(page), idempotencyKey: await keyOf(page.request) });
        return gone?.(page) ?? goTo(page, '/');
      }
      const sent = await readForm(page.request, fields, secretsOf(form));
      const { [SHOWN]: shown } = await readForm(page.request, [SHOWN]);
      const typed = untouchedAsStored(form.inputs ?? [], sent, shown);
      const chosen = form.documents === undefined ? null : await receiveFiles(page, form.documents);
      const absent = await absentOf(page.request, sentBy(form));
      if (absent.length > 0) {
        const alert = TEXT[page.locale].form.incomplete;
        return draw(page, { ...freshState(), alert }, { ...typed, ...asShown(form, absent) }, chosen);
      }
      if (chosen?.isAdding === true || typeof chosen?.fault === 'string') {
        const state = chosen.fault === null ? freshState() : faulty<never>({ document: chosen.fault });
        return draw(page, state, typed, chosen);
      }
      const refused = form.refuses?.(typed);
      if (typeof refused === 'string') return draw(page, { ...freshState(), alert: refused }, typed, chosen);
      const body = form.body?.(typed, chosen?.files ?? []);
      const errors = refused ?? errorsIn(route, form, typed, body);
      if (errors !== null) return draw(page, faulty(errors), typed, chosen);
      const idempotencyKey = await keyOf(page.request);
      if (isSensitive(page, form) || (await isPasswordGiven(page))) {
        const wrong = await provePassword(page);
        if (wrong !== null) return draw(page, faulty<never>(wrong), typed, chosen);
      }
      const reply = await page.ask(route, {
        ...parametersOf(page),
        ...(form.parameters !== undefined && { parameters: form.parameters }),
        ...(body !== undefined && { body }),
        idempotencyKey,
      });
      if (reply.kind === 'done') {
        const isShownAgain = reply.replayed && form.showsSecret === true;
        return isShownAgain
          ? drawShownOnce(page, form)
          : form.done(reply.data, typed, reply.headers?.['X-Service-Warning'] ?? null);
      }
      const answer = form.refusals?.(reply)[reply.code];
      if (answer instanceof Response) return answer;
      return draw(page, refusedAs(page, form, typed, { reply, answer }), typed, chosen);
    },
  };
}

/** A form as it was sent and refused, or new: then nothing was typed. */
interface Sent<Field extends string> {
  readonly state: ActionState<Field>;
  readonly typed: Typed<Field> | null;
  readonly chosen: ChosenFiles | null;
}

function secretsOf<Field extends string>({
  inputs = [],
}: Pick<FormPage<RouteName, Field>, 'inputs'>): readonly Field[] {
  return inputs.filter(({ type }) => type === 'password').map(({ name }) => name);
}

/** A secret is typed again each time, and kept nowhere. */
function withoutSecrets<Field extends string>(
  form: Pick<FormPage<RouteName, Field>, 'inputs'>,
  typed: Typed<Field>,
): Typed<Field> {
  return { ...typed, ...(Object.fromEntries(secretsOf(form).map((name) => [name, ''])) as Partial<Typed<Field>>) };
}

/** After a reload the page states that there was a secret, and does not show it. */
function drawShownOnce(
  page: Page,
  { title, back }: Pick<FormPage<RouteName, never>, 'title' | 'back'>,
): Response | Promise<Response> {
  return show(page, { title, back }, <p>{TEXT[page.locale].form.shownOnce}</p>);
}

/** The contract's errors as texts. A form that is not from our pages is not found. */
function errorsIn<Name extends RouteName, Field extends string>(
  route: Name,
  form: FormPage<Name, Field>,
  typed: Typed<Field>,
  body: unknown,
): Errors<Field> | null {
  const { body: schema }: Route = routes[route];
  if (schema === undefined || body === undefined) return null;
  const checked = check(schema, body);
  if (checked.kind === 'valid') return null;
  const errors = errorsOf(form, typed, checked.fields);
  if (faultsIn(errors).length === 0) throw notFound();
  return errors;
}

/** Fields that every browser sends, empty or not: a missing limit must not remove the stored one. */
function sentBy<Field extends string>({ inputs = [] }: Pick<FormPage<RouteName, Field>, 'inputs'>): readonly Field[] {
  return inputs.filter(({ hasBoxes }) => hasBoxes !== true).map(({ name }) => name);
}

/** Values as before anything was typed, so that sending the form again changes nothing of what was absent. */
function asShown<Field extends string>(
  { inputs = [] }: Pick<FormPage<RouteName, Field>, 'inputs'>,
  absent: readonly Field[],
): Partial<Typed<Field>> {
  const shown = inputs
    .filter(({ name }) => absent.includes(name))
    .map(({ name, value = '' }) => [name, value] as const);
  return Object.fromEntries(shown) as Partial<Typed<Field>>;
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof PageRefused && error.refusal.status === 404) return null;
  throw error;
}

function errorsOf<Name extends RouteName, Field extends string>(
  { inputs = [], faults }: FormPage<Name, Field>,
  typed: Typed<Field>,
  wrong: readonly string[],
): Errors<Field> {
  if (wrong.length === 0) return {};
  const own = inputs.filter(({ name, field = name }) => wrong.includes(field));
  const messages = own.flatMap(({ name, wrong: words }) => (words === undefined ? [] : [[name, words] as const]));
  return { ...(Object.fromEntries(messages) as Errors<Field>), ...faults?.(typed, wrong) };
}

function refusedAs<Name extends RouteName, Field extends string>(
  page: Page,
  form: FormPage<Name, Field>,
  typed: Typed<Field>,
  { reply, answer }: { readonly reply: Refusal; readonly answer: string | Errors<Field> | undefined },
): ActionState<Field> {
  if (answer === undefined && reply.status === 404) throw new PageRefused(reply);
  const errors = typeof answer === 'object' ? answer : errorsOf(form, typed, fieldsOf(reply));
  if (faultsIn(errors).length > 0) return faulty(errors);
  return refusedState(page, reply, typeof answer === 'string' ? { [reply.code]: answer } : {});
}

function isSensitive(page: Page, { sensitive }: { readonly sensitive?: boolean }): boolean {
  return sensitive ?? page.isOperator;
}

async function isPasswordGiven(page: Page): Promise<boolean> {
  const { password } = await readForm(page.request, ['password'], ['password']);
  return password !== '';
}

/** Whether the form is shown again only because a document was added. */
function wasAdded(chosen: ChosenFiles | null): boolean {
  return chosen?.isAdding === true && chosen.fault === null;
}

/** The fields that the contract rejects. */
function lackingIn<Name extends RouteName, Field extends string>(
  route: Name,
  { inputs = [], body: bodyOf }: FormPage<Name, Field>,
  typed: Typed<Field> | null,
  chosen: ChosenFiles | null,
): readonly string[] {
  const { body: schema }: Route = routes[route];
  if (schema === undefined || typed === null) return [];
  const checked = check(schema, bodyOf?.(typed, chosen?.files ?? []));
  if (checked.kind === 'valid') return [];
  return inputs.flatMap(({ name, field = name, label }) =>
    label !== undefined && checked.fields.includes(field) ? [label] : [],
  );
}

async function drawForm<Name extends RouteName, Field extends string>(
  page: Page,
  route: Name,
  form: FormPage<Name, Field>,
  { state, typed, chosen }: Sent<Field>,
): Promise<Response> {
  const { title, back, actions, submit, look, explanation = [], inputs = [], documents, around } = form;
  const action = (
    <Action
      page={page}
      state={state}
      action={page.address}
      submit={submit}
      sensitive={isSensitive(page, form)}
      look={look}
      upload={documents !== undefined}
      more={documents !== undefined && <AddFile page={page} />}
    >
      {inputs.map((input) => (
        <Input page={page} input={input} typed={typed} error={state.errors[input.name]} />
      ))}
      {routes[route].method === 'PATCH' && <input type="hidden" name={SHOWN} value={shownIn(inputs)} />}
      {documents !== undefined && (
        <DocumentFields
          page={page}
          documents={documents}
          chosen={chosen ?? namedFiles(documents)}
          added={wasAdded(chosen) ? addedWords(page, submit, lackingIn(route, form, typed, chosen)) : null}
        />
      )}
    </Action>
  );
  const hasErrors = isFaulty(state);
  const status = hasErrors ? ((form.keepsStatus === true ? state.status : undefined) ?? 422) : 200;
  return show(
    page,
    { title, status, hasErrors, back, actions },
    around !== undefined ? (
      await around(action, state)
    ) : (
      <section class="card">
        {[explanation].flat().map((paragraph) => (
          <p>{paragraph}</p>
        ))}
        {action}
        {back !== undefined && (
          <a class="link below" href={back.href}>
            {TEXT[page.locale].form.doNothing}
          </a>
        )}
      </section>
    ),
  );
}
