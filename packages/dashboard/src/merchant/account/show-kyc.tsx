import { type AuditEntry, type Kyc, type KycStatus, LIMITS, routes } from '@mitako/contract';
import { Alert, check, Field, keyOf, readForm } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Badge, Done, Facts, Moment, type Tone, Words } from '../../components/small.tsx';
import { TextArea } from '../../components/text-area.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
import { TEXT } from './kyc-text.ts';

const FIELDS = [
  'legal_name',
  'registration_number',
  'address',
  'representative_name',
  'representative_id_number',
] as const;
type FieldName = (typeof FIELDS)[number];
type Fields = Readonly<Record<FieldName, string>>;
type State = ActionState<FieldName>;

const TONES: { readonly [Status in KycStatus]: Tone } = {
  not_started: 'wait',
  pending: 'wait',
  approved: 'good',
  rejected: 'bad',
  needs_info: 'wait',
};

/** The state of the file in words, what the operator asked for, what was sent, and the form where it can be sent. */
export function showKyc(page: Page): Promise<Response> {
  return draw(page, null, freshState());
}

export async function submitKyc(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const fields = await readForm(page.request, FIELDS);
  const body = check(routes.submitKyc.body, fields);
  if (body.kind === 'invalid') {
    const faults = FIELDS.filter((name) => body.fields.includes(name));
    return draw(page, fields, faulty(Object.fromEntries(faults.map((name) => [name, text.fields[name].wrong]))));
  }
  const reply = await page.ask('submitKyc', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account/kyc', 'submitted');
  return draw(page, fields, refusedState(page, reply, { KYC_ALREADY_SUBMITTED: text.form.alreadySubmitted }));
}

async function draw(page: Page, typed: Fields | null, state: State): Promise<Response> {
  const [reply, history] = await Promise.all([page.ask('getKyc'), historyOf(page)]);
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { kyc } = reply.data;
  const text = TEXT[page.locale];
  const canSubmit = kyc.status !== 'approved' && kyc.status !== 'pending';
  return show(
    page,
    { title: text.title, status: isFaulty(state) ? 422 : 200, hasErrors: isFaulty(state) },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p>
          <Badge tone={TONES[kyc.status]}>{text.names[kyc.status]}</Badge>
        </p>
        <p>{text.meaning[kyc.status]}</p>
        {kyc.note !== null && (
          <div class="warning">
            <h2>{text.note}</h2>
            <p>
              <Words>{kyc.note}</Words>
            </p>
          </div>
        )}
        <Dates page={page} kyc={kyc} />
      </section>
      {canSubmit ? (
        <KycForm page={page} kyc={kyc} fields={typed ?? sentBefore(kyc)} state={state} />
      ) : (
        <>
          {state.alert !== null && (
            <Alert>
              <p>{state.alert}</p>
            </Alert>
          )}
          <Sent page={page} kyc={kyc} />
        </>
      )}
      {history.length > 1 && <History page={page} lines={history} />}
    </>,
  );
}

function Dates({ page, kyc }: { readonly page: Page; readonly kyc: Kyc }): JSX.Element | null {
  const text = TEXT[page.locale];
  const dates = (
    [
      [text.submitted, kyc.submitted_at],
      [text.decided, kyc.decided_at],
    ] as const
  ).filter(([, at]) => at !== null);
  if (dates.length === 0) return null;
  return <Facts facts={dates.map(([name, at]) => [name, <Moment page={page} at={at} />])} />;
}

function sentBefore({ submission }: Kyc): Fields {
  return Object.fromEntries(FIELDS.map((name) => [name, submission?.[name] ?? ''])) as Fields;
}

interface KycFormProps {
  readonly page: Page;
  readonly kyc: Kyc;
  readonly fields: Fields;
  readonly state: State;
}

function KycForm({ page, kyc, fields, state }: KycFormProps): JSX.Element {
  const text = TEXT[page.locale];
  const about = (name: FieldName): { readonly label: string; readonly hint: string } => text.fields[name];
  const common = (name: FieldName) =>
    ({
      name,
      label: about(name).label,
      hint: about(name).hint,
      value: fields[name],
      error: state.errors[name],
    }) as const;
  return (
    <section class="card">
      <h2>{kyc.status === 'not_started' ? text.form.title : text.form.again}</h2>
      <div class="narrow">
        <Action page={page} state={state} action={page.path('/account/kyc')} submit={text.form.submit}>
          <Field {...common('legal_name')} type="text" autocomplete="organization" maxlength={200} />
          <Field {...common('registration_number')} type="text" autocomplete="off" maxlength={100} />
          <TextArea {...common('address')} maxlength={500} required rows={3} />
          <Field
            {...common('representative_name')}
            type="text"
            autocomplete="name"
            autocapitalize="words"
            maxlength={200}
          />
          <Field {...common('representative_id_number')} type="text" autocomplete="off" maxlength={100} />
        </Action>
      </div>
    </section>
  );
}

function Sent({ page, kyc }: { readonly page: Page; readonly kyc: Kyc }): JSX.Element | null {
  const text = TEXT[page.locale];
  const { submission } = kyc;
  if (submission === null) return null;
  return (
    <section class="card">
      <h2>{text.sent}</h2>
      <Facts facts={FIELDS.map((name) => [text.fields[name].label, <Words>{submission[name]}</Words>])} />
    </section>
  );
}

/** What was sent and what was answered, newest first: as far as the audit log has it. */
async function historyOf(page: Page): Promise<readonly AuditEntry[]> {
  const replies = await Promise.all(
    (['merchant.submit_kyc', 'merchant.decide_kyc'] as const).map((action) =>
      page.ask('listAuditLog', { query: { action, limit: LIMITS.pageSizeDefault } }),
    ),
  );
  return replies
    .flatMap((reply) => (reply.kind === 'done' ? reply.data.audit_entries : []))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
}

function History({ page, lines }: { readonly page: Page; readonly lines: readonly AuditEntry[] }): JSX.Element {
  const text = TEXT[page.locale].history;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <ul class="timeline">
        {lines.map(({ action, details, created_at: at }) => (
          <li>
            <Moment page={page} at={at} />
            {action === 'merchant.submit_kyc' ? text.submitted : decisionIn(text.decisions, details['decision'])}
            {typeof details['note'] === 'string' && details['note'] !== '' && (
              <p class="soft">
                <Words>{details['note']}</Words>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function decisionIn(words: Readonly<Record<string, string>>, decision: unknown): string {
  return typeof decision === 'string' && Object.hasOwn(words, decision) ? (words[decision] ?? '–') : '–';
}
