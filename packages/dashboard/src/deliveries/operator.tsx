import { SUBJECTS } from '../vocabulary/subjects.ts';
import { DELIVERY_STATUSES } from '@mitako/contract';
import { column } from '../components/table.tsx';
import { handlerName } from './handler-name.ts';
import { Code, prettyJson } from '../components/code.tsx';
import { formPage } from '../components/form-page.tsx';
import { ButtonLink, Card, Moment, Words } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { Answer } from './answer.tsx';
import { Attempts } from './attempts.tsx';
import { TEXT as SHARED } from './text.ts';
import type { Page, Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { SYSTEM } from '../panels/menu-groups.ts';
import { waitingList } from '../components/owned-list.tsx';
import { showRecord } from '../components/record.tsx';
import { ModeBadge, Since } from '../components/since.tsx';
import { replayAll } from './replay-all.ts';
import { TEXT } from './operator-text.ts';

/** Failing and failed together: neither was received. */
const DEFAULT_STATUSES = 'failing,failed';

/** Three columns, that also fit a phone: what and whose, what came of it, and how it stands. */
const listDeliveries = waitingList('listAllDeliveries', (page) => {
  const { columns, filters } = SHARED[page.locale];
  const merchant = page.query('merchant');
  const search = merchant === '' ? '' : `?${new URLSearchParams({ merchant }).toString()}`;
  return {
    label: page.subjects.deliveries,
    text: TEXT[page.locale],
    usual: DEFAULT_STATUSES,
    statuses: [[DEFAULT_STATUSES, filters.failures], ...statusChoices(page, 'delivery', DELIVERY_STATUSES)],
    actions: <ButtonLink href={page.path(`/deliveries/replay${search}`)} label={page.buttons.resend_failed} />,
    columns: (names) => [
      column(page.names.event, ({ id, event, merchant_id: owner, created_at: at }) => (
        <span>
          <a href={page.path(`/deliveries/${id}`)}>{event}</a>
          <span class="soft under">{names.get(owner) ?? owner}</span>
          <span class="soft under">
            <Since page={page} at={at} />
          </span>
        </span>
      )),
      column(columns.answer, (delivery) => <Answer page={page} delivery={delivery} />),
      column(page.names.status, ({ status, livemode }) => (
        <span class="badges">
          <ModeBadge page={page} livemode={livemode} />
          <Status page={page} of="delivery" is={status} />
        </span>
      )),
    ],
  };
});

/** One delivery of any merchant: what was sent, and with each attempt what came back. */
async function showDelivery(page: Page): Promise<Response> {
  const { delivery } = await page.read('getAnyDelivery');
  const { endpoints } = await page.read('listMerchantEndpoints', {
    parameters: { merchant_id: delivery.merchant_id },
  });
  const { done, delivery: text } = SHARED[page.locale];
  const { status, delivered_at: deliveredAt, next_attempt_at: nextAt } = delivery;
  const endpoint = endpoints.find(({ id }) => id === delivery.endpoint_id);
  return showRecord(page, delivery, {
    list: '/deliveries',
    label: page.subjects.deliveries,
    title: text.title,
    done,
    actions: <ButtonLink href={page.path(`/deliveries/${delivery.id}/replay`)} label={page.buttons.resend} />,
    badges: <Status page={page} of="delivery" is={status} />,
    facts: [
      [page.names.event, delivery.event],
      [
        page.names.endpoint,
        endpoint === undefined ? (
          (handlerName(delivery) ?? page.sentences.deleted_endpoint)
        ) : (
          <Words>{endpoint.url}</Words>
        ),
      ],
    ],
    later: [
      deliveredAt !== null && [page.names.received, <Moment page={page} at={deliveredAt} />],
      (status === 'waiting' || status === 'failing') && [text.next, <Moment page={page} at={nextAt} />],
    ],
    children: (
      <>
        <Attempts page={page} attempts={delivery.attempts} />
        <Card title={text.sent}>
          <Code label={text.sent}>{prettyJson(delivery.request_body)}</Code>
        </Card>
      </>
    ),
  });
}

/** Sends the same event to the same endpoint again. */
const replayDelivery = formPage(
  { route: 'replayAnyDelivery', find: (page) => page.read('getAnyDelivery') },
  (page, { delivery: { id } }) => {
    const { replayOne } = TEXT[page.locale];
    const { title, endpointGone } = SHARED[page.locale].delivery;
    return {
      ...replayOne,
      back: { href: page.path(`/deliveries/${id}`), label: title },
      refusals: () => ({ WEBHOOK_ENDPOINT_NOT_FOUND: endpointGone, WEBHOOK_ENDPOINT_DISABLED: replayOne.endpointOff }),
      done: ({ delivery: made }) => goTo(page, `/deliveries/${made.id}`, made.id === id ? 'hastened' : 'replayed'),
    };
  },
);

/** Webhooks of all merchants on their way, and those that did not arrive. */
export const deliveries: Section = {
  label: { fr: SUBJECTS.fr.deliveries, en: SUBJECTS.en.deliveries },
  group: SYSTEM,
  path: '/deliveries',
  pages: {
    '/deliveries': listDeliveries,
    '/deliveries/replay': replayAll,
    '/deliveries/:delivery_id': showDelivery,
    '/deliveries/:delivery_id/replay': replayDelivery,
  },
};
