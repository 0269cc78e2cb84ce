import type { SqlValue } from '@mitako/sql';

/** An array as the server reads it. */
export function listOf(values: readonly SqlValue[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? quoted(value) : (value ?? 'NULL'))).join(',')}}`;
}

function quoted(text: string): string {
  return `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
}
