// index.d.ts exports
//   Access
//   BinaryType
//   BoundStatement
//   CommitOptions
//   Durability
//   Engine
//   EngineOutcome
//   GuardedStatement
//   JsonField
//   MergedLookUp
//   MergedStatement
//   Row
//   SqlDialect
//   SqlStore
//   SqlType
//   SqlTypes
//   SqlValue
//   createSqlStore
//   hexOfId
//   hexOfStored
//   idOfStored
//   remembering
// imports
//   @mitako/core/engine
//   kysely

type Access = 'read' | 'write' | 'insert' | 'add' | 'open';
type BinaryType = Extract<SqlType, 'uuid' | 'bytea'>;
interface BoundStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly isOfRequest?: boolean;
  readonly isPlannedOnce?: boolean;
  readonly lookUp?: MergedLookUp | null;
}
interface CommitOptions {
  readonly isPosting?: boolean;
  readonly beside?: (() => void) | undefined;
}
type Durability = 'full' | 'relaxed';
interface Engine {
  readonly name: string;
  readonly dialect: SqlDialect;
  readonly isShared: boolean;
  readonly leaves?: StoreLeaves;
  othersVersion?(): number | null;
  query(statement: BoundStatement): Promise<readonly Row[]>;
  commit(
    statements: readonly GuardedStatement[],
    durability: Durability,
    options?: CommitOptions,
  ): Promise<EngineOutcome>;
  write(statement: BoundStatement): Promise<readonly Row[]>;
  claim(statements: readonly BoundStatement[]): Promise<readonly (readonly Row[])[]>;
  migrate<Result>(work: (transaction: Kysely<unknown>) => Promise<Result>): Promise<Result>;
  assertFit(): Promise<void>;
  close(): Promise<void>;
}
type EngineOutcome =
  | Exclude<
      CommitOutcome,
      {
        readonly kind: 'refused';
      }
    >
  | {
      readonly kind: 'refused';
      readonly change: number;
    };
interface GuardedStatement extends BoundStatement {
  readonly rows: number | null;
  readonly change: number;
  readonly merged?: MergedStatement | null;
}
interface JsonField {
  readonly name: string;
  readonly type: SqlType;
}
interface MergedLookUp {
  readonly sql: string;
  readonly columns: readonly number[];
  readonly constants: readonly SqlValue[];
}
interface MergedStatement {
  readonly sql: string;
  readonly plain: string | null;
  readonly touched: string | null;
  readonly columns: readonly number[];
  readonly constants: readonly SqlValue[];
  readonly table: string;
  readonly access: Access | null;
  readonly key: readonly number[];
  readonly sums: readonly number[];
}
type Row = Readonly<Record<string, unknown>>;
interface SqlDialect {
  readonly kysely: Pick<Dialect, 'createAdapter' | 'createIntrospector' | 'createQueryCompiler'>;
  readonly schema: string | null;
  readonly types: SqlTypes;
  readonly locksRows: boolean;
  readonly joinsLaterally: boolean;
  readonly seeksPairs: boolean;
  readonly dividesTables: boolean;
  readonly version: RawBuilder<string>;
  readonly nowMs: RawBuilder<number>;
  findTable(name: string): RawBuilder<unknown>;
  bound(type: BinaryType, hex: string): SqlValue;
  jsonTexts(json: string): RawBuilder<string>;
  jsonTexts(json: string, type: BinaryType): RawBuilder<Stored>;
  jsonEach(json: string): RawBuilder<{
    readonly value: string;
  }>;
  jsonEach(
    json: string,
    type: BinaryType,
  ): RawBuilder<{
    readonly value: Stored;
  }>;
  foundIds(
    query: Expression<{
      readonly id: Stored;
    }>,
  ): RawBuilder<{
    readonly value: Stored;
  }>;
  foundId(relation: string): RawBuilder<Stored>;
  firstOf(ids: Expression<unknown>): RawBuilder<Stored | null>;
  lastOf(ids: Expression<unknown>): RawBuilder<Stored | null>;
  asAnyId(column: string, prefix?: string): RawBuilder<Stored>;
  idInAny(column: string, prefix: string): RawBuilder<Stored | null>;
  joinedBytes(column: string, text: string, last: Expression<number>): RawBuilder<Stored>;
  isAmong(column: string, json: string, type?: BinaryType): RawBuilder<SqlBool>;
  isFoundBy(column: string, query: Expression<unknown>): RawBuilder<SqlBool>;
  readonly members: ((types: readonly SqlType[]) => string) | null;
  jsonRows(fields: readonly JsonField[], json: string): RawBuilder<unknown>;
}
interface SqlStore extends EngineStore {
  commitBeside(changes: readonly Change[], beside: () => void): Promise<CommitOutcome>;
}
type SqlType = 'text' | 'smallint' | 'integer' | 'bigint' | 'uuid' | 'bytea';
interface SqlTypes {
  readonly text: string;
  readonly bigint: string;
  readonly uuid: string;
  readonly bytes: string;
  readonly plain: string;
  readonly keyed: string;
  readonly settled: string;
  readonly updated: string;
  readonly unlogged: string;
}
type SqlValue = string | number | Uint8Array | null;
interface Stored {
  readonly [STORED]: true;
}
declare function createSqlStore(engine: Engine, wakeups?: StoreWakeups): SqlStore;
declare function hexOfId(kind: IdKind, id: string): string | null;
declare function hexOfStored(stored: unknown): string;
declare function idOfStored(kind: IdKind, stored: unknown): string;
declare function remembering<Value>(most: number): (key: string, make: () => Value) => Value;
