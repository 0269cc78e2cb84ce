import { type Delivery, DELIVERY_STATUSES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import type { List } from '../components/list.tsx';
import { ButtonLink } from '../components/small.tsx';
import { statusChoices } from '../vocabulary/statuses.tsx';
import { showReplayed, sinceInput } from './replay-failed.tsx';
import { TEXT } from './text.ts';
import type { Page } from '../shell/page.ts';
import { deliveryColumns } from './delivery-table.tsx';

/** Failing and failed together: neither was received. */
const FAILURES = 'failing,failed';

/** Every delivery of the page's mode, newest first. */
export async function deliveryList(page: Page): Promise<List<Delivery>> {
  const { filters, empty, noneFound } = TEXT[page.locale];
  const { endpoints } = await page.read('listWebhookEndpoints', { query: { limit: 100 } });
  return {
    title: page.subjects.delivery_log,
    caption: page.subjects.deliveries,
    back: { href: page.path('/webhooks'), label: page.subjects.webhooks },
    actions: <ButtonLink href={page.path('/webhooks/deliveries/replay')} label={page.buttons.resend_failed} />,
    filters: [
      {
        name: 'status',
        label: page.names.status,
        choices: [[FAILURES, filters.failures], ...statusChoices(page, 'delivery', DELIVERY_STATUSES)],
      },
      {
        name: 'endpoint',
        field: 'endpoint_id',
        label: page.names.endpoint,
        choices: endpoints.map(({ id, url }) => [id, displayed(url)]),
      },
    ],
    columns: () => deliveryColumns(page, endpoints),
    isCompact: true,
    empty,
    noneFound,
    isStrict: true,
    hasFile: true,
  };
}

/** Sends again what failed. */
export const replayFailed = formPage(
  {
    route: 'replayFailedDeliveries',
    fields: ['since', 'exact', 'endpoint', 'cursor'],
    find: (page) => page.read('listWebhookEndpoints', { query: { limit: 100 } }),
  },
  (page, { endpoints }) => {
    const { replay: text } = TEXT[page.locale];
    const sinceOf = ({ since, exact }: { readonly since: string; readonly exact: string }): string =>
      exact === '' ? since : inDouala(exact);
    return {
      title: page.buttons.resend_failed,
      submit: page.buttons.resend,
      explanation: text.explanation,
      back: { href: page.path('/webhooks/deliveries'), label: page.subjects.delivery_log },
      inputs: [
        sinceInput(page),
        { name: 'exact', type: 'datetime-local', label: text.exact, hint: text.exactHint, isOptional: true },
        {
          name: 'endpoint',
          label: page.names.endpoint,
          value: page.query('endpoint'),
          options: [['', text.all], ...endpoints.map(({ id, url }) => [id, displayed(url)] as const)],
        },
        { name: 'cursor', type: 'hidden' },
      ],
      body: (typed) => ({
        since: sinceOf(typed),
        ...(typed.endpoint !== '' && { endpoint_id: typed.endpoint }),
        ...(typed.cursor !== '' && { cursor: typed.cursor }),
      }),
      faults: () => ({ exact: text.exactWrong }),
      done: (result, typed) =>
        showReplayed(page, {
          list: '/webhooks/deliveries',
          label: page.subjects.delivery_log,
          typed: { since: sinceOf(typed), endpoint: typed.endpoint },
          sensitive: false,
          result,
        }),
    };
  },
);

/** `2026-11-20T14:05` in Douala time, UTC+1 the year round. */
function inDouala(local: string): string {
  return `${/T\d\d:\d\d$/.test(local) ? `${local}:00` : local}+01:00`;
}
