import type { SettlementRecord } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Card, Facts, Moment, Words } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';
import { isHeld } from './is-held.ts';
import { TEXT } from '../settlements/text.ts';

/** Where to pay a settlement, or where it was paid: in full, since the operator types it into a bank's form. */
export function Destination({
  page,
  settlement: { destination, status, livemode },
}: PageProps<{ settlement: SettlementRecord }>): JSX.Element | null {
  const { destination: text } = TEXT[page.locale];
  if (destination === null) {
    return status === 'pending' ? (
      <Card title={text.title}>
        <p>{text.none}</p>
      </Card>
    ) : null;
  }
  const { type, holder_name: holder, number, provider, scheme, created_at: since, held_until: until } = destination;
  const label = page.gateway.providers(livemode).find((each) => each.provider === provider)?.label;
  return (
    <Card title={text.title}>
      {status === 'pending' && isHeld(page, destination) && (
        <p class="warning">{text.held(formatMoment(until, page.locale))}</p>
      )}
      <Facts
        facts={[
          [text.type, label ?? provider ?? scheme?.toUpperCase() ?? text.types[type]],
          [page.names.number, <code>{number}</code>],
          [page.names.holder, <Words>{holder}</Words>],
          [page.names.registered, <Moment page={page} at={since} />],
          status === 'pending' && [text.until, <Moment page={page} at={until} />],
        ]}
      />
    </Card>
  );
}
