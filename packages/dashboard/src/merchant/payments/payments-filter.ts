import { routes } from '@mitako/contract';
import { check } from '@mitako/pages';
import { startOfDay } from '../../components/douala-day.ts';
import type { Page } from '../../shell/page.ts';

/** What the list is narrowed by, as it stands in the address. */
export interface PaymentsFilter {
  readonly q: string;
  readonly status: string;
  readonly method: string;
  /** Days of Douala, `2026-11-20`, both included. */
  readonly from: string;
  readonly to: string;
}

/** The question to the API, or the fields of the filter that make no sense. */
export type FilterReading =
  | { readonly kind: 'valid'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] };

export function filterIn(page: Page): PaymentsFilter {
  const { query } = page;
  return {
    q: query('q'),
    status: query('status'),
    method: query('method'),
    from: query('from'),
    to: query('to'),
  };
}

/** What the filter asks for beside `more`, the cursor or the format. */
export function readFilter(
  filter: PaymentsFilter,
  more: { readonly cursor?: string; readonly format?: 'csv' },
): FilterReading {
  const { q, status, method, from, to } = filter;
  const asked = {
    ...(q !== '' && { search: q }),
    ...(status !== '' && { status }),
    ...(method !== '' && { method }),
    ...(from !== '' && { created_from: startOfDay(from) }),
    ...(to !== '' && { created_to: startOfDay(to, 1) }),
    ...(more.cursor !== undefined && more.cursor !== '' && { cursor: more.cursor }),
    ...(more.format !== undefined && { format: more.format }),
  };
  const checked = check(routes.listPayments.query, asked);
  if (checked.kind === 'valid') return { kind: 'valid', query: checked.value };
  return { kind: 'invalid', fields: checked.fields.map((name) => FIELDS[name] ?? name) };
}

export function isFiltering(filter: PaymentsFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** The filter as part of an address, `?q=…`; empty when it lets everything through. */
export function toSearch(filter: PaymentsFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

const FIELDS: Readonly<Record<string, string>> = { search: 'q', created_from: 'from', created_to: 'to' };
