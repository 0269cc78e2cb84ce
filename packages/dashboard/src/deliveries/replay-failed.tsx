import type { Child } from 'hono/jsx';
import { Action, freshState } from '../components/action.tsx';
import type { InputOf } from '../components/input.tsx';
import { ButtonLink, Notice } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

/** Since when what failed is sent again. */
export function sinceInput(page: Page): InputOf<'since'> {
  const { since: label, sinces } = TEXT[page.locale].replay;
  const nowMs = page.gateway.clock.now();
  // Times, not durations, so that a form sent twice makes the same request.
  const moment = (seconds: string): string => new Date(nowMs - Number(seconds) * 1000).toISOString();
  return { name: 'since', label, options: Object.entries(sinces).map(([seconds, words]) => [moment(seconds), words]) };
}

interface Replayed {
  /** The list of deliveries, below the panel. */
  readonly list: string;
  readonly label: string;
  /** The form as it was sent: with a cursor it continues where it ended. */
  readonly typed: Readonly<Record<string, string>>;
  readonly sensitive: boolean;
  readonly result: { readonly replayed: number; readonly next_cursor: string | null };
}

/** How many deliveries are resent, drawn from the answer: sent twice it is the same answer. */
export function showReplayed(page: Page, replayed: Replayed): Response | Promise<Response> {
  const { list, label, typed, sensitive, result } = replayed;
  const text = TEXT[page.locale].replay;
  const hidden = (name: string, value: string): Child => <input type="hidden" name={name} value={value} />;
  return show(
    page,
    { title: page.buttons.resend_failed, back: { href: page.path(list), label } },
    <>
      {result.replayed === 0 ? (
        <div class="warning" role="status">
          <p>{text.nothing}</p>
        </div>
      ) : (
        <Notice>{text.result(result.replayed)}</Notice>
      )}
      {result.next_cursor !== null && (
        <section class="card">
          <p>{text.more}</p>
          <Action page={page} state={freshState()} action={page.here} submit={text.goOn} sensitive={sensitive}>
            {Object.entries({ ...typed, cursor: result.next_cursor }).map(([name, value]) => hidden(name, value))}
          </Action>
        </section>
      )}
      <p class="row">
        <ButtonLink href={page.path(list)} label={text.toList} />
      </p>
    </>,
  );
}
