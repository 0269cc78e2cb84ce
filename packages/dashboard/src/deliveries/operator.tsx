import { formPage } from '../components/form-page.tsx';
import { waitingList } from '../components/owned-list.tsx';
import { ButtonLink, Moment } from '../components/small.tsx';
import type { Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { deliveryColumns } from './delivery-table.tsx';
import { deliveryStatuses, FAILURES } from './list-deliveries.tsx';
import { TEXT } from './operator-text.ts';
import { replayAll } from './replay-failed.tsx';
import { showDelivery } from './show-delivery.tsx';
import { TEXT as SHARED } from './text.ts';

const listDeliveries = waitingList('listAllDeliveries', (page) => {
  const merchant = page.query('merchant');
  const search = merchant === '' ? '' : `?${new URLSearchParams({ merchant }).toString()}`;
  return {
    label: page.subjects.deliveries,
    text: TEXT[page.locale],
    usual: FAILURES,
    hasModeTabs: true,
    statuses: deliveryStatuses(page),
    actions: <ButtonLink href={page.path(`/deliveries/replay${search}`)} label={page.buttons.resend_failed} />,
    columns: (names) =>
      deliveryColumns(page, ({ merchant_id: owner, created_at: at }) => (
        <span class="soft under">
          <Moment page={page} at={at} isShort /> · {names.get(owner) ?? owner}
        </span>
      )),
  };
});

/** Sends the same event to the same endpoint again. */
const replayDelivery = formPage(
  { route: 'replayAnyDelivery', find: (page) => page.read('getAnyDelivery') },
  (page, { delivery: { id } }) => {
    const { replayOne } = TEXT[page.locale];
    const { title, endpointGone } = SHARED[page.locale].delivery;
    return {
      ...replayOne,
      submit: page.buttons.resend,
      back: { href: page.path(`/deliveries/${id}`), label: title },
      refusals: () => ({ WEBHOOK_ENDPOINT_NOT_FOUND: endpointGone, WEBHOOK_ENDPOINT_DISABLED: replayOne.endpointOff }),
      done: ({ delivery: made }) => goTo(page, `/deliveries/${made.id}`, made.id === id ? 'hastened' : 'replayed'),
    };
  },
);

/** Webhooks of all merchants on their way, and those that did not arrive. */
export const deliveries: Section = {
  label: 'deliveries',
  group: 'system',
  path: '/deliveries',
  pages: {
    '/deliveries': listDeliveries,
    '/deliveries/replay': replayAll,
    '/deliveries/:delivery_id': showDelivery.get,
    '/deliveries/:delivery_id/replay': replayDelivery,
  },
};
