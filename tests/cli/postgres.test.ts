import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgresServer } from '../support/postgres-server.ts';
import { startDatabases, type Databases } from '../support/databases.ts';
import { mitako } from './support/mitako.ts';
import { type Running, stopAll } from './support/process.ts';
import { type Ended, run, runAlone } from './support/run.ts';
import { MITAKO_PUBLIC_URL, MITAKO_SECRET, openShop, serving } from './support/shop.ts';

let databases: Databases;

beforeAll(async () => {
  databases = await startDatabases();
}, 60_000);
afterEach(stopAll);
afterAll(() => databases.stop());

describe('mitako migrate', () => {
  test('by three processes at once: one applies, the others find it done, and none fails', async () => {
    const store = await databases.create();
    const all = await Promise.all(Array.from({ length: 3 }, () => runAlone(['migrate', '--store', store])));
    for (const { code, stderr } of all) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const outputs = all.map(({ stdout }) => stdout).toSorted();
    expect(outputs).toEqual([
      'The schema is current.\n',
      'The schema is current.\n',
      expect.stringMatching(/^(applied [\w-]+\n)+$/),
    ]);
  });

  test('--status and --sql print pending migrations, and change nothing', async () => {
    const store = await databases.create();
    const migrate = (...args: readonly string[]): Promise<Ended> => run(['migrate', '--store', store, ...args]);
    const before = await migrate('--status', '--json');
    expect(before).toMatchObject({ code: 3, stderr: '' });
    const { state, pending } = JSON.parse(before.stdout) as { state: string; pending: readonly string[] };
    expect(state).toBe('behind');
    const { code, stdout } = await migrate('--sql');
    expect(code).toBe(0);
    expect(stdout).toMatch(/create table "public"\."mitako_payments"/i);
    expect(await migrate('--status', '--json')).toEqual(before);

    expect((await migrate('--json')).stdout).toBe(`${JSON.stringify({ applied: pending })}\n`);
    expect(await migrate('--sql')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await migrate('--status')).code).toBe(0);
  });
});

test(
  "the first three on an unused database seed it once, and accept each other's tokens",
  { timeout: 60_000 },
  async () => {
    const store = await databases.create();
    expect(await run(['migrate', '--store', store])).toMatchObject({ code: 0 });
    const all = await Promise.all(
      Array.from({ length: 3 }, () =>
        serving(
          mitako(['serve', '--sandbox', '--public-sandbox', '--port', '0', '--log', 'json', '--store', store], {
            MITAKO_SECRET,
            MITAKO_PUBLIC_URL,
          }),
        ),
      ),
    );
    const body = { email: 'success@sandbox.test', password: 'sandbox-password' };
    for (const on of all) {
      const { status, data } = await on.call('POST', '/auth/user/login', { body });
      expect(status).toBe(200);
      const { access_token: bearer } = data as { readonly access_token: string };
      const seen = await Promise.all(all.map((each) => each.call('GET', '/auth/user/me', { bearer })));
      expect(seen.map((each) => each.status)).toEqual([200, 200, 200]);
    }
  },
);

test('two roles, with the rights that docs/operating.md grants: one migrates, the other only serves', async () => {
  const address = await databases.create();
  const manual = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const [, rights = ''] = /```sql\n(CREATE SCHEMA .+?)```/s.exec(manual) ?? [];
  expect(rights).toContain('GRANT');
  const roles = ['mitako_owner', 'mitako_serve'].map((role) => `CREATE ROLE ${role} LOGIN PASSWORD '${role}';`);
  await execute(address, `${roles.join(' ')} ${rights}`);
  const as = (role: string): string => {
    const url = Object.assign(new URL(address), { username: role, password: role });
    url.searchParams.set('schema', 'pay');
    return url.href;
  };

  expect(await runAlone(['migrate', '--store', as('mitako_serve')])).toMatchObject({ code: 1, stdout: '' });
  expect(await run(['migrate', '--store', as('mitako_owner')])).toMatchObject({ code: 0, stderr: '' });
  const [, appendOnly = ''] = /```sql\n(REVOKE .+?)```/s.exec(manual) ?? [];
  expect(appendOnly).toContain('mitako_audit_log');
  await execute(address, appendOnly);
  const store = as('mitako_serve');
  const started = mitako(['serve', '--sandbox', '--public-sandbox', '--port', '0', '--log', 'json', '--store', store], {
    MITAKO_SECRET,
    MITAKO_PUBLIC_URL,
  });
  const on = await serving(started);
  const body = { email: 'success@sandbox.test', password: 'sandbox-password' };
  expect(await on.call('POST', '/auth/user/login', { body })).toMatchObject({ status: 200 });
  const merchant = { email: 'shop@example.cm', password: 'a good password', name: 'Boutique' };
  expect(await on.call('POST', '/auth/merchant/register', { body: merchant })).toMatchObject({ status: 201 });
  for (const statement of ['DELETE FROM pay.mitako_audit_log', "UPDATE pay.mitako_audit_log SET actor_id = 'nobody'"]) {
    await expect(execute(store, statement)).rejects.toThrow('permission denied');
  }
  expect(await run(['ledger', 'verify', '--store', store], { MITAKO_SECRET })).toMatchObject({ code: 0, stderr: '' });
  // It makes tables by the functions of their owner, of each three for the time to come.
  const { stdout } = await run(['doctor', '--json', '--store', store], { MITAKO_SECRET });
  const { findings } = JSON.parse(stdout) as { readonly findings: readonly object[] };
  expect(findings).toContainEqual({ name: 'leaves', state: 'ok', message: '12 leaves of divided tables.' });
  expect(await started.stop()).toBe(0);
  expect(started.stdout() + started.stderr()).not.toContain('permission denied');
});

async function execute(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

test('mitako serve waits for a server that is down, and for one that drops its first connections', async () => {
  const address = new URL((await openShop(await databases.create())).store);
  const serve = (port: number): Running =>
    mitako(['serve', '--port', '0', '--log', 'json', '--wait', '60'], {
      MITAKO_SECRET,
      MITAKO_PUBLIC_URL,
      MITAKO_STORE: Object.assign(new URL(address), { port: String(port) }).href,
    });
  let connections = 0;
  const proxy = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    // The first is ended as it comes; the second after the greeting, in the middle of the start.
    if (connections === 1) return void socket.destroy();
    const server = connect(Number(address.port), address.hostname);
    server.on('error', () => undefined).on('close', () => socket.destroy());
    socket.on('close', () => server.destroy());
    socket.pipe(server);
    if (connections === 2) server.once('data', () => server.destroy());
    else server.pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  proxy.close();
  await once(proxy, 'close');

  const started = serve(port);
  await started.output(/Cannot reach the database .+ ECONNREFUSED .+ Retrying for up to 60 s\./);
  proxy.listen(port, '127.0.0.1');
  const on = await serving(started);
  expect(connections).toBeGreaterThan(2);
  expect((await fetch(`${on.origin}/readyz`)).status).toBe(200);
  expect(started.stderr()).not.toContain(address.password);
  expect(await started.stop()).toBe(0);
  proxy.close();
});

describe('mitako serve says in one sentence, without a password,', () => {
  /** All that it says, without its name in front. */
  async function refusal(store: string, secret: string = MITAKO_SECRET): Promise<string> {
    const serve = ['serve', '--port', '0', '--wait', '0', '--store', store];
    const { code, stdout, stderr } = await runAlone(serve, { MITAKO_SECRET: secret });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).not.toContain(new URL(store).password);
    expect(stderr).toMatch(/^mitako: .+\n$/);
    return stderr.slice('mitako: '.length, -1);
  }

  async function addressWith(changes: Partial<Pick<URL, 'port' | 'password' | 'pathname'>>): Promise<string> {
    return Object.assign(new URL(await databases.create()), changes).href;
  }

  /** As the sentences call it. */
  function labelOf(store: string): string {
    const { pathname, host } = new URL(store);
    return `the database ${pathname.slice(1)} on ${host}`;
  }

  test('that the secret is not that of the database', async () => {
    const shop = await openShop(await databases.create());
    await shop.gateway.start();
    await shop.gateway.close();
    expect(await refusal(shop.store, 'another secret, as long as it has to be')).toBe(
      'MITAKO_SECRET: The root secret is not the one this database was made with. Give it that one.',
    );
  });

  test('that the server is down', async () => {
    const store = await addressWith({ port: '1' });
    expect(await refusal(store)).toBe(
      `Cannot reach ${labelOf(store)}: connect ECONNREFUSED 127.0.0.1:1. Check its host and port, and that the server runs.`,
    );
  });

  test('that the password is wrong', async () => {
    const store = await addressWith({ password: 'not-the-password' });
    expect(await refusal(store)).toBe(
      `Cannot reach ${labelOf(store)}: password authentication failed for user "mitako". Check the user and the password of its address.`,
    );
  });

  test('that the database does not exist', async () => {
    const store = await addressWith({ pathname: '/nowhere' });
    expect(await refusal(store)).toBe(
      `Cannot reach ${labelOf(store)}: database "nowhere" does not exist. Create it, or write the name of another.`,
    );
  });

  test('that the schema is behind, and what to run', async () => {
    const store = await databases.create();
    const { stdout } = await run(['migrate', '--status', '--json', '--store', store]);
    const { pending } = JSON.parse(stdout) as { readonly pending: readonly string[] };
    expect(await refusal(store)).toBe(
      `The schema of ${labelOf(store)} is behind by ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'}. Run mitako migrate with the same --store.`,
    );
  });

  test('that the server could lose what it confirms, and each setting to change', { timeout: 60_000 }, async () => {
    const careless = await startPostgresServer({ fsync: false, settings: { synchronous_commit: 'off' } });
    try {
      const store = careless.connectionString;
      expect(await run(['migrate', '--store', store])).toMatchObject({ code: 0, stderr: '' });
      const lossy = (setting: string): string =>
        `${setting} is off, so a crash of the server's machine can lose or damage payments: set ${setting} = on in postgresql.conf.`;
      expect(await refusal(store)).toBe(
        [
          lossy('fsync'),
          lossy('full_page_writes'),
          'synchronous_commit is off, so a crash of the server can lose payments that were confirmed: set it to on (ALTER ROLE … or ALTER DATABASE … may have turned it off).',
        ].join(' '),
      );
    } finally {
      await careless.stop();
    }
  });
});
