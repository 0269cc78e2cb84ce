import { inject } from 'vitest';
import type { OpenDatabase } from './ledger-database.ts';

const TABLES = {
  sqlite: `select name from sqlite_master where type = 'table'`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema()`,
};

/** A dump of every row, and the bytes of the files, each as text of one character per byte. */
export interface DatabaseCopy {
  readonly dump: string;
  readonly files: string;
}

export async function copyOf({ rows, files }: OpenDatabase): Promise<DatabaseCopy> {
  const dumped: string[] = [];
  for (const { name } of await rows(TABLES[inject('engine')])) {
    for (const row of await rows(`select * from "${String(name)}"`)) dumped.push(JSON.stringify(row, asText));
  }
  const bytes = await files();
  return {
    dump: Buffer.from(dumped.join('\n')).toString('latin1'),
    files: bytes.map((file) => file.toString('latin1')).join('\n'),
  };
}

/** Of bytes: a character each. */
function asText(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const own = this[name];
  return own instanceof Uint8Array ? Buffer.from(own).toString('latin1') : value;
}

/** Names of the values that are in the copy: as they are, in JSON, in hex or in base64, in any case of letters. */
export function foundIn(copy: DatabaseCopy, values: Readonly<Record<string, string>>): readonly string[] {
  const texts = [copy.dump.toLowerCase(), copy.files.toLowerCase()];
  return Object.entries(values).flatMap(([name, value]) =>
    texts.some((text) => formsOf(value).some((form) => contains(text, form.toLowerCase()))) ? [name] : [],
  );
}

function formsOf(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  const plain = [bytes.toString('latin1'), escaped(value)];
  // Six digits are in many a number, and their base64 may be in any other.
  return isCode(value) ? plain : [...plain, bytes.toString('hex'), ...base64At(bytes, 0, 1, 2)];
}

/** What encodes these bytes alone, wherever they begin in what was encoded. */
function base64At(bytes: Buffer, ...offsets: readonly number[]): readonly string[] {
  return offsets.flatMap((offset) => {
    const lead = Buffer.alloc(offset);
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    const encoded = Buffer.concat([lead, bytes])
      .toString('base64')
      .slice(Math.ceil((offset * 8) / 6), whole);
    return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function escaped(value: string): string {
  return value.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function contains(text: string, form: string): boolean {
  return isCode(form) ? new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text) : text.includes(form);
}

function isCode(value: string): boolean {
  return /^\d{4,6}$/.test(value);
}
