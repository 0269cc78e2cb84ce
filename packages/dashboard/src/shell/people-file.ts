import type { FileResult } from '@mitako/core';
import { amountTyped, formatDigits } from '@mitako/pages';
import { FILE_HEADINGS } from '../vocabulary/file-headings.ts';
import { statusWordsOf } from '../vocabulary/statuses.tsx';
import type { Page } from './page.ts';

/** So that a spreadsheet reads accents as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'fee',
  'net_amount',
  'amount_refunded',
  'fee_returned',
  'amount_refund_pending',
  'amount_disputed',
  'gross',
  'refunded',
  'disputed',
  'payout_returned',
  'amount_paid_out',
]);

type Row = Readonly<Record<string, string>>;

/**
 * A CSV file of the API as a person opens it by a double click: headings, dates, numbers and statuses in the reader's
 * language, and cells apart by what a spreadsheet of that language expects. The API's own file stays as programs know it.
 */
export function peopleFile(page: Page, file: FileResult): FileResult {
  return { ...file, parts: translated(page, file.parts) };
}

async function* translated(page: Page, parts: FileResult['parts']): AsyncGenerator<string> {
  let columns: readonly string[] | null = null;
  for await (const cells of chunksOf(parts)) {
    const rows = columns === null ? cells.slice(1) : cells;
    if (columns === null) {
      columns = cells[0] ?? [];
      yield BYTE_ORDER_MARK + lineOf(page, headingsOf(page, shown(columns)));
    }
    const names = columns;
    const objects = rows.map((row): Row =>
      Object.fromEntries(names.map((column, place) => [column, row[place] ?? ''])),
    );
    yield objects
      .map((row) =>
        lineOf(
          page,
          shown(names).map((column) => cellOf(page, column, row)),
        ),
      )
      .join('');
  }
}

/** Who it is comes first. */
function shown(columns: readonly string[]): readonly string[] {
  return columns.toSorted((one, other) => Number(other === 'name') - Number(one === 'name'));
}

function headingsOf({ locale }: Page, columns: readonly string[]): readonly string[] {
  const headings: Readonly<Record<string, string | undefined>> = FILE_HEADINGS[locale];
  return columns.map((column) => headings[column] ?? column);
}

function cellOf(page: Page, column: string, row: Row): string {
  const value = row[column] ?? '';
  if (value === '') return '';
  if (AMOUNTS.has(column)) return decimal(page, amountTyped(Number(value), row['currency'] ?? 'XAF'));
  if (column === 'succeeded_percent') return decimal(page, value);
  if (column === 'date' || column.endsWith('_at')) return formatDigits(value);
  if (column === 'livemode') return value === 'true' ? page.names.live : page.names.test;
  if (column === 'status') return statusWordsOf(page, row['id'] ?? '', value);
  if (column === 'method') {
    return page.gateway.providers(page.mode === 'live').find(({ provider }) => provider === value)?.label ?? value;
  }
  return value;
}

function decimal({ locale }: Page, number: string): string {
  return locale === 'fr' ? number.replace('.', ',') : number;
}

/** Spreadsheets take text that begins like a formula for one: an apostrophe before it keeps it text. */
function lineOf({ locale }: Page, cells: readonly string[]): string {
  const separator = locale === 'fr' ? ';' : ',';
  const written = cells.map((cell) => {
    const isFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell);
    const text = isFormula ? `'${cell}` : cell;
    return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(separator)}\r\n`;
}

/** The rows of a CSV file, as many at a time as a part of it completes. */
async function* chunksOf(parts: FileResult['parts']): AsyncGenerator<readonly (readonly string[])[]> {
  let rest = '';
  for await (const part of parts) {
    if (typeof part !== 'string') throw new TypeError('A CSV file is text.');
    const rows: (readonly string[])[] = [];
    let row: string[] = [];
    let read = 0;
    rest += part;
    for (const { 0: whole, 1: cell = '', 2: end, index } of rest.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy)) {
      row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
      if (end === ',') continue;
      rows.push(row);
      row = [];
      read = index + whole.length;
    }
    rest = rest.slice(read);
    if (rows.length > 0) yield rows;
  }
}
