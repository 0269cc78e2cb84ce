import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';

/** Text from a user, inert, line by line as it was typed. */
export function Lines({ children }: { readonly children: string }): JSX.Element {
  return <p class="lines">{children.split('\n').map(displayed).join('\n')}</p>;
}
