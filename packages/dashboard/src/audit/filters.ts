import type { AuditAction } from '@mitako/contract';
import type { Filter } from '../components/filters.tsx';
import type { Page } from '../shell/page.ts';
import { ACTION_WORDS } from './action-words.ts';
import { TEXT } from './text.ts';

/** What was done, one of these actions. */
export function auditFilters({ locale }: Page, actions: readonly AuditAction[]): readonly Filter[] {
  const { action } = TEXT[locale].filter;
  const choices = actions
    .map((each) => [each, ACTION_WORDS[locale][each]] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  return [{ name: 'action', label: action, choices }];
}
