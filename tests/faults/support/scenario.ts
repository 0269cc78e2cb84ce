import type { Client } from '@mitako/client';
import type { Gateway, GatewayOptions, SandboxSeed } from '@mitako/core';
import type { PostgresServer } from '../../support/postgres-server.ts';
import type { Dice } from '../../support/dice.ts';
import type { ReceiverOptions, ReceiverProcess } from './receivers.ts';
import type { ServerOptions, ServerProcess } from './servers.ts';

export type Engine = 'sqlite' | 'postgres';

/** `short` runs with the tests; `long` is what the promises are claimed by. */
export type Form = 'short' | 'long';

/** What was done and counted, in the order it is told: `{ kills: 100, payments: 4 812 }`. Promises are in `holds`. */
export type Facts = Readonly<Record<string, number | string>>;

/** A fault, and the promises that hold all the same. */
export interface Scenario {
  readonly name: string;
  /** What is done, in one line. */
  readonly title: string;
  /** The promises that are asserted; all of them held where the scenario ends well. */
  readonly holds: readonly string[];
  readonly engines: readonly Engine[];
  /** Measures times, so that nothing may run beside it. Others run on both engines at once. */
  readonly alone?: true;
  /** Whether it needs a PostgreSQL server of its own, since it does to it what no other scenario would survive. */
  readonly ownsPostgres?: boolean;
  /** How long it may take, waiting and checking included; it fails when it takes longer. */
  readonly deadlineMs: Readonly<Record<Form, number>>;
  /** @throws AssertionError that names the promise that was broken */
  run(context: Context): Promise<Facts>;
}

/** What a scenario works with. All that it starts is ended after it. */
export interface Context {
  readonly engine: Engine;
  readonly form: Form;
  readonly dice: Dice;
  /** Of its own, on the disk that the workspace is on. */
  readonly directory: string;
  /** The database, fresh and migrated: a file, or the address of one on a PostgreSQL server. */
  readonly location: string;
  /** A gateway on that database inside this process, for reading and for `ledger.verify()`. Its background work is not started. */
  readonly gateway: Gateway;
  /** The server that the database is on, where the scenario owns it. */
  readonly postgres: PostgresServer | undefined;
  /** The merchant, the operator and the users that were seeded. */
  readonly seed: SandboxSeed;
  /** Aborted when the deadline has passed. */
  readonly signal: AbortSignal;
  progress(text: string): void;
  /** A process that answers the API, works in the background, or both, on the same database. Resolves when it is ready. */
  startServer(options?: ServerOptions): Promise<ServerProcess>;
  /** A process that receives webhooks and writes down each. */
  startReceiver(options?: ReceiverOptions): Promise<ReceiverProcess>;
  /** Another gateway inside this process, with ports of its own: a clock that is ahead, for one. */
  openGateway(options?: Partial<GatewayOptions>): Gateway;
  /** The client of the seeded merchant, in test mode; it sends each attempt to the next of the servers. */
  client(...servers: readonly ServerProcess[]): Client;
  /**
   * Looks again until it is so, every 50 ms.
   * @throws AssertionError after `withinMs`, with what was waited for and what was seen last
   */
  eventually(promise: string, look: () => Promise<Seen> | Seen, withinMs: number): Promise<void>;
}

/** Null: it is so. Otherwise what is missing, in a few words. */
export type Seen = string | null;
