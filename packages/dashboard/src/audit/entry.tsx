import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { Filter } from '../components/filters.tsx';
import { Moment } from '../components/small.tsx';
import { column, type Column } from '../components/table.tsx';
import { programWords } from '../people/program-words.ts';
import type { Page } from '../shell/page.ts';
import { ACTION_WORDS } from './action-words.ts';
import { TEXT } from './text.ts';

/** What was done, one of these actions. */
export function actionFilter({ locale }: Page, isShown: (action: AuditAction) => boolean = () => true): Filter {
  const choices = AUDIT_ACTIONS.filter(isShown)
    .map((each) => [each, ACTION_WORDS[locale][each]] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  return { name: 'action', label: TEXT[locale].filters.action, choices };
}

/** When something was done. */
export function whenColumn(page: Page): Column<AuditEntry> {
  return column(TEXT[page.locale].columns.at, ({ created_at: at }) => <Moment page={page} at={at} isShort />);
}

/** With which program something was done, and from which address. */
export function whereColumn(page: Page): Column<AuditEntry> {
  return column(TEXT[page.locale].columns.from, ({ client_address: address, user_agent: userAgent }) =>
    address === null && userAgent === null ? (
      <span>–</span>
    ) : (
      <span>
        {userAgent !== null && programWords(userAgent, page.locale)}
        {address !== null && <small class="under soft">{displayed(address)}</small>}
      </span>
    ),
  );
}

/** What was done, with a link to the page of its subject where there is one. */
export function ActionName({ page, entry, href }: ActionNameProps): Child {
  const words = ACTION_WORDS[page.locale][entry.action];
  return href === null ? <strong>{words}</strong> : <a href={href}>{words}</a>;
}

interface ActionNameProps {
  readonly page: Page;
  readonly entry: AuditEntry;
  readonly href: string | null;
}
