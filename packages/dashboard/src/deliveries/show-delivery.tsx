import type { DeliveryWithAttempts } from '@mitako/contract';
import { ErrorSummary, keyOf } from '@mitako/pages';
import { handlerName } from './handler-name.ts';
import { type ActionState, freshState, refusedState, shownWith } from '../components/action.tsx';
import { Code, prettyJson } from '../components/code.tsx';
import { Card, Done, Facts, Moment, TextLink, Words } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { Tap } from '../components/tap.tsx';
import { Attempts } from './attempts.tsx';
import { TEXT } from './text.ts';
import type { Methods, Page, PageProps } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';

/** One delivery: what was sent, and with each attempt what came back. */
export const showDelivery: Methods = { get: (page) => draw(page, freshState()), post: replay };

async function replay(page: Page): Promise<Response> {
  const text = TEXT[page.locale].delivery;
  const reply = await page.ask('replayDelivery', { idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') {
    const { id } = reply.data.delivery;
    return goTo(page, `/webhooks/deliveries/${id}`, id === page.parameter('delivery_id') ? 'hastened' : 'replayed');
  }
  const words = {
    WEBHOOK_ENDPOINT_NOT_FOUND: text.endpointGone,
    WEBHOOK_ENDPOINT_DISABLED: page.sentences.endpoint_disabled,
  };
  return draw(page, refusedState(page, reply, words));
}

/** A new delivery ends within moments, so the page reloads itself for a while, until the delivery has started. */
const WATCHED_MS = 30_000;
const LOOK_AGAIN = 'setTimeout(()=>location.reload(),2000);';

async function draw(page: Page, state: ActionState): Promise<Response> {
  const { done, delivery: text } = TEXT[page.locale];
  const { delivery } = await page.read('getDelivery');
  const isUnderway = delivery.status === 'waiting';
  const isNew = page.gateway.clock.now() - Date.parse(delivery.created_at) < WATCHED_MS;
  return show(
    page,
    {
      title: text.title,
      ...shownWith(state),
      back: { href: page.path('/webhooks/deliveries'), label: page.subjects.delivery_log },
      actions: <Tap page={page} action={page.here} submit={page.buttons.resend} look="quiet" formKey={state.key} />,
      ...(isUnderway && isNew && { script: LOOK_AGAIN }),
    },
    <>
      <Done page={page} words={done} />
      <ErrorSummary title="" alert={state.alert} errors={{}} />
      <section class="card">
        <DeliveryFacts page={page} delivery={delivery} url={await urlOf(page, delivery.endpoint_id)} />
        <p class="soft under">{text.replayHint}</p>
        {isUnderway && (
          <p class="under">
            {text.underway} <TextLink href={page.here} label={page.buttons.refresh} />
          </p>
        )}
      </section>
      <Attempts page={page} attempts={delivery.attempts} />
      <Card title={text.sent}>
        <Code label={text.sentBody}>{prettyJson(delivery.request_body)}</Code>
        <details>
          <summary>{text.exact}</summary>
          <Code label={text.exact}>{delivery.request_body}</Code>
        </details>
      </Card>
    </>,
  );
}

/** Null when the endpoint was deleted. */
async function urlOf(page: Page, endpointId: string): Promise<string | null> {
  const reply = await page.ask('getWebhookEndpoint', { parameters: { endpoint_id: endpointId } });
  return reply.kind === 'done' ? reply.data.endpoint.url : null;
}

function DeliveryFacts({ page, delivery, url }: PageProps<{ delivery: DeliveryWithAttempts; url: string | null }>) {
  const { delivery: text } = TEXT[page.locale];
  const { status, delivered_at: deliveredAt, endpoint_id: endpoint } = delivery;
  return (
    <Facts
      facts={[
        [page.names.status, <Status page={page} of="delivery" is={status} />],
        [page.names.event, <a href={page.path(`/events/${delivery.event_id}`)}>{delivery.event}</a>],
        [
          page.names.endpoint,
          url === null ? (
            (handlerName(delivery) ?? page.sentences.deleted_endpoint)
          ) : (
            <a href={page.path(`/webhooks/${endpoint}`)}>
              <Words>{url}</Words>
            </a>
          ),
        ],
        [page.names.created, <Moment page={page} at={delivery.created_at} />],
        deliveredAt !== null && [page.names.received, <Moment page={page} at={deliveredAt} />],
        status === 'failing' && [text.next, <Moment page={page} at={delivery.next_attempt_at} />],
      ]}
    />
  );
}
