import { StoreUnfitError } from '@mitako/core';
import type { Pool } from 'pg';

/** `unchecked`: for tests and temporary databases, whose server may lose what it confirmed. */
export type ServerDurability = 'required' | 'unchecked';

/** The oldest supported major version. */
const VERSION_MIN = 15;
/**
 * Maximum offset between this machine's clock and the server's. Two processes are then at most 10 s apart: less than
 * the 15 s by which a lease (30 s) outlasts the attempt it covers.
 */
const CLOCK_SKEW_MS_MAX = 5_000;
/** A slower response is too inexact to compare clocks. */
const ROUND_TRIP_MS_MAX = 1_000;
const READINGS_MAX = 5;

interface ServerState {
  readonly version: number;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
  readonly server_encoding: string;
  readonly in_recovery: boolean;
  readonly now_ms: number;
}

// Session values: a role or a database may have its own settings.
const STATE = `SELECT current_setting('server_version_num')::int / 10000 AS version,
  current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS full_page_writes,
  current_setting('synchronous_commit') AS synchronous_commit,
  current_setting('server_encoding') AS server_encoding,
  pg_is_in_recovery() AS in_recovery,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now_ms`;

/**
 * Checks that the server keeps what it confirms, that it accepts writes, and that its clock and this machine's agree.
 * @throws StoreUnfitError with every problem at once
 */
export async function assertServerFit(pool: Pool, durability: ServerDurability, now: () => number): Promise<void> {
  const { state, skewMs } = await readState(pool, now);
  const faults = [...identityFaults(state), ...(durability === 'required' ? durabilityFaults(state) : [])];
  if (Math.abs(skewMs) > CLOCK_SKEW_MS_MAX) faults.push(skewFault(skewMs));
  if (faults.length > 0) throw new StoreUnfitError(faults);
}

/** @returns `skewMs`: how far this machine is ahead of the server */
async function readState(
  pool: Pool,
  now: () => number,
): Promise<{ readonly state: ServerState; readonly skewMs: number }> {
  for (let readings = 1; ; readings += 1) {
    const askedAtMs = now();
    const { rows } = await pool.query<ServerState>(STATE);
    const roundTripMs = now() - askedAtMs;
    const [state] = rows;
    if (state === undefined) throw new Error('PostgreSQL did not report its version.');
    // The first one may have waited for a connection.
    if (Math.abs(roundTripMs) > ROUND_TRIP_MS_MAX && readings < READINGS_MAX) continue;
    return { state, skewMs: askedAtMs + roundTripMs / 2 - state.now_ms };
  }
}

function identityFaults(state: ServerState): string[] {
  const faults: string[] = [];
  if (state.version < VERSION_MIN) {
    faults.push(`The server is PostgreSQL ${state.version}: upgrade it to ${VERSION_MIN} or newer.`);
  }
  if (state.in_recovery)
    faults.push('The server is a standby, which nothing can be written to: connect to the primary.');
  if (state.server_encoding !== 'UTF8') {
    faults.push(`The database is encoded in ${state.server_encoding}: make one with ENCODING 'UTF8'.`);
  }
  return faults;
}

function durabilityFaults(state: ServerState): string[] {
  const faults: string[] = [];
  for (const setting of ['fsync', 'full_page_writes'] as const) {
    if (state[setting] === 'on') continue;
    faults.push(
      `${setting} is ${state[setting]}, so a crash of the server's machine can lose or damage payments: ` +
        `set ${setting} = on in postgresql.conf.`,
    );
  }
  // Every other value waits for the server's own disk; how many replicas it waits for is the operator's choice.
  if (state.synchronous_commit === 'off') {
    faults.push(
      'synchronous_commit is off, so a crash of the server can lose payments that were confirmed: ' +
        'set it to on (ALTER ROLE … or ALTER DATABASE … may have turned it off).',
    );
  }
  return faults;
}

function skewFault(skewMs: number): string {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1);
  return (
    `This machine's clock is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} the database server's, ` +
    `and leases bear ${CLOCK_SKEW_MS_MAX / 1000} s: synchronise both (NTP).`
  );
}
