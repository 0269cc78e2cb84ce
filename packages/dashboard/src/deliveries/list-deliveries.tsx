import { type Delivery, DELIVERY_STATUSES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { List } from '../components/list.tsx';
import { ButtonLink } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { statusChoices } from '../vocabulary/statuses.tsx';
import { deliveryColumns, whenAndWhere } from './delivery-table.tsx';
import { TEXT } from './text.ts';

/** Failing and failed together: neither was received. */
export const FAILURES = 'failing,failed';

/** The statuses of deliveries, and the failures as a whole. */
export function deliveryStatuses(page: Page): readonly (readonly [value: string, label: string])[] {
  return [[FAILURES, TEXT[page.locale].filters.failures], ...statusChoices(page, 'delivery', DELIVERY_STATUSES)];
}

/** Every delivery of the page's mode, newest first. */
export async function deliveryList(page: Page): Promise<List<Delivery>> {
  const { empty, noneFound } = TEXT[page.locale];
  const { endpoints } = await page.read('listWebhookEndpoints', { query: { limit: 100 } });
  return {
    title: page.subjects.delivery_log,
    caption: page.subjects.deliveries,
    back: { href: page.path('/webhooks'), label: page.subjects.webhooks },
    actions: <ButtonLink href={page.path('/webhooks/deliveries/replay')} label={page.buttons.resend_failed} />,
    filters: [
      { name: 'status', label: page.names.status, choices: deliveryStatuses(page) },
      {
        name: 'endpoint',
        field: 'endpoint_id',
        label: page.names.endpoint,
        choices: endpoints.map(({ id, url }) => [id, displayed(url)]),
      },
    ],
    columns: () => deliveryColumns(page, whenAndWhere(page, endpoints)),
    isCompact: true,
    empty,
    noneFound,
    isStrict: true,
    hasFile: true,
  };
}
