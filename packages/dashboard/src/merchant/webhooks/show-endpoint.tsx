import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { ErrorSummary, keepsKey, keyOf, readForm, type Refusal } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { type ActionState, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Tap } from '../../components/tap.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showProblem, showRefusal } from '../../shell/respond.tsx';
import { DeliveryTable } from '../deliveries/delivery-table.tsx';
import { EndpointBadge, eventsInWords, reasonInWords, recentInWords } from './endpoint-words.tsx';
import { TEXT } from './text.ts';

const LATEST = 10;

export async function showEndpoint(page: Page): Promise<Response> {
  return draw(page, freshState());
}

/** The buttons of an endpoint's page: a ping, on and off. */
export async function doWithEndpoint(page: Page): Promise<Response> {
  const { site, request } = page;
  const key = await keyOf(request);
  const asked = { parameters: { endpoint_id: page.parameter('endpoint_id') }, idempotencyKey: key };
  const { do: does } = await readForm(request, ['do']);
  if (does === 'ping') {
    const reply = await page.ask('pingWebhookEndpoint', asked);
    if (reply.kind === 'refused') return refused(page, reply, { key, does });
    return goTo(page, `/webhooks/deliveries/${reply.data.delivery.id}`, 'pinged');
  }
  if (does !== 'enable' && does !== 'disable') return showProblem(site, request, 'notFound', { status: 404 });
  const reply = await page.ask('updateWebhookEndpoint', { ...asked, body: { enabled: does === 'enable' } });
  if (reply.kind === 'refused') return refused(page, reply, { key, does });
  return goTo(page, `/webhooks/${reply.data.endpoint.id}`, does === 'enable' ? 'enabled' : 'disabled');
}

function refused(page: Page, reply: Refusal, tried: Tried): Promise<Response> {
  const words = { WEBHOOK_ENDPOINT_DISABLED: TEXT[page.locale].endpoint.wasDisabled };
  return draw(page, refusedState(page, reply, words), keepsKey(reply) ? tried : undefined);
}

/** What may have been begun already: its button keeps its key. */
interface Tried {
  readonly key: string;
  readonly does: 'ping' | 'enable' | 'disable';
}

async function draw(page: Page, state: ActionState, tried?: Tried): Promise<Response> {
  const text = TEXT[page.locale];
  const id = page.parameter('endpoint_id');
  const [found, deliveries] = await Promise.all([
    page.ask('getWebhookEndpoint', { parameters: { endpoint_id: id } }),
    page.ask('listDeliveries', { query: { limit: LATEST, endpoint_id: id } }),
  ]);
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (deliveries.kind === 'refused') return showRefusal(page.site, page.request, deliveries);
  const { endpoint } = found.data;
  return show(
    page,
    {
      title: text.endpoint.title,
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/webhooks'), label: text.title },
      actions: (
        <a class="button quiet" href={page.path(`/webhooks/${id}/edit`)}>
          {text.endpoint.edit}
        </a>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <ErrorSummary title="" alert={state.alert} errors={{}} />
      <OffNote page={page} endpoint={endpoint} />
      <section class="card">
        <EndpointFacts page={page} endpoint={endpoint} />
      </section>
      <Buttons page={page} endpoint={endpoint} tried={tried} />
      <section class="card">
        <DeliveryTable
          page={page}
          caption={text.endpoint.latest}
          deliveries={deliveries.data.deliveries}
          endpoints={null}
        />
        {deliveries.data.pagination.has_more && (
          <a class="link" href={page.path(`/webhooks/deliveries?endpoint=${id}`)}>
            {text.endpoint.all}
          </a>
        )}
      </section>
    </>,
  );
}

interface EndpointProps {
  readonly page: Page;
  readonly endpoint: WebhookEndpointWithRecent;
}

/** Why nothing is sent, and what to do about it. */
function OffNote({ page, endpoint }: EndpointProps): JSX.Element | null {
  const text = TEXT[page.locale].endpoint;
  if (endpoint.enabled) return null;
  if (endpoint.disabled_reason === null) {
    return (
      <div class="warning">
        <p>{text.isOff}</p>
      </div>
    );
  }
  return (
    <div class="warning">
      <p>
        <strong>{reasonInWords(page, endpoint.disabled_reason)}</strong>
      </p>
      <p>{text.howToMend}</p>
    </div>
  );
}

function EndpointFacts({ page, endpoint }: EndpointProps): JSX.Element {
  const text = TEXT[page.locale];
  const { recent } = endpoint;
  return (
    <Facts
      facts={[
        [text.endpoint.url, <Words>{endpoint.url}</Words>],
        [text.endpoint.description, <Words>{endpoint.description}</Words>],
        [text.columns.status, <EndpointBadge page={page} endpoint={endpoint} />],
        [text.endpoint.events, eventsInWords(page, endpoint)],
        [text.endpoint.names, endpoint.prefixed_names ? text.endpoint.prefixed : text.endpoint.plain],
        [
          text.endpoint.recent,
          recent.finished === 0
            ? recentInWords(page, endpoint)
            : `${recentInWords(page, endpoint)}, ${text.endpoint.atOnce(recent.delivered_at_once)}`,
        ],
        [text.endpoint.created, <Moment page={page} at={endpoint.created_at} />],
      ]}
    />
  );
}

function Buttons({ page, endpoint, tried }: EndpointProps & { readonly tried: Tried | undefined }): JSX.Element {
  const text = TEXT[page.locale].endpoint;
  const { id, enabled } = endpoint;
  const path = page.path(`/webhooks/${id}`);
  const tap = (does: Tried['does']) => ({
    page,
    action: path,
    does,
    ...(tried?.does === does && { formKey: tried.key }),
  });
  return (
    <section class="card">
      <div class="row inline">
        {enabled && <Tap {...tap('ping')} submit={text.ping} />}
        {!enabled && <Tap {...tap('enable')} submit={text.enable} />}
        <a class="button quiet" href={`${path}/rotate`}>
          {text.rotate}
        </a>
        {enabled && <Tap {...tap('disable')} submit={text.disable} look="quiet" />}
        <a class="button quiet" href={`${path}/delete`}>
          {text.delete}
        </a>
      </div>
      {enabled && (
        <p class="soft under">
          {text.pingHint} {text.disableHint}
        </p>
      )}
    </section>
  );
}
