import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ButtonLink, Card, Done, type Fact, Facts, Moment } from './small.tsx';
import { notFound, type Page } from '../shell/page.ts';
import { goTo, show, type ShowOptions } from '../shell/respond.tsx';
import { MerchantLink, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge, Since } from './since.tsx';

/** An object of a merchant. Only an operator's answer names its owner. */
interface OwnedRecord {
  readonly id: string;
  readonly merchant_id?: string;
  readonly payment_id?: string;
  readonly livemode: boolean;
  readonly created_at: string;
  readonly updated_at?: string;
}

/** What an operator can decide, each linking to the page that explains it. */
interface Outcomes<Outcome extends string> {
  readonly outcomes: readonly Outcome[];
  readonly words: { readonly [Each in Outcome]: { readonly open: string } };
  /** An action that rejects something or harms a party is never the primary one. */
  readonly quiet: readonly Outcome[];
}

/** The details of a record. */
interface RecordFacts {
  readonly badges?: Child;
  /** Its status, in a sentence. */
  readonly explanation?: string | false | null;
  readonly facts?: readonly Fact[];
  /** The label of its creation date. */
  readonly created?: string;
  /** Its outcome, after that day. */
  readonly later?: readonly Fact[];
  /** Below the facts. */
  readonly below?: Child;
}

interface RecordPage<Outcome extends string>
  extends RecordFacts, Pick<ShowOptions, 'title' | 'actions' | 'status' | 'hasErrors' | 'script'> {
  /** Its list, below the panel, and what that is called. */
  readonly list: string;
  readonly label: string;
  readonly done?: Readonly<Record<string, string>>;
  readonly decide?: Outcomes<Outcome> | false;
  /** Before the facts. */
  readonly before?: Child;
  readonly children?: Child;
}

/** One record: owner, status, details and possible decisions. */
export async function showRecord<Outcome extends string>(
  page: Page,
  record: OwnedRecord,
  shown: RecordPage<Outcome>,
): Promise<Response> {
  const { list, label, done = {}, decide = false, actions, before, children, ...others } = shown;
  const { title, status, hasErrors, script } = others;
  const decisions = decide !== false && <OutcomeLinks path={page.path(`${list}/${record.id}`)} {...decide} />;
  return show(
    page,
    {
      title,
      status,
      hasErrors,
      script,
      back: { href: page.path(list), label },
      actions: actions ?? decisions,
    },
    <>
      <Done page={page} words={done} />
      {before}
      {await recordCard(page, record, others)}
      {children}
    </>,
  );
}

/** Badges, explanation and facts of a record, with its owner for operators. */
export async function recordCard(
  page: Page,
  record: OwnedRecord,
  { badges, explanation, facts = [], created = page.names.created, later = [], below }: RecordFacts,
): Promise<JSX.Element> {
  const { id, merchant_id: merchant, payment_id: payment, created_at: at, updated_at: updatedAt } = record;
  const isOwn = merchant === undefined;
  const names = await merchantNames(page, [{ merchant_id: merchant ?? null }]);
  return (
    <Card>
      {badges !== undefined && (
        <p class="badges">
          {badges}
          {!isOwn && <ModeBadge page={page} livemode={record.livemode} />}
        </p>
      )}
      {typeof explanation === 'string' && <p>{explanation}</p>}
      <Facts
        facts={[
          !isOwn && [page.names.merchant, <MerchantLink page={page} id={merchant} names={names} />],
          payment !== undefined && [page.names.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
          ...facts,
          [created, isOwn ? <Moment page={page} at={at} /> : <Since page={page} at={at} />],
          !isOwn && updatedAt !== undefined && [page.names.updated, <Moment page={page} at={updatedAt} />],
          ...later,
          [page.names.id, <code>{id}</code>],
        ]}
      />
      {below}
    </Card>
  );
}

function OutcomeLinks<Outcome extends string>({
  path,
  outcomes,
  words,
  quiet,
}: Outcomes<Outcome> & { readonly path: string }): Child {
  return (
    <span class="row">
      {outcomes.map((each) => (
        <ButtonLink href={`${path}/${each}`} label={words[each].open} isMain={!quiet.includes(each)} />
      ))}
    </span>
  );
}

interface Decision {
  /** Of the record, below the panel, and what it is called. */
  readonly path: string;
  readonly label: string;
  readonly outcome: string;
  readonly words: { readonly title: string; readonly submit: string };
  readonly isDanger: boolean;
}

/** What all forms for a decision about a record share. */
export function decisionOn(
  page: Page,
  { path, label, outcome, words, isDanger }: Decision,
): {
  readonly title: string;
  readonly submit: string;
  readonly look?: 'danger';
  readonly back: { readonly href: string; readonly label: string };
  readonly done: () => Response;
} {
  return {
    title: words.title,
    submit: words.submit,
    ...(isDanger && { look: 'danger' }),
    back: { href: page.path(path), label },
    done: () => goTo(page, path, outcome),
  };
}

/** The word in the path, if it is one of these; otherwise the page is not found. */
export function chosenOf<Word extends string>(page: Page, parameter: string, words: readonly Word[]): Word {
  const chosen = words.find((each) => each === page.parameter(parameter));
  if (chosen === undefined) throw notFound();
  return chosen;
}
