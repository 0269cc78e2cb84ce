import type { DeliveryWithAttempts } from '@mitako/contract';
import { ErrorSummary, keyOf } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { type ActionState, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Code, prettyJson } from '../../components/code.tsx';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import { Tap } from '../../components/tap.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
import { Attempt } from './attempt.tsx';
import { TEXT } from './text.ts';

/** One delivery: what was sent, and with each try what came back. */
export async function showDelivery(page: Page): Promise<Response> {
  return draw(page, freshState());
}

export async function replayDelivery(page: Page): Promise<Response> {
  const text = TEXT[page.locale].delivery;
  const reply = await page.ask('replayDelivery', {
    parameters: { delivery_id: page.parameter('delivery_id') },
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'done') {
    const { id } = reply.data.delivery;
    return goTo(page, `/webhooks/deliveries/${id}`, id === page.parameter('delivery_id') ? 'hastened' : 'replayed');
  }
  return draw(
    page,
    refusedState(page, reply, {
      WEBHOOK_ENDPOINT_NOT_FOUND: text.endpointGone,
      WEBHOOK_ENDPOINT_DISABLED: text.endpointOff,
    }),
  );
}

async function draw(page: Page, state: ActionState): Promise<Response> {
  const text = TEXT[page.locale];
  const found = await page.ask('getDelivery', { parameters: { delivery_id: page.parameter('delivery_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { delivery } = found.data;
  const isUnderway = delivery.status === 'waiting';
  const isNew = page.gateway.clock.now() - Date.parse(delivery.created_at) < WATCHED_MS;
  return show(
    page,
    {
      title: text.delivery.title,
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/webhooks/deliveries'), label: text.title },
      actions: (
        <Tap
          page={page}
          action={page.path(`/webhooks/deliveries/${delivery.id}`)}
          submit={text.delivery.replay}
          look="quiet"
          formKey={state.key}
        />
      ),
      ...(isUnderway && isNew && { script: LOOK_AGAIN }),
    },
    <>
      <Done page={page} words={text.done} />
      <ErrorSummary title="" alert={state.alert} errors={{}} />
      <section class="card">
        <DeliveryFacts page={page} delivery={delivery} url={await urlOf(page, delivery.endpoint_id)} />
        <p class="soft under">{text.delivery.replayHint}</p>
        {isUnderway && (
          <p class="under">
            {text.delivery.underway}{' '}
            <a class="link" href={page.path(`/webhooks/deliveries/${delivery.id}`)}>
              {text.delivery.refresh}
            </a>
          </p>
        )}
      </section>
      <section class="card">
        <h2>{text.delivery.attempts}</h2>
        <Attempts page={page} delivery={delivery} />
      </section>
      <section class="card">
        <h2>{text.delivery.sent}</h2>
        <Code label={text.delivery.sentBody}>{prettyJson(delivery.request_body)}</Code>
        <details>
          <summary>{text.delivery.exact}</summary>
          <Code label={text.delivery.exact}>{delivery.request_body}</Code>
        </details>
      </section>
    </>,
  );
}

/** A new delivery is over within moments, so the page looks again by itself; for a while, and only until it has begun. */
const WATCHED_MS = 30_000;
const LOOK_AGAIN = 'setTimeout(()=>location.reload(),2000);';

/** Null when the endpoint was deleted. */
async function urlOf(page: Page, endpointId: string): Promise<string | null> {
  const reply = await page.ask('getWebhookEndpoint', { parameters: { endpoint_id: endpointId } });
  return reply.kind === 'done' ? reply.data.endpoint.url : null;
}

function DeliveryFacts({
  page,
  delivery,
  url,
}: {
  readonly page: Page;
  readonly delivery: DeliveryWithAttempts;
  readonly url: string | null;
}): JSX.Element {
  const text = TEXT[page.locale];
  const { status, next_attempt_at: nextAt, delivered_at: deliveredAt } = delivery;
  return (
    <Facts
      facts={[
        [text.delivery.status, <Status page={page} of="delivery" is={status} />],
        [text.delivery.event, <a href={page.path(`/events/${delivery.event_id}`)}>{delivery.event}</a>],
        [
          text.delivery.endpoint,
          url === null ? (
            text.goneEndpoint
          ) : (
            <a href={page.path(`/webhooks/${delivery.endpoint_id}`)}>
              <Words>{url}</Words>
            </a>
          ),
        ],
        [text.delivery.created, <Moment page={page} at={delivery.created_at} />],
        ...(deliveredAt === null ? [] : [[text.delivery.delivered, <Moment page={page} at={deliveredAt} />] as const]),
        ...(status === 'failing' ? [[text.delivery.next, <Moment page={page} at={nextAt} />] as const] : []),
      ]}
    />
  );
}

/** Newest first: that is the one somebody comes for. */
function Attempts({
  page,
  delivery: { attempts },
}: {
  readonly page: Page;
  readonly delivery: DeliveryWithAttempts;
}): JSX.Element {
  if (attempts.length === 0) return <p class="soft">{TEXT[page.locale].delivery.noAttempts}</p>;
  const chosen = Number(page.query('tab')) || attempts.length;
  return (
    <>
      {attempts.toReversed().map((attempt) => (
        <Attempt
          page={page}
          attempt={attempt}
          isOpen={attempt.number === chosen}
          isWhole={page.query('tab') === String(attempt.number)}
        />
      ))}
    </>
  );
}
