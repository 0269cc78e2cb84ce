import type { Found } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf } from '../components/money.ts';
import { Words } from '../components/small.tsx';
import { StatusNamed } from '../vocabulary/statuses.tsx';
import type { PageProps } from '../shell/page.ts';
import { ModeBadge } from '../components/since.tsx';

/** Amount, name, status and mode of a found object, in the language of the page. */
export function FoundSummary({ page, found }: PageProps<{ found: Found }>): JSX.Element {
  const { kind, amount, currency, status, livemode } = found;
  const words = ownWords(found);
  return (
    <span class="badges">
      {amount !== null && currency !== null && <strong>{moneyOf(page, { amount, currency })}</strong>}
      {words !== '' && <Words>{words}</Words>}
      <StatusNamed page={page} of={kind} is={status} />
      <ModeBadge page={page} livemode={livemode} />
    </span>
  );
}

/** What the API's summary contains besides well-known fields: a name, an event. */
function ownWords({ summary, amount, currency, status, livemode }: Found): string {
  const known = [`${amount} ${currency}`, status, livemode === false && 'test'];
  return summary
    .split(' · ')
    .filter((part) => !known.includes(part))
    .join(' · ');
}
