import { type EventRecord, routes, type WebhookBody, type WebhookEndpoint } from '@mitako/contract';
import { check, displayed, keyOf, readForm } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Action, type ActionState, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Code } from '../../components/code.tsx';
import { Select } from '../../components/select.tsx';
import { Done, Facts, Moment } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showProblem, showRefusal } from '../../shell/respond.tsx';
import { DeliveryTable } from '../deliveries/delivery-table.tsx';
import { EVENT_WORDS } from './event-words.ts';
import { Subject } from './subject.tsx';
import { TEXT } from './text.ts';

const DELIVERIES = 20;

export async function showEvent(page: Page): Promise<Response> {
  return draw(page, '', freshState());
}

/** Delivers an event again, to one endpoint or to all that want it. */
export async function replayEvent(page: Page): Promise<Response> {
  const { site, request } = page;
  const text = TEXT[page.locale].event;
  const { endpoint } = await readForm(request, ['endpoint']);
  const body = check(routes.replayEvent.body, endpoint === '' ? {} : { endpoint_id: endpoint });
  if (body.kind === 'invalid') return showProblem(site, request, 'notFound', { status: 404 });
  const id = page.parameter('event_id');
  const reply = await page.ask('replayEvent', {
    parameters: { event_id: id },
    body: body.value,
    idempotencyKey: await keyOf(request),
  });
  if (reply.kind === 'done')
    return goTo(page, `/events/${id}`, reply.data.deliveries.length > 0 ? 'replayed' : 'nowhere');
  return draw(
    page,
    endpoint,
    refusedState(page, reply, {
      WEBHOOK_ENDPOINT_DISABLED: text.isOff,
      WEBHOOK_ENDPOINT_NOT_FOUND: text.isGone,
    }),
  );
}

async function draw(page: Page, chosen: string, state: ActionState): Promise<Response> {
  const { site, request, locale } = page;
  const text = TEXT[locale];
  const id = page.parameter('event_id');
  const [found, sent, known] = await Promise.all([
    page.ask('getEvent', { parameters: { event_id: id } }),
    page.ask('listDeliveries', { query: { limit: DELIVERIES, event_id: id } }),
    page.ask('listWebhookEndpoints', { query: { limit: 100 } }),
  ]);
  if (found.kind === 'refused') return showRefusal(site, request, found);
  if (sent.kind === 'refused') return showRefusal(site, request, sent);
  if (known.kind === 'refused') return showRefusal(site, request, known);
  const { event } = found.data;
  const { endpoints } = known.data;
  return show(
    page,
    {
      title: EVENT_WORDS[locale][event.event],
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/events'), label: text.title },
    },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <Facts
          facts={[
            [text.event.type, <code>{event.event}</code>],
            [text.event.about, <Subject page={page} event={event} />],
            [text.event.at, <Moment page={page} at={event.created_at} />],
            [text.event.sequence, String(event.sequence)],
            [text.event.id, <code>{event.id}</code>],
          ]}
        />
      </section>
      <section class="card">
        <h2>{text.event.json}</h2>
        <p class="soft">{text.event.jsonHint}</p>
        <Code label={text.event.json}>{JSON.stringify(bodyOf(event), null, 2)}</Code>
      </section>
      <section class="card">
        <DeliveryTable
          page={page}
          caption={text.event.deliveries}
          deliveries={sent.data.deliveries}
          endpoints={endpoints}
          empty={text.event.noDeliveries}
        />
      </section>
      <section class="card">
        <h2>{text.event.replay}</h2>
        <Replay page={page} chosen={chosen} state={state} endpoints={endpoints.filter(({ enabled }) => enabled)} />
      </section>
    </>,
  );
}

/** An event in the order that a webhook has it in. */
function bodyOf({ event, data, id, created_at, livemode, sequence }: EventRecord): WebhookBody {
  return { event, data, id, created_at, livemode, sequence };
}

function Replay({
  page,
  chosen,
  state,
  endpoints,
}: {
  readonly page: Page;
  readonly chosen: string;
  readonly state: ActionState;
  readonly endpoints: readonly WebhookEndpoint[];
}): JSX.Element {
  const text = TEXT[page.locale].event;
  if (endpoints.length === 0) {
    return (
      <p>
        {text.noEndpoint}{' '}
        <a class="link" href={page.path('/webhooks')}>
          {text.toWebhooks}
        </a>
      </p>
    );
  }
  return (
    <>
      <p class="soft">{text.replayHint}</p>
      <Action
        page={page}
        state={state}
        action={page.path(`/events/${page.parameter('event_id')}`)}
        submit={text.submit}
        look="quiet"
      >
        <Select
          name="endpoint"
          label={text.endpoint}
          value={chosen}
          options={[['', text.all], ...endpoints.map(({ id, url }) => [id, displayed(url)] as const)]}
        />
      </Action>
    </>
  );
}
