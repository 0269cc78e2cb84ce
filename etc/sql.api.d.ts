// index.d.ts exports
//   Access
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
//   remembering
// imports
//   @mitako/core/engine
//   kysely

type Access = 'read' | 'write' | 'insert' | 'add' | 'open';
interface BoundStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly isOfRequest?: boolean;
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
  readonly version: RawBuilder<string>;
  readonly nowMs: RawBuilder<number>;
  findTable(name: string): RawBuilder<unknown>;
  jsonTexts(json: string): RawBuilder<string>;
  jsonEach(json: string): RawBuilder<{
    readonly value: string;
  }>;
  foundIds(
    query: Expression<{
      readonly id: string;
    }>,
  ): RawBuilder<{
    readonly value: string;
  }>;
  isAmong(column: string, json: string): RawBuilder<SqlBool>;
  isFoundBy(column: string, query: Expression<unknown>): RawBuilder<SqlBool>;
  readonly members: ((types: readonly SqlType[]) => string) | null;
  jsonRows(fields: readonly JsonField[], json: string): RawBuilder<unknown>;
}
interface SqlStore extends EngineStore {
  commitBeside(changes: readonly Change[], beside: () => void): Promise<CommitOutcome>;
}
type SqlType = 'text' | 'integer' | 'bigint';
interface SqlTypes {
  readonly text: string;
  readonly bigint: string;
  readonly plain: string;
  readonly keyed: string;
  readonly settled: string;
  readonly updated: string;
  readonly unlogged: string;
}
type SqlValue = string | number | null;
declare function createSqlStore(engine: Engine, wakeups?: StoreWakeups): SqlStore;
declare function remembering<Value>(most: number): (key: string, make: () => Value) => Value;
