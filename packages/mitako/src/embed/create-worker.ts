import { createMitako, type Mitako, type MitakoShop } from './create-mitako.ts';
import { OptionsError } from '../options/options-error.ts';
import type { MitakoOptions } from './mitako-options.ts';
import { withEnvironment } from './with-environment.ts';

/** What answers requests. */
type Pages = 'handler' | 'paths' | 'attach';

/** A gateway without pages and API, created by {@link createWorker}. */
export type MitakoWorker = Omit<Mitako, Pages>;

/** The same of a shop. */
export type MitakoShopWorker = Omit<MitakoShop, Pages>;

/**
 * The background work of a gateway whose pages and API other processes answer, with `background: 'elsewhere'`, on one
 * database, PostgreSQL or on one machine a file of SQLite: webhooks, handlers of `on`, polling of rails, expiries,
 * settlements. The same options; it answers nothing itself. Give `health` a server for your process manager.
 *
 * @example
 * ```ts
 * const worker = await createWorker(options);
 * const server = createServer(toNodeHandler(worker.health.ready)).listen(9090);
 * stopOnSignals(worker, { servers: [server] });
 * ```
 * @throws what {@link createMitako} throws
 */
export function createWorker(options: Extract<MitakoOptions, { readonly shop: object }>): Promise<MitakoShopWorker>;
export function createWorker(options: MitakoOptions): Promise<MitakoWorker>;
export async function createWorker(options: MitakoOptions): Promise<MitakoWorker> {
  if (withEnvironment(options).rehearse === true) throw new OptionsError([ONE_PROCESS]);
  const {
    handler: _handler,
    paths: _paths,
    attach: _attach,
    ...worker
  } = await createMitako({
    ...options,
    background: 'here',
  });
  return worker;
}

const ONE_PROCESS = {
  option: 'rehearse',
  problem: 'rehearse is set, and a worker does not have the simulated phones of another process.',
  fix: "Rehearse in one process: createMitako with background: 'here'.",
};
