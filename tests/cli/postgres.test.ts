import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDatabases, type Databases } from './support/databases.ts';
import { mitako, stopAll } from './support/process.ts';
import { MITAKO_PUBLIC_URL, MITAKO_SECRET, openShop, serving } from './support/shop.ts';

let databases: Databases;

beforeAll(async () => {
  databases = await startDatabases();
}, 60_000);
afterEach(stopAll);
afterAll(() => databases.stop());

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const process = mitako(args, environment);
  const code = await process.exited;
  return { code, stdout: process.stdout(), stderr: process.stderr() };
}

describe('mitako migrate', () => {
  test('by three at once: one applies, the others find it done, and nobody fails', async () => {
    const store = await databases.create();
    const all = await Promise.all(Array.from({ length: 3 }, () => run(['migrate', '--store', store])));
    for (const { code, stderr } of all) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const said = all.map(({ stdout }) => stdout).toSorted();
    expect(said).toEqual([
      'The schema is current.\n',
      'The schema is current.\n',
      expect.stringMatching(/^(applied [\w-]+\n)+$/),
    ]);
  });

  test('--status and --sql tell what is pending, and change nothing', async () => {
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
  "the first three on a database that nobody used yet seed it once, and take each other's tokens",
  { timeout: 60_000 },
  async () => {
    const store = await databases.create();
    expect(await run(['migrate', '--store', store])).toMatchObject({ code: 0 });
    const all = await Promise.all(
      Array.from({ length: 3 }, () =>
        serving(
          mitako(['serve', '--sandbox', '--port', '0', '--log', 'json', '--store', store], {
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

describe('mitako serve says in one sentence, and never with a password,', () => {
  async function refusal(store: string, secret: string = MITAKO_SECRET): Promise<string> {
    const { code, stdout, stderr } = await run(['serve', '--port', '0', '--store', store], { MITAKO_SECRET: secret });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^mitako: [^\n]+[.)a-z/]\n$/);
    expect(stderr).not.toMatch(/\bat .+:\d+/);
    expect(stderr).not.toContain(new URL(store).password);
    return stderr;
  }

  async function addressWith(changes: Partial<Pick<URL, 'port' | 'password' | 'pathname'>>): Promise<string> {
    return Object.assign(new URL(await databases.create()), changes).href;
  }

  test('that the secret is not the one the database was made with', async () => {
    const shop = await openShop(await databases.create());
    await shop.gateway.start();
    await shop.gateway.close();
    expect(await refusal(shop.store, 'another secret, as long as it has to be')).toContain(
      'not the one this database was made with',
    );
  });

  test('that the server is down', async () => {
    const said = await refusal(await addressWith({ port: '1' }));
    expect(said).toMatch(/Cannot reach the database shop_\w+ on 127\.0\.0\.1:1\b/);
  });

  test('that the password is wrong', async () => {
    const said = await refusal(await addressWith({ password: 'not-the-password' }));
    expect(said).toMatch(/Cannot reach the database .+: password authentication failed/);
  });

  test('that there is no such database', async () => {
    const said = await refusal(await addressWith({ pathname: '/nowhere' }));
    expect(said).toMatch(/Cannot reach the database nowhere .+ does not exist/);
  });

  test('that the schema is behind, and what to run', async () => {
    expect(await refusal(await databases.create())).toMatch(/schema of the database .+ is behind .*mitako migrate/);
  });
});
