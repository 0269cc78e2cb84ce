import type { Part } from '../migration.ts';
import type { SchemaWords } from '../schema-words.ts';

/** A table that is divided by ranges of ids. */
interface Divided {
  readonly table: string;
  /** Its column of ids. */
  readonly key: string;
  /** Days of a leaf, where nobody says otherwise. */
  readonly days: number;
  /** Ends the CREATE TABLE of a leaf. */
  readonly storage?: 'settled' | 'updated';
  /** Unique indexes without the key, by what follows the leaf in their names: the table cannot have them. */
  readonly unique?: Readonly<Record<string, string>>;
  /** Which ids keep their rows when their leaf goes: those in this column. Absent: its leaves never go. */
  readonly neededBy?: { readonly table: string; readonly column: string };
}

export const EVENT_SEQUENCE = '(subject_id, sequence) where sequence > 0';

const QUEUE = { table: 'mitako_pending_deliveries', column: 'delivery_id' };

const DIVIDED: readonly Divided[] = [
  { table: 'mitako_delivery_attempts', key: 'delivery_id', days: 7, neededBy: QUEUE },
  { table: 'mitako_deliveries', key: 'id', days: 7, storage: 'settled', neededBy: QUEUE },
  {
    table: 'mitako_events',
    key: 'id',
    days: 7,
    unique: { sequence: EVENT_SEQUENCE },
    neededBy: { table: 'mitako_deliveries', column: 'event_id' },
  },
];

/**
 * The leaves of divided tables, and the functions that make and drop them: with the rights of their owner, so that a role
 * that only serves changes no other table. There is no leaf for all other ids, which would have to be read for each new one.
 */
export const divided: Part = (words) => {
  if (!words.divides) return [];
  const { at, bigint, text } = words;
  const functions = [
    `${at('mitako_leaf_create')}(text, text)`,
    `${at('mitako_leaf_add')}(text, bigint, bigint)`,
    `${at('mitako_leaf_drop')}(text, bigint)`,
  ];
  return [
    // Days of UTC, in milliseconds: the first 48 bits of an id.
    `create table ${at('mitako_partitions')} (
    table_name ${text} not null,
    leaf ${text} not null unique,
    from_ms ${bigint} not null,
    to_ms ${bigint} not null,
    width_ms ${bigint} not null check (width_ms > 0 and width_ms % 86400000 = 0),
    state ${text} not null,
    closed_at_ms ${bigint},
    constraint mitako_partitions_pkey primary key (table_name, from_ms),
    constraint mitako_partitions_range check (from_ms < to_ms)
  )`,
    createLeaf(words),
    addLeaf(words),
    dropLeaves(words),
    `revoke all on function ${functions.join(', ')} from public`,
  ];
};

const FIRST_ID = (ms: string): string => `cast(lpad(to_hex(${ms}), 12, '0') || repeat('0', 20) as uuid)`;
const DAY_OF = (ms: string): string => `to_char(to_timestamp(${ms} / 1000) at time zone 'UTC', 'YYYYMMDD')`;

/**
 * One call at a time, which forgets what is no leaf: one that was dropped by hand, or another table that the serving role
 * has entered. These functions change nothing that is not attached to the table that they are called for.
 */
function lockPartitions(at: SchemaWords['at']): string {
  return `lock table ${at('mitako_partitions')} in share row exclusive mode;
  delete from ${at('mitako_partitions')} as gone where gone.table_name = of_table and not exists (
    select from pg_inherits where inhrelid = to_regclass(format('%I.%I', home, gone.leaf))
      and inhparent = to_regclass(format('%I.%I', home, of_table)));`;
}

/** An empty table that can become a leaf. `including all`: it has the columns, checks and indexes of the whole. */
function createLeaf(words: SchemaWords): string {
  const { at, schemaName } = words;
  const cases = DIVIDED.map(({ table, storage, unique = {} }) => {
    const indexes = Object.entries(unique).map(
      ([name, columns]) => `
      execute format('create unique index %I on %I.%I ${columns}', leaf || '_${name}', home, leaf);`,
    );
    return `    when '${table}' then
      execute format('create table %I.%I (like %I.%I including all) ${storage === undefined ? '' : words[storage]}', home, leaf, home, of_table);${indexes.join('')}`;
  });
  return `create function ${at('mitako_leaf_create')}(of_table text, leaf text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $function$
declare
  home constant text := ${schemaName};
begin
  case of_table
${cases.join('\n')}
  end case;
end
$function$`;
}

/**
 * Makes the leaf to which ids of this time belong, if there is none, and returns its end. It ends where another one begins.
 * ATTACH locks out neither readers nor writers, and scans nothing: the leaf is empty.
 */
function addLeaf({ at, schemaName }: SchemaWords): string {
  const days = DIVIDED.map(({ table, days: width }) => `when '${table}' then ${width}`);
  return `create function ${at('mitako_leaf_add')}(of_table text, at_ms bigint, new_width_ms bigint default null) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '250ms' as $function$
declare
  home constant text := ${schemaName};
  all_ms constant bigint := 281474976710655;
  wide_ms bigint;
  begin_ms bigint;
  end_ms bigint;
  new_leaf text;
begin
  ${lockPartitions(at)}
  select to_ms into end_ms from ${at('mitako_partitions')}
    where table_name = of_table and from_ms <= at_ms and at_ms < to_ms;
  if found then
    return end_ms;
  end if;
  wide_ms := coalesce(
    new_width_ms,
    (select width_ms from ${at('mitako_partitions')} where table_name = of_table order by from_ms desc limit 1),
    86400000 * case of_table ${days.join(' ')} end
  );
  begin_ms := at_ms - at_ms % wide_ms;
  select greatest(begin_ms, max(to_ms) filter (where to_ms <= at_ms)),
      least(begin_ms + wide_ms, all_ms, min(from_ms) filter (where from_ms > at_ms))
    into begin_ms, end_ms from ${at('mitako_partitions')} where table_name = of_table;
  new_leaf := of_table || '_' || ${DAY_OF('begin_ms')};
  perform ${at('mitako_leaf_create')}(of_table, new_leaf);
  execute format('alter table %I.%I attach partition %I.%I for values from (%L) to (%L)',
    home, of_table, home, new_leaf, ${FIRST_ID('begin_ms')}, ${FIRST_ID('end_ms')});
  insert into ${at('mitako_partitions')} values (of_table, new_leaf, begin_ms, end_ms, wide_ms, 'whole', null);
  return end_ms;
end
$function$`;
}

/**
 * Drops the leaves that end by this time. The rows among theirs that are still needed move into one leaf, the rest, with
 * what the last call left there: nothing in a leaf changes from its lock on. The rest alone goes once nothing of it is
 * needed. Returns how many ids are; null, and drops nothing, if they are too many to be moved.
 *
 * Without scans and hashes: a leaf that goes is not read as a whole.
 */
function dropLeaves({ at, schemaName }: SchemaWords): string {
  const cases = DIVIDED.flatMap(({ table, key, neededBy }) =>
    neededBy === undefined
      ? []
      : `    when '${table}' then
      key_column := '${key}';
      needed := array(select distinct ${neededBy.column} from ${at(neededBy.table)}
        where ${neededBy.column} >= ${FIRST_ID('begin_ms')} and ${neededBy.column} < ${FIRST_ID('end_ms')}
        limit needed_max + 1);`,
  );
  return `create function ${at('mitako_leaf_drop')}(of_table text, before_ms bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '250ms'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $function$
declare
  home constant text := ${schemaName};
  needed_max constant integer := 50000;
  gone text[];
  begin_ms bigint;
  end_ms bigint;
  is_rest boolean;
  key_column text;
  needed uuid[];
  each text;
  rest text;
  moved bigint;
  kept bigint := 0;
begin
  ${lockPartitions(at)}
  select array_agg(leaf order by from_ms), min(from_ms), max(to_ms), bool_and(state = 'rest')
    into gone, begin_ms, end_ms, is_rest
    from ${at('mitako_partitions')} where table_name = of_table and to_ms <= before_ms;
  if gone is null then
    return 0;
  end if;
  foreach each in array gone loop
    execute format('lock table %I.%I in share mode', home, each);
  end loop;
  case of_table
${cases.join('\n')}
  end case;
  if cardinality(needed) > needed_max then
    return null;
  elsif is_rest and cardinality(needed) > 0 then
    return cardinality(needed);
  end if;
  if cardinality(needed) > 0 then
    -- It covers more than the one before, so no other has its name.
    rest := of_table || '_rest_' || ${DAY_OF('begin_ms')} || '_' || ${DAY_OF('end_ms')};
    perform ${at('mitako_leaf_create')}(of_table, rest);
    foreach each in array gone loop
      execute format('insert into %I.%I select * from %I.%I where %I = any ($1)', home, rest, home, each, key_column)
        using needed;
      get diagnostics moved = row_count;
      kept := kept + moved;
    end loop;
  end if;
  execute format('lock table %I.%I in access exclusive mode', home, of_table);
  foreach each in array gone loop
    execute format('drop table %I.%I', home, each);
  end loop;
  delete from ${at('mitako_partitions')} where table_name = of_table and leaf = any (gone);
  if kept = 0 and rest is not null then
    execute format('drop table %I.%I', home, rest);
  end if;
  if kept = 0 then
    return 0;
  end if;
  execute format('alter table %I.%I attach partition %I.%I for values from (%L) to (%L)',
    home, of_table, home, rest, ${FIRST_ID('begin_ms')}, ${FIRST_ID('end_ms')});
  insert into ${at('mitako_partitions')} values
    (of_table, rest, begin_ms, end_ms, end_ms - begin_ms, 'rest', extract(epoch from clock_timestamp()) * 1000);
  return cardinality(needed);
end
$function$`;
}
