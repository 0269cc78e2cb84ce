// index.d.ts exports
//   PostgresOptions
//   PostgresStore
//   ServerDurability
//   postgres
// imports
//   @mitako/core
//   pg

type PostgresOptions = (
  | {
      readonly connectionString: string;
      readonly connectionsMax?: number | undefined;
    }
  | {
      readonly config: Readonly<PoolConfig>;
    }
  | {
      readonly pool: Pool;
    }
) & {
  readonly schema?: string | undefined;
  readonly preparedStatements?: boolean | undefined;
  readonly listen?: boolean | undefined;
  readonly durability?: ServerDurability | undefined;
};
interface PostgresStore extends Store {
  readonly name: 'postgres';
  withClient(client: ClientBase): Store;
}
type ServerDurability = 'required' | 'unchecked';
declare function postgres(options: PostgresOptions): PostgresStore;
