import { idsOfSlug, tailOfSlug } from '@mitako/core/engine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { computed } from '../engine/placeholder.ts';
import { ofField } from '../engine/write.ts';
import { payments } from './tables.ts';

/**
 * The payment of a slug: of the few with the id's time and shard, that with these random characters. No index has them.
 * @param slug known, or of an input
 */
export function hasSlug(alias: string, slug: string): RawBuilder<SqlBool> {
  const [first, last] = ([0, 1] as const).map((place) =>
    ofField(
      payments,
      'id',
      computed(slug, (known) => idsOfSlug(known)?.[place] ?? ''),
    ),
  );
  const tail = ofField(payments, 'slug', computed(slug, tailOfSlug));
  const [id, own] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.slug_tail`)];
  return sql`(${id} >= ${first} and ${id} <= ${last} and ${own} = ${tail})`;
}
