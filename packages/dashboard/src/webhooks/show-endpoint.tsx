import type { WebhookEndpointWithRecent } from '@mitako/contract';
import { ErrorSummary, formatMoment, keepsKey, keyOf, readForm, type Refusal } from '@mitako/pages';
import { type ActionState, freshState, refusedState, shownWith } from '../components/action.tsx';
import { ButtonLink, Done, Facts, Moment, TextLink, Warning, Words } from '../components/small.tsx';
import { Tap } from '../components/tap.tsx';
import { type Again, formMethods, type Methods, notFound, type Page, type PageProps } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { EndpointHealth, recentInWords } from './endpoint-health.tsx';
import { DeliveryTable } from '../deliveries/delivery-table.tsx';
import { eventsInWords, reasonInWords } from './endpoint-words.ts';
import { TEXT } from './merchant-text.ts';
import { waitingWords } from './waiting-words.ts';

const LATEST = 10;

interface Drawing {
  readonly state: ActionState;
  readonly tried?: Tried | undefined;
}

export const showEndpoint: Methods = formMethods<Drawing>(() => ({ state: freshState() }), draw, doWithEndpoint);

/** The buttons of an endpoint's page: a ping, on and off. */
async function doWithEndpoint(page: Page, again: Again<Drawing>): Promise<Response> {
  const refused = (reply: Refusal, tried: Tried): ReturnType<typeof again> => {
    const state = refusedState(page, reply, { WEBHOOK_ENDPOINT_DISABLED: page.sentences.endpoint_disabled });
    return again({ state, tried: keepsKey(reply) ? tried : undefined });
  };
  const key = await keyOf(page.request);
  const { do: does } = await readForm(page.request, ['do']);
  if (does === 'ping') {
    const reply = await page.ask('pingWebhookEndpoint', { idempotencyKey: key });
    if (reply.kind === 'refused') return refused(reply, { key, does });
    return goTo(page, `/webhooks/deliveries/${reply.data.delivery.id}`, 'pinged');
  }
  if (does !== 'enable' && does !== 'disable') throw notFound();
  const body = { enabled: does === 'enable' };
  const reply = await page.ask('updateWebhookEndpoint', { idempotencyKey: key, body });
  if (reply.kind === 'refused') return refused(reply, { key, does });
  return goTo(page, `/webhooks/${reply.data.endpoint.id}`, does === 'enable' ? 'enabled' : 'disabled');
}

/** The action that may have begun already: its button keeps its key. */
interface Tried {
  readonly key: string;
  readonly does: 'ping' | 'enable' | 'disable';
}

async function draw(page: Page, { state, tried }: Drawing): Promise<Response> {
  const text = TEXT[page.locale];
  const id = page.parameter('endpoint_id');
  const [{ endpoint }, { deliveries, pagination }] = await Promise.all([
    page.read('getWebhookEndpoint'),
    page.read('listDeliveries', { query: { limit: LATEST, endpoint_id: id } }),
  ]);
  return show(
    page,
    {
      title: text.endpoint.title,
      ...shownWith(state),
      back: { href: page.path('/webhooks'), label: page.subjects.webhooks },
      actions: <ButtonLink href={page.path(`/webhooks/${id}/edit`)} label={page.buttons.edit} />,
    },
    <>
      <Done page={page} words={text.done} />
      <ErrorSummary title="" alert={state.alert} errors={{}} />
      <Trouble page={page} endpoint={endpoint} />
      <section class="card">
        <EndpointFacts page={page} endpoint={endpoint} />
      </section>
      <Buttons page={page} endpoint={endpoint} tried={tried} />
      <section class="card">
        <DeliveryTable page={page} caption={page.names.latest_deliveries} deliveries={deliveries} endpoints={null} />
        {pagination.has_more && (
          <TextLink href={page.path(`/webhooks/deliveries?endpoint=${id}`)} label={text.endpoint.all} />
        )}
      </section>
    </>,
  );
}

type EndpointProps = PageProps<{ endpoint: WebhookEndpointWithRecent }>;

/** Why nothing arrives or is sent, and what to do about it. */
function Trouble({ page, endpoint }: EndpointProps) {
  const text = TEXT[page.locale].endpoint;
  const { health, recent, disabled_reason: reason, id } = endpoint;
  if (health.status === 'healthy') return null;
  const waiting = waitingWords(page, endpoint);
  if (health.status === 'disabled' && reason === null) {
    return <Warning>{waiting === null ? text.isOff : `${text.isOff} ${waiting}`}</Warning>;
  }
  return (
    <div class="alert">
      <h2>
        {reason === null
          ? text.isFailing(formatMoment(health.since ?? endpoint.updated_at, page.locale))
          : reasonInWords(page, reason)}
      </h2>
      {waiting !== null && <p>{waiting}</p>}
      <p>{reason === null ? text.howToFix : text.howToRestart}</p>
      {recent.failing + recent.finished > recent.delivered && (
        <p>
          <a href={page.path(`/webhooks/deliveries?endpoint=${id}&status=failing%2Cfailed`)}>{text.failures}</a>
          {' · '}
          <a href={page.path(`/webhooks/deliveries/replay?endpoint=${id}`)}>{page.buttons.resend_failed}</a>
        </p>
      )}
    </div>
  );
}

function EndpointFacts({ page, endpoint }: EndpointProps) {
  const text = TEXT[page.locale];
  const { recent } = endpoint;
  return (
    <Facts
      facts={[
        [page.names.endpoint, <Words>{endpoint.url}</Words>],
        [page.names.description, <Words>{endpoint.description}</Words>],
        [page.names.status, <EndpointHealth page={page} endpoint={endpoint} />],
        [page.subjects.events, eventsInWords(page, endpoint)],
        [text.endpoint.names, endpoint.prefixed_names ? text.endpoint.prefixed : text.endpoint.plain],
        [
          text.endpoint.recent,
          recent.finished === 0 || recent.failing > 0
            ? recentInWords(page, endpoint)
            : `${recentInWords(page, endpoint)}, ${text.endpoint.atOnce(recent.delivered_at_once)}`,
        ],
        [text.endpoint.created, <Moment page={page} at={endpoint.created_at} />],
      ]}
    />
  );
}

function Buttons({ page, endpoint, tried }: EndpointProps & { readonly tried: Tried | undefined }) {
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
        <ButtonLink href={`${path}/rotate`} label={page.buttons.change_secret} />
        {enabled && <Tap {...tap('disable')} submit={page.buttons.disable} look="quiet" />}
        <ButtonLink href={`${path}/delete`} label={text.delete} />
      </div>
      {enabled && (
        <p class="soft under">
          {text.pingHint} {text.disableHint}
        </p>
      )}
    </section>
  );
}
