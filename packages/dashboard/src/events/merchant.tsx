import { EVENT_TYPES, type EventRecord, type WebhookBody } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { Code } from '../components/code.tsx';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { Empty } from '../components/empty.tsx';
import { Card, Done, Facts, Moment, TextLink } from '../components/small.tsx';
import { goTo } from '../shell/respond.tsx';
import type { Section } from '../shell/page.ts';
import { DeliveryTable } from '../deliveries/delivery-table.tsx';
import { EVENT_WORDS } from './event-words.ts';
import { Subject } from './subject.tsx';
import { TEXT } from './text.ts';

const DELIVERIES = 20;

/** Events of the page's mode, newest first. */
const listEvents = list('listEvents', (page) => {
  const { intro, empty } = TEXT[page.locale];
  const words = EVENT_WORDS[page.locale];
  return {
    title: page.subjects.events,
    intro,
    caption: page.subjects.events,
    filters: [
      { name: 'event', label: page.names.type, choices: EVENT_TYPES.map((type) => [type, `${words[type]} (${type})`]) },
    ],
    columns: () => [
      column(page.names.event, ({ id, event }) => (
        <span>
          <a href={page.path(`/events/${id}`)}>{words[event]}</a>
          <code class="soft under">{event}</code>
        </span>
      )),
      column(page.names.about, (event) => <Subject page={page} event={event} />),
      column(page.names.on, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
    ],
    empty: empty.title,
    nothing: (
      <Empty
        icon="list"
        {...empty}
        action={{ href: page.path('/payment-links/new'), label: page.buttons.create_link, icon: 'plus' }}
        other={{ href: page.path('/webhooks'), label: page.subjects.webhooks, icon: 'webhook' }}
      />
    ),
    isStrict: true,
  };
});

/** One event, and a form that delivers it again, to one endpoint or to all that want it. */
const showEvent = formPage(
  {
    route: 'replayEvent',
    fields: ['endpoint'],
    async find(page) {
      const [{ event }, { deliveries }, { endpoints }] = await Promise.all([
        page.read('getEvent'),
        page.read('listDeliveries', { query: { limit: DELIVERIES, event_id: page.parameter('event_id') } }),
        page.read('listWebhookEndpoints', { query: { limit: 100 } }),
      ]);
      return { event, deliveries, endpoints };
    },
  },
  (page, { event, deliveries, endpoints }) => {
    const { done, event: text } = TEXT[page.locale];
    const enabled = endpoints.filter((endpoint) => endpoint.enabled);
    return {
      title: EVENT_WORDS[page.locale][event.event],
      back: { href: page.path('/events'), label: page.subjects.events },
      submit: text.submit,
      look: 'quiet',
      inputs: [
        {
          name: 'endpoint',
          label: text.endpoint,
          options: [['', text.all], ...enabled.map(({ id, url }) => [id, displayed(url)] as const)],
        },
      ],
      body: ({ endpoint }) => (endpoint === '' ? {} : { endpoint_id: endpoint }),
      refusals: () => ({
        WEBHOOK_ENDPOINT_DISABLED: page.sentences.endpoint_disabled,
        WEBHOOK_ENDPOINT_NOT_FOUND: text.isGone,
      }),
      done: ({ deliveries: sent }) => goTo(page, `/events/${event.id}`, sent.length > 0 ? 'replayed' : 'nowhere'),
      around: (form) => (
        <>
          <Done page={page} words={done} />
          <section class="card">
            <Facts
              facts={[
                [page.names.type, <code>{event.event}</code>],
                [page.names.about, <Subject page={page} event={event} />],
                [page.names.on, <Moment page={page} at={event.created_at} />],
                [text.sequence, String(event.sequence)],
                [page.names.id, <code>{event.id}</code>],
              ]}
            />
          </section>
          <Card title={page.names.content}>
            <p class="soft">{text.jsonHint}</p>
            <Code label={page.names.content}>{JSON.stringify(bodyOf(event), null, 2)}</Code>
          </Card>
          <section class="card">
            <DeliveryTable
              page={page}
              caption={page.subjects.deliveries}
              deliveries={deliveries}
              endpoints={endpoints}
              empty={text.noDeliveries}
            />
          </section>
          <Card title={text.replay}>
            {enabled.length === 0 ? (
              <p>
                {text.noEndpoint} <TextLink href={page.path('/webhooks')} label={text.toWebhooks} />
              </p>
            ) : (
              <>
                <p class="soft">{text.replayHint}</p>
                {form}
              </>
            )}
          </Card>
        </>
      ),
    };
  },
);

/** An event in the order that a webhook has it in. */
function bodyOf({ event, data, id, created_at, livemode, sequence, rehearsal }: EventRecord): WebhookBody {
  return { event, data, id, created_at, livemode, sequence, ...(rehearsal && { rehearsal }) };
}

/** What happened, as webhooks tell it. */
export const events: Section = {
  label: 'events',
  route: 'listEvents',
  group: 'developers',
  path: '/events',
  pages: { '/events': listEvents, '/events/:event_id': showEvent },
};
