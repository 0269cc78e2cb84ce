import { type AuditEntry, type Kyc, LIMITS } from '@mitako/contract';
import { Alert } from '@mitako/pages';
import { FileList } from '../components/documents.tsx';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { Card, Done, Facts, Moment, Warning, Words } from '../components/small.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { sendFileOf } from '../files/send-file-of.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

const FIELDS = [
  'legal_name',
  'registration_number',
  'address',
  'representative_name',
  'representative_id_number',
] as const;

/** The status of the business verification, the operator's message, the submission, and the form if it can be sent. */
const submitKyc = formPage(
  {
    route: 'submitKyc',
    fields: FIELDS,
    takesFiles: true,
    async find(page) {
      const [{ kyc: file }, history] = await Promise.all([page.read('getKyc'), historyOf(page)]);
      return { file, history };
    },
  },
  (page, { file, history }) => {
    const text = TEXT[page.locale];
    const canSubmit = file.status !== 'approved' && file.status !== 'pending';
    return {
      title: page.subjects.kyc,
      submit: text.form.submit,
      inputs: inputsOf(page, file),
      documents: { purpose: 'business_verification', named: file.documents, ...text.documents },
      body: (typed, files) => ({ ...typed, document_ids: files.map(({ id }) => id) }),
      refusals: () => ({ KYC_ALREADY_SUBMITTED: text.form.alreadySubmitted }),
      done: () => goTo(page, '/account/kyc', 'submitted'),
      around: (form, { alert }) => (
        <>
          <Done page={page} words={text.done} />
          <State page={page} file={file} />
          {canSubmit && (
            <Card title={file.status === 'not_started' ? text.form.title : text.form.again}>
              <div class="narrow">{form}</div>
            </Card>
          )}
          {!canSubmit && alert !== null && (
            <Alert>
              <p>{alert}</p>
            </Alert>
          )}
          {!canSubmit && <Sent page={page} file={file} />}
          {history.length > 1 && <History page={page} lines={history} />}
        </>
      ),
    };
  },
);

function inputsOf(page: Page, { submission }: Kyc): readonly InputOf<(typeof FIELDS)[number]>[] {
  const { fields } = TEXT[page.locale];
  const about = <Name extends (typeof FIELDS)[number]>(name: Name) => ({
    name,
    ...fields[name],
    value: submission?.[name] ?? '',
  });
  return [
    { ...about('legal_name'), autocomplete: 'organization', autocapitalize: 'words', maxlength: 200 },
    { ...about('registration_number'), maxlength: 100 },
    { ...about('address'), type: 'area', maxlength: 500, rows: 3 },
    { ...about('representative_name'), autocomplete: 'name', autocapitalize: 'words', maxlength: 200 },
    { ...about('representative_id_number'), maxlength: 100 },
  ];
}

function documentPath(id: string): string {
  return `/account/kyc/documents/${id}`;
}

type OfFile = PageProps<{ file: Kyc }>;

function State({ page, file }: OfFile) {
  const text = TEXT[page.locale];
  const { status, note, submitted_at: submittedAt, decided_at: decidedAt } = file;
  return (
    <section class="card">
      <p>
        <Status page={page} of="merchant" is={status} />
      </p>
      <p>{text.meaning[status]}</p>
      {note !== null && (
        <Warning title={text.note}>
          <Words>{note}</Words>
        </Warning>
      )}
      {submittedAt !== null && (
        <Facts
          facts={[
            [page.names.submitted, <Moment page={page} at={submittedAt} />],
            decidedAt !== null && [page.names.answered, <Moment page={page} at={decidedAt} />],
          ]}
        />
      )}
    </section>
  );
}

function Sent({ page, file: { submission, documents } }: OfFile) {
  const text = TEXT[page.locale];
  if (submission === null) return null;
  return (
    <Facts
      title={text.sent}
      facts={[
        ...FIELDS.map((name) => [text.fields[name].label, <Words>{submission[name]}</Words>] as const),
        documents.length > 0 && [text.documents.title, <FileList page={page} files={documents} path={documentPath} />],
      ]}
    />
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

function History({ page, lines }: PageProps<{ lines: readonly AuditEntry[] }>) {
  const { submitted, decisions } = TEXT[page.locale].history;
  const words: Readonly<Record<string, string>> = decisions;
  return (
    <Card title={page.names.history}>
      <ul class="timeline">
        {lines.map(({ action, details: { decision, note }, created_at: at }) => (
          <li>
            <Moment page={page} at={at} />
            {action === 'merchant.submit_kyc' ? submitted : (words[String(decision)] ?? '–')}
            {typeof note === 'string' && note !== '' && (
              <p class="soft">
                <Words>{note}</Words>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The business verification, without which no real money is accepted. */
export const kyc: Section = {
  label: 'kyc',
  path: '/account/kyc',
  pages: { '/account/kyc': submitKyc, '/account/kyc/documents/:file_id': sendFileOf('downloadFile') },
};
