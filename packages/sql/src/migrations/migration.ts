import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** One step of the schema. Once released it is never changed: a later step mends it. */
export interface Migration {
  /** Sorts after all before it. */
  readonly name: string;
  up(schema: SchemaModule, types: ColumnTypes): Promise<void>;
}
