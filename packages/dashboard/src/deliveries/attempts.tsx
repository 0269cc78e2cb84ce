import type { DeliveryAttempt } from '@mitako/contract';
import { displayed, formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Code, prettyJson } from '../components/code.tsx';
import { Card, TextLink } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';
import { answerWords } from './answer-words.ts';
import { TEXT } from './text.ts';

/** How much of an answer is shown unasked: sixteen whole ones, of 16 KiB each, would be too much for one page. */
const ANSWER_SHOWN_MAX = 1_500;

/** The attempts of a delivery, newest first: that is the one most often looked for. `?tab=` opens another, whole. */
export function Attempts({ page, attempts }: PageProps<{ attempts: readonly DeliveryAttempt[] }>): JSX.Element {
  const text = TEXT[page.locale].delivery;
  const chosen = Number(page.query('tab')) || attempts.length;
  return (
    <Card title={page.subjects.attempts}>
      {attempts.length === 0 && <p class="soft">{text.noAttempts}</p>}
      {attempts.toReversed().map((attempt) => (
        <Attempt page={page} attempt={attempt} isOpen={attempt.number === chosen} />
      ))}
    </Card>
  );
}

type AttemptProps = PageProps<{ attempt: DeliveryAttempt }>;

/** One attempt: what was sent beside the body, and what came back. */
function Attempt({ page, attempt, isOpen }: AttemptProps & { readonly isOpen: boolean }) {
  const text = TEXT[page.locale].delivery;
  const { number, duration_ms: durationMs, request_headers: headers } = attempt;
  return (
    <details class="attempt" id={`attempt-${number}`} open={isOpen}>
      <summary>
        <span>
          {text.attempt(number)} · {answerWords(page, attempt.status_code, attempt.error)}
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
      {attempt.redirects_to !== null && <p>{text.redirectsTo(displayed(attempt.redirects_to))}</p>}
      <Answer page={page} attempt={attempt} />
    </details>
  );
}

function Answer({ page, attempt: { number, response_body: body } }: AttemptProps) {
  const text = TEXT[page.locale].delivery;
  if (body === null) return null;
  const shown = prettyJson(body);
  const isWhole = page.query('tab') === String(number) || shown.length <= ANSWER_SHOWN_MAX;
  return (
    <>
      <h3>{text.answered}</h3>
      {body === '' ? (
        <p class="soft">{text.emptyAnswer}</p>
      ) : (
        <Code label={text.answered}>{isWhole ? shown : shown.slice(0, ANSWER_SHOWN_MAX)}</Code>
      )}
      {!isWhole && (
        <p>
          {text.shortened} <TextLink href={`?tab=${number}#attempt-${number}`} label={text.whole} />
        </p>
      )}
    </>
  );
}
