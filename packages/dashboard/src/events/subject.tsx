import type { EventRecord } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';

/** What an event is about, with a link to the page of it. */
export function Subject({ page, event }: PageProps<{ event: EventRecord }>): JSX.Element {
  const found = subjectOf(event);
  if (found === null) return <span>–</span>;
  const below = PLACES.find(([prefix]) => found.startsWith(prefix))?.[1];
  return below === undefined ? <code>{found}</code> : <a href={page.path(`${below}/${found}`)}>{found}</a>;
}

/** Where things with an id have their page. */
const PLACES: readonly (readonly [prefix: string, below: string])[] = [
  ['pay_', '/payments'],
  ['dsp_', '/disputes'],
  ['stl_', '/settlements'],
  ['whe_', '/webhooks'],
];

/** A refund has no page of its own: it is on its payment's. */
function subjectOf({ event, data }: EventRecord): string | null {
  const { endpoint } = data;
  if (event === 'endpoint.disabled' && typeof endpoint === 'object' && endpoint !== null) {
    return textOf(Reflect.get(endpoint, 'id'));
  }
  if (event === 'ping') return textOf(data['endpoint_id']);
  return textOf(event.startsWith('refund.') ? data['payment_id'] : data['id']);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
