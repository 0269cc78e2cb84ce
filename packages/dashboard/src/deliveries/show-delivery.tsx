import type { DeliveryRecord, DeliveryWithAttempts, WebhookEndpointWithRecent } from '@mitako/contract';
import { ErrorSummary, keyOf } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import { type ActionState, freshState, refusedState, shownWith } from '../components/action.tsx';
import { Code, prettyJson } from '../components/code.tsx';
import { showRecord } from '../components/record.tsx';
import { ButtonLink, Card, Moment, TextLink, Words } from '../components/small.tsx';
import { Tap } from '../components/tap.tsx';
import { type Again, formMethods, type Methods, type Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { waitingWords } from '../webhooks/waiting-words.ts';
import { Attempts } from './attempts.tsx';
import { deliveriesPath } from './deliveries-path.ts';
import { handlerName } from './handler-name.ts';
import { TEXT } from './text.ts';

/** One delivery: what was sent, and with each attempt what came back. */
export const showDelivery: Required<Pick<Methods, 'get' | 'post'>> = formMethods(freshState, draw, replayDelivery);

/** Resends it for its merchant, by a button of its page. */
async function replayDelivery(page: Page, again: Again<ActionState>): Promise<Response> {
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
  return again(refusedState(page, reply, words));
}

/** A new delivery ends within moments, so the page reloads itself for a while, until the delivery has started. */
const WATCHED_MS = 30_000;
const LOOK_AGAIN = 'setTimeout(()=>location.reload(),2000);';

async function draw(page: Page, state: ActionState): Promise<Response> {
  const { isOperator } = page;
  const { done, delivery: text } = TEXT[page.locale];
  const { delivery } = await page.read(isOperator ? 'getAnyDelivery' : 'getDelivery');
  const { event, status, delivered_at: deliveredAt, next_attempt_at: nextAt } = delivery;
  const endpoint = await endpointOf(page, delivery);
  const waiting = endpoint !== null && nextAt !== null ? waitingWords(page, endpoint) : null;
  const isAhead = nextAt !== null && Date.parse(nextAt) > page.gateway.clock.now();
  const isNew = page.gateway.clock.now() - Date.parse(delivery.created_at) < WATCHED_MS;
  const badge = <Status page={page} of="delivery" is={status} />;
  return showRecord(page, delivery, {
    ...shownWith(state),
    list: deliveriesPath(page),
    label: isOperator ? page.subjects.deliveries : page.subjects.delivery_log,
    title: text.title,
    done,
    actions: isOperator ? (
      <ButtonLink href={`${page.here}/replay`} label={page.buttons.resend} />
    ) : (
      <Tap page={page} action={page.here} submit={page.buttons.resend} look="quiet" formKey={state.key} />
    ),
    ...(!isOperator && status === 'waiting' && isNew && { script: LOOK_AGAIN }),
    before: <ErrorSummary title="" alert={state.alert} errors={{}} />,
    ...(isOperator && { badges: badge }),
    facts: [
      !isOperator && [page.names.status, badge],
      [page.names.event, isOperator ? event : <a href={page.path(`/events/${delivery.event_id}`)}>{event}</a>],
      [page.names.endpoint, endpointWords(page, delivery, endpoint)],
    ],
    later: [
      deliveredAt !== null && [page.names.received, <Moment page={page} at={deliveredAt} />],
      (status === 'failing' || (isOperator && status === 'waiting')) && [
        text.next,
        isAhead ? <Moment page={page} at={nextAt} /> : TEXT[page.locale].inTurn,
      ],
    ],
    below: isOperator ? (
      waiting !== null && <p class="under">{waiting}</p>
    ) : (
      <>
        <p class="soft under">{text.replayHint}</p>
        {nextAt !== null && (waiting !== null || status === 'waiting') && (
          <p class="under">
            {waiting ?? text.underway} <TextLink href={page.here} label={page.buttons.refresh} />
          </p>
        )}
      </>
    ),
    children: (
      <>
        <Attempts page={page} attempts={delivery.attempts} />
        <Card title={text.sent}>
          <Code label={text.sentBody}>{prettyJson(delivery.request_body)}</Code>
          <details>
            <summary>{text.exact}</summary>
            <Code label={text.exact}>{delivery.request_body}</Code>
          </details>
        </Card>
      </>
    ),
  });
}

type Sent = DeliveryWithAttempts | DeliveryRecord;

/** Null where it is deleted, or a handler in process. */
function endpointOf(page: Page, delivery: Sent): Promise<WebhookEndpointWithRecent | null> {
  return 'merchant_id' in delivery ? anyEndpoint(page, delivery) : ownEndpoint(page, delivery);
}

/** Where it went; with a link to the endpoint for its merchant. */
function endpointWords(page: Page, delivery: Sent, endpoint: WebhookEndpointWithRecent | null): Child {
  if (endpoint === null) return handlerName(delivery) ?? page.sentences.deleted_endpoint;
  const url = <Words>{endpoint.url}</Words>;
  return page.isOperator ? url : <a href={page.path(`/webhooks/${endpoint.id}`)}>{url}</a>;
}

async function ownEndpoint(
  page: Page,
  { endpoint_id: id }: DeliveryWithAttempts,
): Promise<WebhookEndpointWithRecent | null> {
  const reply = await page.ask('getWebhookEndpoint', { parameters: { endpoint_id: id } });
  return reply.kind === 'done' ? reply.data.endpoint : null;
}

async function anyEndpoint(page: Page, delivery: DeliveryRecord): Promise<WebhookEndpointWithRecent | null> {
  const parameters = { merchant_id: delivery.merchant_id };
  const { endpoints } = await page.read('listMerchantEndpoints', { parameters });
  return endpoints.find(({ id }) => id === delivery.endpoint_id) ?? null;
}
