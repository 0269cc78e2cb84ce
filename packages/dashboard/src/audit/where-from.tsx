import type { AuditEntry } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { programWords } from '../people/program-words.ts';
import type { PageProps } from '../shell/page.ts';

/** From where something was done: with which program, and from which address. */
export function WhereFrom({ page, line }: PageProps<{ line: AuditEntry }>): JSX.Element {
  const { client_address: address, user_agent: userAgent } = line;
  if (address === null && userAgent === null) return <span>–</span>;
  return (
    <span>
      {userAgent !== null && programWords(userAgent, page.locale)}
      {address !== null && <small class="under soft">{displayed(address)}</small>}
    </span>
  );
}
