import type { Client } from '@mitako/client';
import type { Gateway, GatewayOptions, SandboxSeed } from '@mitako/core';
import type { PostgresServer } from '../../support/postgres-server.ts';
import type { Dice } from '../../support/dice.ts';
import type { ReceiverOptions, ReceiverProcess } from './receivers.ts';
import type { ServerOptions, ServerProcess } from './servers.ts';

export type Engine = 'sqlite' | 'postgres';

/** `short` runs with the tests; the guarantees are claimed for `long`. */
export type Form = 'short' | 'long';

/** The counts, in the order of the report: `{ kills: 100, payments: 4 812 }`. Guarantees are in `holds`. */
export type Facts = Readonly<Record<string, number | string>>;

/** A fault, and the guarantees that hold in spite of it. */
export interface Scenario {
  readonly name: string;
  /** The fault, in one line. */
  readonly title: string;
  /** The guarantees that are asserted; all of them held if the scenario succeeds. */
  readonly holds: readonly string[];
  readonly engines: readonly Engine[];
  /** Measures times, so nothing else may run concurrently. Others run on both engines at once. */
  readonly alone?: true;
  /** Whether it needs its own PostgreSQL server, because its faults would break other scenarios. */
  readonly ownsPostgres?: boolean;
  /** The time limit, including waits and checks. */
  readonly deadlineMs: Readonly<Record<Form, number>>;
  /** @throws AssertionError that names the violated guarantee */
  run(context: Context): Promise<Facts>;
}

/** The context of a scenario. Everything it starts is ended afterwards. */
export interface Context {
  readonly engine: Engine;
  readonly form: Form;
  readonly dice: Dice;
  /** Its own directory, on the disk of the workspace. */
  readonly directory: string;
  /** The database, new and migrated: a file, or a URL on a PostgreSQL server. */
  readonly location: string;
  /** An in-process gateway on that database, for reads and `ledger.verify()`. Its background work is not started. */
  readonly gateway: Gateway;
  /** The server of the database, if the scenario owns it. */
  readonly postgres: PostgresServer | undefined;
  /** The seeded merchant, operator and users. */
  readonly seed: SandboxSeed;
  /** Aborted when the deadline has passed. */
  readonly signal: AbortSignal;
  progress(text: string): void;
  /** Starts a process for the API, background work, or both, on the same database. Resolves when it is ready. */
  startServer(options?: ServerOptions): Promise<ServerProcess>;
  /** Starts a process that receives webhooks and logs each. */
  startReceiver(options?: ReceiverOptions): Promise<ReceiverProcess>;
  /** Another in-process gateway with its own ports, for example with a clock that is ahead. */
  openGateway(options?: Partial<GatewayOptions>): Gateway;
  /** The client of the seeded merchant, in test mode; it sends each attempt to the next server. */
  client(...servers: readonly ServerProcess[]): Client;
  /**
   * Polls a condition every 50 ms until it holds.
   * @throws AssertionError after `withinMs`, with the condition and its last state
   */
  eventually(promise: string, look: () => Promise<Seen> | Seen, withinMs: number): Promise<void>;
}

/** Null: it holds. Otherwise what is missing, in a few words. */
export type Seen = string | null;
