import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { type Ended, run as runCommand, runAlone } from './support/run.ts';

afterEach(stopAll);

const KEY = `svc_test_${'a'.repeat(36)}`;
const LIVE_KEY = `svc_live_${'a'.repeat(36)}`;
const API = 'http://127.0.0.1:9/api/v1';

async function run(
  args: readonly string[],
  { cwd = testDirectory(), environment = {}, input }: RunOptions = {},
): Promise<Ended> {
  return input === undefined ? runCommand(args, environment, cwd) : runAlone(args, environment, cwd, input);
}

interface RunOptions {
  readonly cwd?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly input?: string;
}

describe('key and address of a gateway', () => {
  const dotenv = (text: string): string => {
    const cwd = testDirectory();
    writeFileSync(join(cwd, '.env'), text);
    return cwd;
  };

  test.each([
    ['the key of the environment, the address of .env', { MITAKO_API_KEY: KEY }, `MITAKO_API_URL=${API}`],
    ['the address of the environment, the key of .env', { MITAKO_API_URL: API }, `MITAKO_API_KEY=${KEY}`],
  ])('come from one place: %s are not used together', async (_, environment, file) => {
    const { code, stderr } = await run(['logs'], { cwd: dotenv(file), environment });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('Set both in one place, or name the gateway with --api-url.'),
    ]);
  });

  test.each([
    [
      'both of the environment',
      { MITAKO_API_KEY: KEY, MITAKO_API_URL: API },
      'MITAKO_API_URL=https://other.test/api/v1',
    ],
    ['both of .env', {}, `MITAKO_API_KEY=${KEY}\nMITAKO_API_URL=${API}`],
  ])('%s are used', async (_, environment, file) => {
    const { stderr } = await run(['logs'], { cwd: dotenv(file), environment });
    expect(stderr).toContain(`${API} is not reached`);
  });

  test('an address that is named by a flag takes a key of any place', async () => {
    const named = await run(['logs', '--api-url', API], { cwd: dotenv(`MITAKO_API_KEY=${KEY}`) });
    expect(named.stderr).toContain(`${API} is not reached`);
  });

  test('a live key is not sent over plain http to another machine without a flag', async () => {
    const away = { MITAKO_API_KEY: LIVE_KEY, MITAKO_API_URL: 'http://gateway.invalid/api/v1' };
    const refused = await run(['logs'], { environment: away });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('not sent over plain http')]);
    expect((await run(['logs', '--allow-http'], { environment: away })).stderr).not.toContain('plain http');
    const here = await run(['logs'], { environment: { ...away, MITAKO_API_URL: API } });
    expect(here.stderr).not.toContain('plain http');
    const ofTests = await run(['logs'], { environment: { ...away, MITAKO_API_KEY: KEY } });
    expect(ofTests.stderr).not.toContain('plain http');
  });

  test('nor is a password', async () => {
    const environment = { MITAKO_PASSWORD: 'a long password', MITAKO_API_URL: 'http://gateway.invalid/api/v1' };
    const { stderr } = await run(['keys', 'list', '--login', 'shop@example.cm'], { environment });
    expect(stderr).toContain('A password is not sent over plain http');
  });
});

describe('a secret is an argument of no process', () => {
  const store = async (): Promise<{ readonly store: string; readonly environment: NodeJS.ProcessEnv }> => {
    const made = join(testDirectory(), 'mitako.db');
    await run(['migrate', '--store', made]);
    return { store: made, environment: { MITAKO_SECRET: 'a root secret for tests, long enough to be one' } };
  };

  test('the password of a merchant is read from standard input or the environment', async () => {
    const { store: made, environment } = await store();
    const create = (email: string): readonly string[] => [
      'merchants',
      'create',
      '--store',
      made,
      '--email',
      email,
      '--name',
      'Shop',
      '--json',
    ];
    const typed = await run([...create('a@example.cm'), '--password', '-'], {
      environment,
      input: 'a long password\n',
    });
    expect(JSON.parse(typed.stdout)).toMatchObject({ password: 'a long password' });
    const variable = await run(create('b@example.cm'), {
      environment: { ...environment, MITAKO_PASSWORD: 'another password' },
    });
    expect(JSON.parse(variable.stdout)).toMatchObject({ password: 'another password' });
    const empty = await run([...create('c@example.cm'), '--password', '-'], { environment, input: '' });
    expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('Standard input is empty')]);
  });

  test('the secret of certify is read from standard input', async () => {
    const { stderr } = await run(['certify', '127.0.0.1:9/webhooks', '--secret', '-'], { input: 'whsec_short\n' });
    expect(stderr).not.toContain('is given neither');
    expect(stderr).toMatch(/whsec_|secret/);
  });
});

describe('files with keys', () => {
  test('replace no link, and are readable by their owner alone', async () => {
    const cwd = testDirectory();
    const env = join(cwd, '.env');
    writeFileSync(env, 'PORT=3000\n');
    chmodSync(env, 0o644);
    const dev = await startDev(['--data', join(cwd, 'dev.db'), '--dotenv', env]);
    expect(readFileSync(env, 'utf8')).toContain(`PORT=3000\nMITAKO_API_URL=${dev.ready.api}\n`);
    for (const file of ['.env', 'dev.db', 'dev.db.secret', 'dev.db.running']) {
      expect([file, statSync(join(cwd, file)).mode & 0o777]).toEqual([file, 0o600]);
    }
    await dev.stop();
  });

  test.each(['.env', 'dev.db', 'dev.db.running', '.mitako'])('%s that is a link is refused', async (name) => {
    const cwd = testDirectory();
    const elsewhere = join(testDirectory(), 'elsewhere');
    if (name === '.mitako') mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(cwd, name));
    const data = name === '.mitako' ? [] : ['--data', 'dev.db'];
    const { code, stderr } = await runAlone(['dev', '--port', '0', ...data, '--dotenv', '.env', '--json'], {}, cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${name} is a link.`)]);
    expect(lstatSync(join(cwd, name)).isSymbolicLink()).toBe(true);
    expect(name === '.mitako' ? existsSync(join(elsewhere, 'dev.db')) : existsSync(elsewhere)).toBe(false);
  });

  test('a configuration or a receiver is not written through a link that leads nowhere', async () => {
    const cwd = testDirectory();
    const elsewhere = join(testDirectory(), 'elsewhere');
    symlinkSync(elsewhere, join(cwd, 'mitako.config.mts'));
    symlinkSync(elsewhere, join(cwd, 'receiver.ts'));
    expect((await runAlone(['configure'], {}, cwd)).code).toBe(1);
    expect((await run(['init', 'node', '--out', 'receiver.ts'], { cwd })).code).toBe(1);
    expect(existsSync(elsewhere)).toBe(false);
  });
});

test('dev refuses a URL of PostgreSQL as its file, without repeating its password', async () => {
  const cwd = testDirectory();
  const { code, stderr } = await run(['dev', '--data', 'postgres://user:hunter2@localhost/db'], { cwd });
  expect([code, stderr]).toEqual([1, expect.stringContaining('mitako serve --sandbox --store')]);
  expect(stderr).not.toContain('hunter2');
  expect(existsSync(join(cwd, 'postgres:'))).toBe(false);
});

test('serve --sandbox prints who can log in, and with what', async () => {
  const store = join(testDirectory(), 'mitako.db');
  const environment = { MITAKO_SECRET: 'a root secret for tests, long enough to be one' };
  await run(['migrate', '--store', store]);
  const server = mitako(['serve', '--store', store, '--port', '0', '--sandbox', '--json'], environment);
  const [line] = await server.output(/^\{"ready".*\}\n/m);
  const ready = JSON.parse(line) as { api: string; merchant: { email: string; password: string; test_key: string } };
  const { email, password, test_key: key } = ready.merchant;
  expect((await api(`${ready.api}/auth/merchant/login`, { body: { email, password } })).status).toBe(200);
  expect((await api(`${ready.api}/gateway/payments`, { key, body: { amount: 5000, currency: 'XAF' } })).status).toBe(
    201,
  );
});
