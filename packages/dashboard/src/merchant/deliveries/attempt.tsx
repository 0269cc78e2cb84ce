import type { DeliveryAttempt } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Code, prettyJson } from '../../components/code.tsx';
import type { Page } from '../../shell/page.ts';
import { answerWords } from './answer-words.ts';
import { TEXT } from './text.ts';

/** How much of an answer is shown unasked: sixteen whole ones, of 16 KiB each, would be too much for one page. */
const ANSWER_SHOWN_MAX = 1_500;

/** One try: what was sent beside the body, and what came back. */
export function Attempt({
  page,
  attempt,
  isWhole,
  isOpen,
}: {
  readonly page: Page;
  readonly attempt: DeliveryAttempt;
  /** The answer is shown to its end. */
  readonly isWhole: boolean;
  readonly isOpen: boolean;
}): JSX.Element {
  const text = TEXT[page.locale].delivery;
  const { number, duration_ms: durationMs, request_headers: headers } = attempt;
  const outcome = answerWords({ statusCode: attempt.status_code, error: attempt.error }, page.locale);
  return (
    <details class="attempt" id={`attempt-${number}`} open={isOpen}>
      <summary>
        <span>
          {text.attempt(number)} · {outcome}
          <span class="soft under">
            {formatMoment(attempt.started_at, page.locale)}
            {durationMs !== null && ` · ${durationMs}\u00a0ms`}
          </span>
        </span>
      </summary>
      {headers === null ? (
        <p>{text.notSent}</p>
      ) : (
        <>
          <h3>{text.sentHeaders}</h3>
          <Code label={text.sentHeaders}>
            {Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </Code>
          <p class="soft">{text.signatures}</p>
        </>
      )}
      {attempt.response_body !== null && (
        <>
          <h3>{text.answered}</h3>
          <Answer page={page} number={number} body={attempt.response_body} isWhole={isWhole} />
        </>
      )}
    </details>
  );
}

function Answer({
  page,
  number,
  body,
  isWhole,
}: {
  readonly page: Page;
  readonly number: number;
  readonly body: string;
  readonly isWhole: boolean;
}): JSX.Element {
  const text = TEXT[page.locale].delivery;
  if (body === '') return <p class="soft">{text.emptyAnswer}</p>;
  const shown = prettyJson(body);
  if (isWhole || shown.length <= ANSWER_SHOWN_MAX) return <Code label={text.answered}>{shown}</Code>;
  return (
    <>
      <Code label={text.answered}>{shown.slice(0, ANSWER_SHOWN_MAX)}</Code>
      <p>
        {text.shortened}{' '}
        <a class="link" href={`?tab=${number}#attempt-${number}`}>
          {text.whole}
        </a>
      </p>
    </>
  );
}
