import { printable } from './printable.ts';

/** Rows as lines whose columns stand below each other, each line with its break. */
export function columns(rows: readonly (readonly unknown[])[]): string {
  const shown = rows.map((row) => row.map(printable));
  const widths = shown.reduce<readonly number[]>(
    (widest, row) => row.map((value, index) => Math.max(value.length, widest[index] ?? 0)),
    [],
  );
  return shown
    .map((row) => row.map((value, index) => value.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
