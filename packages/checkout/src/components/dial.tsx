import { Icon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { dialCodeOf } from '../providers.ts';
import type { PageProps } from '../page-context.ts';

/** A link that dials the code in a provider's prompt; nothing without a code. */
export function Dial({ page }: PageProps): JSX.Element | null {
  const code = dialCodeOf(page);
  if (code === null) return null;
  return (
    <p>
      <a class="button quiet" href={`tel:${encodeURIComponent(code)}`}>
        <Icon name="phone" />
        {page.text.wait.dial(code)}
      </a>
    </p>
  );
}
