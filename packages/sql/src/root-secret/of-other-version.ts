import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { computed } from '../engine/placeholder.ts';

// Of hashes that are made with a later version of the data key than the first.

/** Whether a key is not hashed with it: in hexadecimal digits, 64 of the first version, after two with the number of a later one. */
export function isHashedUnderOther(column: string, version: number): RawBuilder<SqlBool> {
  const tag = computed(version, (known) => known.toString(16).padStart(2, '0'));
  const hash = sql.ref(column);
  return sql`(length(${hash}) = 64 or substr(${hash}, 1, 2) <> ${tag})`;
}

/** Whether there is a PIN that is not peppered with it: after its number and `$`, or of the first version. */
export function isPinOfOther(version: number): RawBuilder<SqlBool> {
  const like = computed(version, (known) => `${known}$%`);
  return sql`(pin_hash is not null and pin_hash not like ${like})`;
}
