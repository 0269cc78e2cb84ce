import type { DeliveryAttempt, DeliveryRecordWithAttempts } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Code, prettyJson } from '../../components/code.tsx';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { MerchantLink, merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { outcomeWords } from './outcome-words.ts';
import { TEXT } from './text.ts';

/** One delivery of any merchant: what was sent, and with each try what came back. */
export async function showDelivery(page: Page): Promise<Response> {
  const found = await page.ask('getAnyDelivery', { parameters: { delivery_id: page.parameter('delivery_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { delivery } = found.data;
  const text = TEXT[page.locale];
  const [names, url] = await Promise.all([merchantNames(page, [delivery]), urlOf(page, delivery)]);
  return show(
    page,
    {
      title: text.one.title,
      back: { href: page.path('/deliveries'), label: text.label },
      actions: (
        <a class="button quiet" href={page.path(`/deliveries/${delivery.id}/replay`)}>
          {text.one.replay}
        </a>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <DeliveryCard page={page} delivery={delivery} names={names} url={url} />
      <section class="card">
        <h2>{text.one.tries}</h2>
        {delivery.attempts.length === 0 && <p class="soft">{text.one.noTries}</p>}
        {delivery.attempts.toReversed().map((attempt, index) => (
          <Try page={page} attempt={attempt} isOpen={index === 0} />
        ))}
      </section>
      <section class="card">
        <h2>{text.one.sent}</h2>
        <Code label={text.one.sent}>{prettyJson(delivery.request_body)}</Code>
      </section>
    </>,
  );
}

/** Null when the endpoint was deleted. */
async function urlOf(page: Page, delivery: DeliveryRecordWithAttempts): Promise<string | null> {
  const reply = await page.ask('listMerchantEndpoints', { parameters: { merchant_id: delivery.merchant_id } });
  if (reply.kind === 'refused') return null;
  return reply.data.endpoints.find(({ id }) => id === delivery.endpoint_id)?.url ?? null;
}

function DeliveryCard({
  page,
  delivery,
  names,
  url,
}: {
  readonly page: Page;
  readonly delivery: DeliveryRecordWithAttempts;
  readonly names: MerchantNames;
  readonly url: string | null;
}): JSX.Element {
  const text = TEXT[page.locale];
  const { facts: common } = PARTS[page.locale];
  const { status, next_attempt_at: nextAt, delivered_at: deliveredAt } = delivery;
  const facts: (readonly [string, Child])[] = [
    [text.columns.event, delivery.event],
    [common.merchant, <MerchantLink page={page} id={delivery.merchant_id} names={names} />],
    [text.one.endpoint, url === null ? text.one.goneEndpoint : <Words>{url}</Words>],
    [common.created, <Since page={page} at={delivery.created_at} />],
  ];
  if (deliveredAt !== null) facts.push([text.one.delivered, <Moment page={page} at={deliveredAt} />]);
  if (status === 'waiting' || status === 'failing') facts.push([text.one.next, <Moment page={page} at={nextAt} />]);
  facts.push([common.id, <code>{delivery.id}</code>]);
  return (
    <section class="card">
      <p class="badges">
        <Status page={page} of="delivery" is={status} />
        <ModeBadge page={page} livemode={delivery.livemode} />
      </p>
      <Facts facts={facts} />
    </section>
  );
}

/** How much of an answer is shown: what a server says of itself stands at its beginning. */
const ANSWER_SHOWN_MAX = 1_500;

function Try({
  page,
  attempt,
  isOpen,
}: {
  readonly page: Page;
  readonly attempt: DeliveryAttempt;
  readonly isOpen: boolean;
}): JSX.Element {
  const text = TEXT[page.locale].one;
  const { request_headers: headers, response_body: body } = attempt;
  const outcome = outcomeWords({ statusCode: attempt.status_code, error: attempt.error }, page.locale);
  return (
    <details class="attempt" open={isOpen}>
      <summary>
        <span>
          {text.try(attempt.number)} · {outcome}
          <span class="soft under">
            {formatMoment(attempt.started_at, page.locale)}
            {attempt.duration_ms !== null && ` · ${attempt.duration_ms}\u00a0ms`}
          </span>
        </span>
      </summary>
      {headers === null ? (
        <p>{text.notSent}</p>
      ) : (
        <>
          <h3>{text.headers}</h3>
          <Code label={text.headers}>
            {Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </Code>
        </>
      )}
      {body === '' && <p class="soft">{text.emptyAnswer}</p>}
      {body !== null && body !== '' && (
        <>
          <h3>{text.answer}</h3>
          <Code label={text.answer}>{prettyJson(body).slice(0, ANSWER_SHOWN_MAX)}</Code>
        </>
      )}
    </details>
  );
}
