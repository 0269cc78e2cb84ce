import { displayed } from '@mitako/pages';
import { Action, freshState } from '../components/action.tsx';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { modeChoices } from '../components/owned-list.tsx';
import { ButtonLink, Card, Notice, Warning } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { deliveriesPath } from './deliveries-path.ts';
import { TEXT } from './text.ts';

/** Resends what failed to all or one of a merchant's endpoints. */
export const replayFailed = formPage(
  {
    route: 'replayFailedDeliveries',
    fields: ['since', 'exact', 'endpoint', 'cursor'],
    find: (page) => page.read('listWebhookEndpoints', { query: { limit: 100 } }),
  },
  (page, { endpoints }) => {
    const { replay: text } = TEXT[page.locale];
    const sinceOf = ({ since, exact }: { readonly since: string; readonly exact: string }): string =>
      exact === '' ? since : inDouala(exact);
    return {
      ...replayForm(page),
      inputs: [
        sinceInput(page),
        { name: 'exact', type: 'datetime-local', label: text.exact, hint: text.exactHint, isOptional: true },
        {
          name: 'endpoint',
          label: page.names.endpoint,
          value: page.query('endpoint'),
          options: [['', text.all], ...endpoints.map(({ id, url }) => [id, displayed(url)] as const)],
        },
        { name: 'cursor', type: 'hidden' },
      ],
      body: (typed) => ({
        since: sinceOf(typed),
        ...(typed.endpoint !== '' && { endpoint_id: typed.endpoint }),
        ...(typed.cursor !== '' && { cursor: typed.cursor }),
      }),
      faults: () => ({ exact: text.exactWrong }),
      done: (result, typed) => showReplayed(page, { since: sinceOf(typed), endpoint: typed.endpoint }, result),
    };
  },
);

/** Resends what failed, of all merchants or of one. */
export const replayAll = formPage(
  { route: 'replayAllFailedDeliveries', fields: ['since', 'merchant', 'mode', 'cursor'] },
  (page) => {
    const { replay: text } = TEXT[page.locale];
    return {
      ...replayForm(page),
      inputs: [
        sinceInput(page),
        {
          name: 'merchant',
          label: page.names.merchant_id,
          hint: text.merchantHint,
          value: page.query('merchant'),
          isOptional: true,
          maxlength: 64,
        },
        { name: 'mode', label: page.names.mode, options: [['', text.bothModes], ...modeChoices(page)] },
        { name: 'cursor', type: 'hidden' },
      ],
      body: ({ since, merchant, mode, cursor }) => ({
        since,
        ...(merchant !== '' && { merchant_id: merchant }),
        ...(mode !== '' && { mode }),
        ...(cursor !== '' && { cursor }),
      }),
      done: (result, typed) => showReplayed(page, typed, result),
    };
  },
);

function replayForm(page: Page) {
  return {
    title: page.buttons.resend_failed,
    submit: page.buttons.resend,
    explanation: TEXT[page.locale].replay.explanation,
    back: {
      href: page.path(deliveriesPath(page)),
      label: page.isOperator ? page.subjects.deliveries : page.subjects.delivery_log,
    },
  } as const;
}

/** Since when what failed is resent. */
function sinceInput(page: Page): InputOf<'since'> {
  const { since: label, sinces } = TEXT[page.locale].replay;
  const nowMs = page.gateway.clock.now();
  // Times, not durations, so that a form sent twice makes the same request.
  const moment = (seconds: string): string => new Date(nowMs - Number(seconds) * 1000).toISOString();
  return { name: 'since', label, options: Object.entries(sinces).map(([seconds, words]) => [moment(seconds), words]) };
}

/** `2026-11-20T14:05` in Douala time, UTC+1 the year round. */
function inDouala(local: string): string {
  return `${/T\d\d:\d\d$/.test(local) ? `${local}:00` : local}+01:00`;
}

/**
 * How many deliveries are resent, drawn from the answer, which is the same for a repeated form.
 * @param typed the form as it was sent: with a cursor it continues where it ended
 */
function showReplayed(
  page: Page,
  typed: Readonly<Record<string, string>>,
  result: { readonly replayed: number; readonly next_cursor: string | null },
): Response | Promise<Response> {
  const text = TEXT[page.locale].replay;
  const { title, back } = replayForm(page);
  return show(
    page,
    { title, back },
    <>
      {result.replayed === 0 ? (
        <Warning isStatus>{text.nothing}</Warning>
      ) : (
        <Notice>{text.result(result.replayed)}</Notice>
      )}
      {result.next_cursor !== null && (
        <Card>
          <p>{text.more}</p>
          <Action page={page} state={freshState()} action={page.here} submit={text.goOn} sensitive={page.isOperator}>
            {Object.entries({ ...typed, cursor: result.next_cursor }).map(([name, value]) => (
              <input type="hidden" name={name} value={value} />
            ))}
          </Action>
        </Card>
      )}
      <p class="row">
        <ButtonLink href={back.href} label={text.toList} />
      </p>
    </>,
  );
}
