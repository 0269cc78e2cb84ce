import { type Dispute, LIMITS, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, displayed, formatMoment, keyOf, readForm } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import { TextArea } from '../../components/text-area.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
import { timeLeft } from './list-disputes.tsx';
import { TEXT } from './text.ts';

/** One dispute: what it is about, until when to answer, the answer. */
export async function showDispute(page: Page): Promise<Response> {
  const reply = await page.ask('getDispute', { parameters: { dispute_id: page.parameter('dispute_id') } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { dispute } = reply.data;
  return draw(page, dispute, 200, { typed: dispute.evidence ?? '', state: freshState() });
}

/** Sends the merchant's answer; one from before is replaced. */
export async function sendEvidence(page: Page): Promise<Response> {
  const parameters = { dispute_id: page.parameter('dispute_id') };
  const found = await page.ask('getDispute', { parameters });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { dispute } = found.data;
  const text = TEXT[page.locale].evidence;
  const { evidence: sent } = await readForm(page.request, ['evidence']);
  // Browsers send line ends as two characters, of which a page only shows one.
  const evidence = sent.replaceAll('\r\n', '\n');
  const idempotencyKey = await keyOf(page.request);
  const body = check(routes.submitDisputeEvidence.body, { evidence });
  if (body.kind === 'invalid') {
    const state = faulty({ evidence: evidence === '' ? text.missing : text.tooLong });
    return draw(page, dispute, 422, { typed: evidence, state });
  }
  const reply = await page.ask('submitDisputeEvidence', { parameters, body: body.value, idempotencyKey });
  if (reply.kind === 'done') return goTo(page, `/disputes/${dispute.id}`, 'sent');
  const state = refusedState(page, reply, { DISPUTE_CLOSED: text.closed, DISPUTE_EVIDENCE_OVERDUE: text.overdue });
  return draw(page, dispute, reply.status, { typed: evidence, state });
}

interface Answer {
  readonly typed: string;
  readonly state: ActionState;
}

function draw(page: Page, dispute: Dispute, status: number, answer: Answer): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: text.one.title(formatAmount(dispute.amount, dispute.currency, page.locale)),
      status,
      hasErrors: isFaulty(answer.state),
      back: { href: page.path('/disputes'), label: text.title },
    },
    <>
      <Done page={page} words={text.one.done} />
      <State page={page} dispute={dispute} />
      <Sent page={page} dispute={dispute} />
      <Evidence page={page} dispute={dispute} answer={answer} />
    </>,
  );
}

interface OfDispute {
  readonly page: Page;
  readonly dispute: Dispute;
}

function isOver({ page, dispute }: OfDispute): boolean {
  return page.gateway.clock.now() >= Date.parse(dispute.due_at);
}

function State({ page, dispute }: OfDispute): JSX.Element {
  const { says, facts: names, tooLate } = TEXT[page.locale].one;
  const { status, reason, note, payment_id: payment } = dispute;
  const left = timeLeft(page, dispute);
  const due = (
    <span>
      <Moment page={page} at={dispute.due_at} />
      {left !== null && ` (${left})`}
    </span>
  );
  const facts: (readonly [string, Child])[] = [
    [names.reason, <Words>{reason}</Words>],
    [names.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
    [names.opened, <Moment page={page} at={dispute.created_at} />],
    [names.due, due],
  ];
  if (dispute.resolved_at !== null) facts.push([names.decided, <Moment page={page} at={dispute.resolved_at} />]);
  if (note !== null) facts.push([names.note, <Words>{note}</Words>]);
  facts.push([names.id, <code>{dispute.id}</code>]);
  return (
    <section class="card">
      <p>
        <Status page={page} of="dispute" is={status} />
      </p>
      <p>{status === 'needs_response' && isOver({ page, dispute }) ? tooLate : says[status]}</p>
      <Facts facts={facts} />
    </section>
  );
}

/** What was said last, as it was typed, line by line. */
function Sent({ page, dispute }: OfDispute): JSX.Element | null {
  const { evidence, evidence_submitted_at: at } = dispute;
  if (evidence === null || at === null) return null;
  const text = TEXT[page.locale].one;
  return (
    <section class="card">
      <h2>{text.sent}</h2>
      <p class="soft">{text.sentAt(formatMoment(at, page.locale))}</p>
      <p class="lines">{evidence.split('\n').map(displayed).join('\n')}</p>
    </section>
  );
}

function Evidence({ page, dispute, answer }: OfDispute & { readonly answer: Answer }): JSX.Element | null {
  const isOpen = dispute.status === 'needs_response' || dispute.status === 'under_review';
  const isRefused = isFaulty(answer.state);
  // What was typed when the time ended is not thrown away before the eyes of who typed it.
  if ((!isOpen || isOver({ page, dispute })) && !isRefused) return null;
  const text = TEXT[page.locale].evidence;
  const isAgain = dispute.evidence !== null;
  return (
    <section class="card">
      <h2>{isAgain ? text.again : text.title}</h2>
      {isAgain && <p class="soft">{text.replaces}</p>}
      <Action page={page} state={answer.state} action={page.path(`/disputes/${dispute.id}`)} submit={text.submit}>
        <TextArea
          name="evidence"
          label={text.label}
          hint={text.hint}
          value={answer.typed}
          error={answer.state.errors['evidence']}
          maxlength={LIMITS.evidenceLengthMax}
          required
          rows={10}
        />
      </Action>
    </section>
  );
}
