import { toNodeHandler } from '@mitako/http';
import { silentLogger } from '@mitako/core';
import { createMitako } from 'mitako';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { mitako } from './support/mitako.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { type Ended, run as runCommand, runAlone } from './support/run.ts';

afterEach(stopAll);

const MITAKO_SECRET = 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=';

/** A directory with this configuration. */
function withConfiguration(code: string): string {
  const directory = testDirectory();
  writeFileSync(join(directory, 'mitako.config.mjs'), code);
  return directory;
}

function run(args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = { MITAKO_SECRET }): Promise<Ended> {
  return runCommand(args, environment, cwd);
}

/** A live rail that sends to this address. */
const liveRail = (baseUrl: string): string => `{
  id: 'momo_cm', modes: ['live'], baseUrl: '${baseUrl}',
  methods: [{
    type: 'mobile_money', provider: 'mtn_momo', label: 'MTN MoMo', monogram: 'M',
    colors: { background: '#ffcb05', text: '#1c0f06' }, country: 'CM', callingCode: '+237', currencies: ['XAF'],
    limits: { min: 100, max: 500000 }, prompt: { fr: 'Composez *126#.', en: 'Dial *126#.' },
    description: { lengthMax: 160, punctuation: '' }, refunds: 'none',
  }],
  charge: async () => ({ kind: 'unknown' }), lookup: async () => ({ kind: 'unknown' }),
  check: async () => [{ message: 'The key is of another product: use the one of Collections.' }],
}`;

/** What customers of a gateway with live money must see. */
const BRAND = `{ company: { name: 'Mitako SA', address: '1 rue Exemple, Akwa, Douala' }, support: { email: 'aide@pay.example.cm' },
  legal: [{ label: 'Terms', href: 'https://pay.example.cm/terms' }] }`;

describe('mitako check', () => {
  test('prints each setting with where it came from, and no password', async () => {
    const cwd = withConfiguration(
      `export default { marketplace: {}, store: 'postgres://me:hunter2@db/pay', publicUrl: 'https://pay.example.cm', port: 4020 };`,
    );
    const { code, stdout } = await run(['check', '--port', '4030'], cwd, { MITAKO_SECRET, MITAKO_HOST: '0.0.0.0' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^store +postgres:\/\/\S*db\/pay +\(configuration\)$/m);
    expect(stdout).not.toContain('hunter2');
    expect(stdout).toMatch(/^public_url +https:\/\/pay\.example\.cm +\(configuration\)$/m);
    expect(stdout).toMatch(/^host +0\.0\.0\.0 +\(environment\)$/m);
    expect(stdout).toMatch(/^port +4030 +\(flag\)$/m);
  });

  test('prints one line of JSON for a machine', async () => {
    const cwd = withConfiguration(
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm', brand: ${BRAND}, rails: [${liveRail('https://api.momo.cm')}], methods: [{ method: 'mtn_momo', max: 9000, fees: { basisPoints: 150 } }] };`,
    );
    const { code, stdout } = await run(['check', '--json'], cwd);
    expect(code).toBe(0);
    expect((await run(['check'], cwd)).stdout).toMatch(/^method +mtn_momo: on, to 9000, fees: 1\.5 % \+ 0$/m);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: true,
      has_secret: true,
      settings: {
        public_url: { value: 'https://pay.example.cm', source: 'configuration' },
        store: { source: 'default' },
      },
      rails: [{ id: 'momo_cm', modes: ['live'], methods: [{ provider: 'mtn_momo', country: 'CM' }] }],
      methods: [{ method: 'mtn_momo', max: 9000, fees: { basisPoints: 150 } }],
    });
  });

  test.each([
    [
      'a syntax error',
      'export default { marketplace: {},\n  store: ,\n};',
      /^mitako: mitako\.config\.mjs:2: .*Unexpected token/,
    ],
    ['no default export', 'export const a = 1;', /no configuration as its default export/],
    [
      'an unknown setting',
      'export default { marketplace: {},\n  publicURL: 1,\n};',
      /mitako\.config\.mjs:2: "publicURL" is no setting\. Did you mean publicUrl\?/,
    ],
    [
      'a time that nothing is kept for',
      'export default { marketplace: {},\n  retention: {\n    eventsDays: 0,\n  },\n};',
      /mitako\.config\.mjs:3: eventsDays must be a number of days, 1 or more, or null/,
    ],
    [
      'something that has no retention',
      'export default { marketplace: {},\n  retention: {\n    paymentsDays: 9,\n  },\n};',
      /mitako\.config\.mjs:3: "paymentsDays" is no setting of retention\. Known are eventsDays, sessionsDays, filesDays, kycDays, testDays\./,
    ],
    [
      'a limit of a wallet',
      "export default { marketplace: {},\n  walletTiers: {\n    full: { pay: { perDay: '5' } },\n  },\n};",
      /mitako\.config\.mjs:3: walletTiers\.full\.pay\.perDay must be a whole number of francs, 0 or more, got 5\./,
    ],
    [
      'a panel that is open to no network',
      "export default { marketplace: {},\n  panel: { allowFrom: ['office'] },\n};",
      /mitako\.config\.mjs:2: panel must list networks\. Write panel: \{ allowFrom/,
    ],
    [
      'a way to sign up that is none',
      "export default {\n  marketplace: { signUp: 'invited' },\n};",
      /mitako\.config\.mjs:2: marketplace\.signUp must be 'verified', 'open' or 'closed'\./,
    ],
    [
      'users who would wait for mail',
      "export default { marketplace: {},\n  userSignUp: 'verified',\n};",
      /mitako\.config\.mjs:2: userSignUp must be 'open' or 'closed'\./,
    ],
    [
      'a search that is not described',
      'export default { marketplace: {},\n  search: {\n    words: true,\n  },\n};',
      /mitako\.config\.mjs:2: search must be \{ descriptions: true \}/,
    ],
    [
      'a method that no rail has',
      "export default { marketplace: {},\n  methods: [\n    { method: 'wallet' },\n    { method: 'mtn_mommo' },\n  ],\n};",
      /mitako\.config\.mjs:4: methods\.mtn_mommo is no method of a configured rail: use wallet, cash, mtn_momo, orange_money\./,
    ],
    [
      'a limit of a method',
      "export default { marketplace: {},\n  fees: { minimum: 3 },\n  methods: [\n    { method: 'wallet',\n      min: 10,\n      max: 5 } ],\n};",
      /mitako\.config\.mjs:6: methods\.wallet\.max is below min, which is 10\./,
    ],
    [
      'fees in percent',
      'export default { marketplace: {},\n  fees: { percent: 2.5 },\n};',
      /mitako\.config\.mjs:2: "percent" is no setting of fees\. Known are basisPoints, fixed, minimum, maximum, refundPolicy\./,
    ],
    [
      'an empty variable',
      'export default { marketplace: {},\n  store: process.env.NOT_SET ?? null,\n};',
      /mitako\.config\.mjs:2: store must be text, and is null/,
    ],
    [
      'a port that is none',
      'export default { marketplace: {},\n\n  port: 70000,\n};',
      /mitako\.config\.mjs:3: port is 70000\. It must be a whole number from 0 to 65535/,
    ],
    [
      'an address without its scheme',
      "export default { marketplace: {}, publicUrl: 'pay.example.cm' };",
      /:1: publicUrl is "pay\.example\.cm"\. It must be an absolute URL/,
    ],
    ['rails that are no list', 'export default { marketplace: {}, rails: {} };', /:1: rails must be a list/],
    [
      'a rail without its calling code',
      `export default { marketplace: {}, rails: [{ ...${liveRail('https://a.cm')}, id: 'MTN' }] };`,
      /mitako\.config\.mjs:1: rails: invalid rail id "MTN"/,
    ],
    [
      'an error while it is read',
      "throw new Error('no key');\nexport default { marketplace: {} };",
      /mitako\.config\.mjs:1: no key/,
    ],
    [
      'a live rail that sends to a simulator',
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm', rails: [${liveRail('http://127.0.0.1:9')}] };`,
      /:1: Rail momo_cm is live and sends to http:\/\/127\.0\.0\.1:9/,
    ],
    [
      'a live rail that sends to a sandbox',
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm',\n rails: [${liveRail('https://sandbox.momodeveloper.mtn.com')}] };`,
      /:2: Rail momo_cm is live and sends to https:\/\/sandbox\.momodeveloper\.mtn\.com, a sandbox.*environment/,
    ],
    [
      'two rails of one id',
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm',\n\n rails: [${liveRail('https://a.cm')}, ${liveRail('https://a.cm')}] };`,
      /:3: rails: duplicate rail id "momo_cm": give each rail its own/,
    ],
    [
      'a key that is not in the environment',
      "const key = process.env.MOMO_KEY ?? '';\nexport default { marketplace: {}, publicUrl: 'https://pay.example.cm', rails: [] };",
      /^mitako: mitako\.config\.mjs:1: MOMO_KEY is not set\. Set it in the environment\.$/m,
    ],
    [
      'several that are not',
      "// process.env.OLD ?? ''\nconst a = process.env.A_KEY ?? '';\nconst b = process.env['B_KEY'] || '';\nconst isC = process.env.C_KEY !== undefined;\nexport default { marketplace: {} };",
      /:2: not set are A_KEY \(line 2\), B_KEY \(line 3\)\. Set them in the environment, or remove/,
    ],
    [
      'a live rail without https',
      `export default { marketplace: {}, publicUrl: 'http://localhost', rails: [${liveRail('https://api.momo.cm')}] };`,
      /:1: Rail momo_cm is live and the public address http:\/\/localhost is not https/,
    ],
    [
      'a live rail that nobody reaches',
      `export default { marketplace: {}, store: 'shop.db', publicUrl: 'https://192.168.1.5:8443', rails: [${liveRail('https://api.momo.cm')}] };`,
      /:1: Rail momo_cm is live and the public address https:\/\/192\.168\.1\.5:8443 is of this machine or a private network/,
    ],
    [
      'a live rail in memory',
      `export default { marketplace: {}, store: ':memory:', publicUrl: 'https://pay.example.cm', rails: [${liveRail('https://api.momo.cm')}] };`,
      /:1: Rail momo_cm is live and the store is in memory: a restart would forget who paid/,
    ],
    [
      'a live rail of nobody',
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm', rails: [${liveRail('https://api.momo.cm')}] };`,
      /:1: Rail momo_cm is live and brand lacks company\.name, company\.address, support\.email or support\.phone, legal, your terms and privacy:/,
    ],
    [
      'a live rail without terms',
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm',\nbrand: { company: { name: 'M', address: 'A' }, support: { phone: '+237 600 00 00 00' } },\nrails: [${liveRail('https://api.momo.cm')}] };`,
      /:2: Rail momo_cm is live and brand lacks legal, your terms and privacy:/,
    ],
    [
      'an address that is no page',
      "export default { marketplace: {},\n  brand: {\n    legal: [{\n      label: 'Terms',\n      href: 'javascript:alert(1)' }] } };",
      /:5: brand\.legal\.0\.href must be the address of a page\. Write one with https/,
    ],
    [
      'an unknown field of whoever runs it',
      'export default { marketplace: {}, brand: { compny: {} } };',
      /:1: brand\.compny is unknown\. Did you mean company\?/,
    ],
    [
      'an empty number',
      "export default { marketplace: {}, brand: { support: { phone: '' } } };",
      /:1: brand\.support\.phone must be a number with its country\. Write one such as \+237/,
    ],
  ])('says in one line what is wrong with %s', async (_, code, message) => {
    const ended = await run(['check'], withConfiguration(code));
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(message);
    expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('accepts variables that are set, and says which of two rails charges first', async () => {
    const second = liveRail('https://api.momo.cm').replace("id: 'momo_cm'", "id: 'momo_other'");
    const cwd = withConfiguration(
      `const key = process.env.MOMO_KEY ?? '';\nexport default { marketplace: {}, publicUrl: 'https://pay.example.cm', brand: ${BRAND}, rails: [${liveRail('https://api.momo.cm')}, ${second}] };`,
    );
    const { code, stdout } = await run(['check'], cwd, { MITAKO_SECRET, MOMO_KEY: 'key' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/momo_cm \(live\): mtn_momo CM, refunds: none$/m);
    expect(stdout).toMatch(/momo_other \(live\): mtn_momo CM, refunds: none, when momo_cm cannot charge$/m);
  });

  test('refuses live money with a secret that can be guessed', async () => {
    const cwd = withConfiguration(
      `export default { marketplace: {}, publicUrl: 'https://pay.example.cm', rails: [${liveRail('https://api.momo.cm')}] };`,
    );
    const { code, stderr } = await run(['check'], cwd, { MITAKO_SECRET: 'my-very-secret-secret-my-very-secret' });
    expect([code, stderr]).toEqual([1, expect.stringContaining('the secret can be guessed')]);
  });

  test('warns that serve needs a secret where none is set', async () => {
    const { code, stdout } = await run(['check'], testDirectory(), { MITAKO_SECRET: '' });
    expect([code, stdout]).toEqual([0, expect.stringContaining('Warning: MITAKO_SECRET is not set')]);
    expect(stdout).not.toContain('The configuration is valid');
  });

  test('names what is not set before what it leaves empty', async () => {
    const cwd = withConfiguration(`export default { marketplace: {}, store: process.env.SHOP_STORE ?? '' };`);
    const { code, stderr } = await run(['check'], cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining('mitako.config.mjs:1: SHOP_STORE is not set.')]);
  });

  test('refuses a live rail without credentials as serve does, unless it rehearses', async () => {
    const keyless = `{ ...${liveRail('https://api.momo.cm')}, missingCredentials: ['collection.apiUser', 'collection.apiKey'] }`;
    const settings = `marketplace: {}, store: 'shop.db', publicUrl: 'https://pay.example.cm', brand: ${BRAND}, rails: [${keyless}]`;
    const cwd = withConfiguration(`export default { ${settings} };`);
    const problem = 'Rail momo_cm is live, and collection.apiUser, collection.apiKey are not set or placeholders.';
    expect((await run(['migrate'], cwd)).code).toBe(0);
    for (const command of [['check'], ['serve', '--port', '0']]) {
      const { code, stderr } = await run(command, cwd);
      expect([command, code, stderr]).toEqual([command, 1, expect.stringContaining(problem)]);
    }
    expect(await run(['check', '--rehearse'], cwd)).toMatchObject({ code: 0 });
    const doctor = async (...flags: readonly string[]): Promise<string> =>
      (await run(['doctor', ...flags], cwd)).stdout;
    expect(await doctor()).toMatch(/^✗ live money +Rail momo_cm is live, and collection\.apiUser/m);
    const rehearsed = await doctor('--rehearse');
    expect(rehearsed).toMatch(/^! live money +Rehearsed: providers are simulated/m);
    expect(rehearsed).not.toContain('The key is of another product');
  });

  test('refuses a secret that serve refuses', async () => {
    const { code, stderr } = await run(['check'], testDirectory(), { MITAKO_SECRET: 'short' });
    expect([code, stderr]).toEqual([1, expect.stringContaining('MITAKO_SECRET is shorter than 32 characters')]);
  });

  test.each(['', 'const store = "shop.db";\n'])(
    'a file that exports nothing is no configuration: %j',
    async (source) => {
      const cwd = testDirectory();
      writeFileSync(join(cwd, 'mitako.config.js'), source);
      const { code, stderr } = await run(['check'], cwd);
      expect([code, stderr]).toEqual([1, expect.stringContaining('no configuration as its default export')]);
    },
  );

  test('says that a named file is missing', async () => {
    const { code, stderr } = await run(['check', '--config', 'pay.config.mjs'], testDirectory());
    expect([code, stderr]).toEqual([1, expect.stringContaining('pay.config.mjs not found')]);
  });
});

test('the store of the configuration is the one of every command', async () => {
  const cwd = withConfiguration(`export default { marketplace: {}, store: 'shop.db' };`);
  expect((await run(['migrate'], cwd)).code).toBe(0);
  expect((await run(['migrate', '--status', '--store', 'shop.db'], cwd)).stdout).toContain('The schema is current.');
  expect((await run(['migrate', '--status', '--store', 'other.db'], cwd)).code).toBe(3);
});

test('dev leaves rails of live mode and hooks for people out, and says so', async () => {
  const cwd = withConfiguration(
    `const url = () => '/login';
     const people = { staff: { resolve: () => null, loginUrl: url, reauthenticateUrl: url } };
     export default { marketplace: {}, store: 'shop.db', people, rails: [${liveRail('https://api.momo.cm')}] };`,
  );
  const dev = mitako(['dev', '--json', '--port', '0', '--data', ':memory:', '--config', 'mitako.config.mjs'], {}, cwd);
  await dev.output(/"ready":true/);
  expect(dev.stderr()).toContain('Left out, as dev takes test money only: momo_cm.');
  expect(dev.stderr()).toContain('Left out, as dev has accounts of its own: people.');
  expect(await dev.stop()).toBe(0);
});

test('serve has the rails of the configuration, and refuses live money that is not safe', async () => {
  const cwd = withConfiguration(
    `export default { marketplace: {}, store: 'shop.db', rails: [${liveRail('https://api.momo.cm')}] };`,
  );
  expect((await run(['migrate'], cwd)).code).toBe(0);
  const { code, stderr } = await run(['serve', '--port', '0'], cwd);
  expect([code, stderr]).toEqual([1, expect.stringContaining('is not https')]);
});

describe('mitako doctor', () => {
  test('tries what the configuration names, and says how to fix it', async () => {
    const receiver = createServer((_, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const cwd = withConfiguration(
      `export default { marketplace: {}, store: 'shop.db', publicUrl: 'http://127.0.0.1:${port}', rails: [${liveRail('https://api.momo.cm')}] };`,
    );
    expect((await run(['migrate'], cwd)).code).toBe(0);
    const { code, stdout } = await run(['doctor', '--json'], cwd);
    receiver.close();
    expect(code).toBe(1);
    const { findings } = JSON.parse(stdout) as {
      findings: readonly { name: string; state: string; message: string }[];
    };
    const found = Object.fromEntries(findings.map(({ name, state, message }) => [name, [state, message]]));
    expect(found).toMatchObject({
      versions: ['ok', expect.stringContaining('Node.js')],
      secret: ['ok', 'MITAKO_SECRET is set.'],
      configuration: ['ok', 'It names momo_cm.'],
      'live money': ['failed', expect.stringContaining('is not https')],
      staff: ['warning', expect.stringMatching(/share http:.*Set staffUrl/)],
      database: ['ok', expect.stringContaining('its schema is current')],
      clock: ['ok', expect.any(String)],
      disk: [expect.any(String), expect.stringContaining('GiB are free')],
      'public address': ['failed', expect.stringContaining('answers 404 instead of 200')],
      'callbacks of momo_cm': ['failed', expect.stringContaining('answers 404')],
      'rail momo_cm': ['failed', 'The key is of another product: use the one of Collections.'],
      // There is no endpoint yet.
      webhooks: ['ok', expect.stringContaining('signed, sent to this machine, and verified')],
    });
    expect(stdout).not.toContain(MITAKO_SECRET);
  });

  test('finds the gateway embedded in another server by its public address, whatever its parts, and no other', async () => {
    const cwd = testDirectory();
    let answer: (request: Request) => Promise<Response>;
    const server = createServer(toNodeHandler((request) => answer(request)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`;
    const open = (store: string) =>
      createMitako({
        shop: { name: 'Boutique du Wouri', livemode: false },
        store: join(cwd, store),
        publicUrl,
        secret: MITAKO_SECRET,
        insecureCookies: true,
      });
    const embedded = await open('shop.db');
    const other = await open('other.db');
    const found = async (): Promise<unknown> => {
      const flags = ['doctor', '--json', '--store', 'shop.db', '--public-url', publicUrl];
      const { stdout } = await runAlone(flags, { MITAKO_SECRET }, cwd);
      const { findings } = JSON.parse(stdout) as { findings: readonly { name: string }[] };
      return findings.find(({ name }) => name === 'public address');
    };
    answer = (request) => embedded.handler(request);
    expect(await found()).toMatchObject({ state: 'ok' });
    // As a host does that answers unknown paths with its own page.
    answer = () => Promise.resolve(new Response('<!doctype html>'));
    expect(await found()).toMatchObject({ state: 'failed', message: expect.stringContaining('by another server') });
    // As both would be some day.
    const { sequence, day } = { sequence: 1, day: '2026-11-29' };
    const published = { sequence, day, hash: 'a'.repeat(64), signature: 'eyJ.a.b' };
    answer = async (request) => {
      const response = await other.handler(request);
      return Response.json({ ...((await response.json()) as object), checkpoints: [published] });
    };
    expect(await found()).toMatchObject({ state: 'failed', message: expect.stringContaining('of another database') });
    server.close();
    await embedded.close();
    await other.close();
  });

  test('tells a database of a shop from one of a marketplace', async () => {
    const shop = `shop: { name: 'Boutique du Wouri', livemode: false }`;
    const cwd = withConfiguration(`export default { ${shop}, store: 'shop.db' };`);
    const options = { store: join(cwd, 'shop.db'), publicUrl: 'https://shop.test', secret: MITAKO_SECRET };
    await (await createMitako({ ...options, shop: { name: 'Wouri Mode', livemode: false } })).close();
    const kind = async (directory = cwd): Promise<unknown> => {
      const { stdout } = await runAlone(
        ['doctor', '--json'],
        { MITAKO_SECRET, MITAKO_STORE: options.store },
        directory,
      );
      const { findings } = JSON.parse(stdout) as { findings: readonly { name: string }[] };
      return findings.find(({ name }) => name === 'kind');
    };
    const renames = expect.stringMatching(/^The shop "Wouri Mode" is "Boutique du Wouri" from now on/);
    expect(await kind()).toMatchObject({ state: 'warning', message: renames });
    const embedded = expect.stringMatching(/there is no configuration file: a program of yours embeds it/);
    expect(await kind(tmpdir())).toMatchObject({ state: 'warning', message: embedded });
    const market = await createMitako({ ...options, marketplace: {}, logger: silentLogger() });
    await market.operator.merchants.create({ email: 'awa@example.cm', password: 'a good long password', name: 'Awa' });
    await market.close();
    expect(await kind()).toMatchObject({ state: 'failed', message: expect.stringContaining('has other merchants') });
  });

  test('sends to the endpoints in the database, as webhooks go', async () => {
    const store = join(testDirectory(), 'shop.db');
    const dev = await startDev(['--data', store, '--forward-to', 'http://127.0.0.1:9/webhooks']);
    await dev.stop();
    const secret = readFileSync(`${store}.secret`, 'utf8').trim();
    const { stdout } = await run(['doctor', '--json', '--store', store], testDirectory(), { MITAKO_SECRET: secret });
    const { findings } = JSON.parse(stdout) as { findings: readonly { name: string; message: string }[] };
    expect(findings.find(({ name }) => name === 'webhooks to 127.0.0.1:9')).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('its address is private. Set a public address, or allow its network'),
    });
  });

  test('names the networks that webhooks may reach by the configuration, which serve sends to', async () => {
    const receiver = createServer((_, response) => response.writeHead(200).end());
    await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const cwd = withConfiguration(
      `export default { marketplace: {}, store: 'shop.db', webhooks: { allowNetworks: ['127.0.0.0/8'] } };`,
    );
    const store = join(cwd, 'shop.db');
    const dev = await startDev(['--data', store, '--forward-to', `http://127.0.0.1:${port}/webhooks`]);
    const testKey = dev.ready.merchant.test_key;
    await dev.stop();
    const environment = { MITAKO_SECRET: readFileSync(`${store}.secret`, 'utf8').trim() };
    const { stdout } = await run(['doctor', '--json'], cwd, environment);
    const { findings } = JSON.parse(stdout) as { findings: readonly { name: string; message: string }[] };
    expect(findings).toContainEqual({
      name: 'webhook networks',
      state: 'ok',
      message: 'Besides public addresses, webhooks may reach 127.0.0.0/8: every merchant can send requests there.',
    });
    expect(findings.find(({ name }) => name === `webhooks to 127.0.0.1:${port}`)).toMatchObject({
      message: expect.stringContaining('answers 200'),
    });

    const arrived = once(receiver, 'request') as Promise<[IncomingMessage]>;
    const server = mitako(['serve', '--json', '--port', '0'], environment, cwd);
    const [line] = await server.output(/^\{"ready".*\}$/m);
    const ready = JSON.parse(line) as { readonly api: string };
    expect((await api(`${ready.api}/gateway/payments`, { key: testKey, body: { amount: 500 } })).status).toBe(201);
    const [request] = await arrived;
    expect(request.url).toBe('/webhooks');
    receiver.close();
  });

  test('says what --webhook must be', async () => {
    const { code, stderr } = await run(['doctor', '--webhook', 'zzz'], testDirectory());
    expect([code, stderr]).toEqual([1, expect.stringContaining("'zzz' is invalid. It must be a whole address")]);
  });

  test('prints a table for people, and survives a database that is not there', async () => {
    const cwd = withConfiguration(
      `const key = process.env.MOMO_KEY ?? '';\nexport default { marketplace: {}, store: 'missing.db', publicUrl: 'https://nowhere.invalid', rails: [{ ...${liveRail('https://api.momo.cm')}, modes: ['test'] }] };`,
    );
    const { code, stdout } = await run(['doctor'], cwd);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ configuration +mitako\.config\.mjs:1: MOMO_KEY is not set/m);
    expect(stdout).toMatch(/^✗ rail momo_cm +The key is of another product/m);
    expect(stdout).toMatch(/^✗ database +Database file missing\.db not found/m);
    expect(stdout).toMatch(
      /^✗ public address +https:\/\/nowhere\.invalid\/\.well-known\/mitako-ledger is not reached/m,
    );
    expect(stdout).toMatch(/^! live money +No live rail/m);
  });
});

describe('mitako configure', () => {
  test('writes a configuration that check accepts, and never overwrites one', async () => {
    const cwd = testDirectory();
    installed(cwd);
    const terms = ['--methods', 'orange_money, wallet', '--fees', '2.5+50'];
    const args = ['configure', '--store', 'shop.db', '--public-url', 'https://pay.example.cm', ...terms];
    const configured = await run(args, cwd);
    expect(configured).toMatchObject({ code: 0, stdout: expect.stringContaining('  npx mitako check') });
    expect(configured.stdout).toContain('  export MITAKO_SECRET=');
    expect(configured.stdout).not.toContain('DATABASE_URL');
    expect(configured.stdout).not.toMatch(/npm install|--config/);
    // It is copied into images, where another user reads it.
    expect(statSync(join(cwd, 'mitako.config.mts')).mode & 0o777).toBe(0o644);
    expect(await run(['check'], cwd)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^store +shop\.db +\(conf[^]*^method +orange_money: on\nmethod +wallet: on\nfees +2\.5 % \+ 50$/m,
      ),
    });
    const named = await run(['configure', '--store', `l'argent "vrai".db`, '--out', 'pay.config.mjs'], cwd);
    expect(named.stdout).toContain('npx mitako migrate --config pay.config.mjs\n');
    expect(await run(['check', '--config', 'pay.config.mjs'], cwd)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`l'argent "vrai".db`),
    });
    const again = await run(['configure'], cwd);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('exists') });
  });

  test('writes a file that is read in a package of any type, and a file that is not is named with its cure', async () => {
    for (const type of ['commonjs', 'module']) {
      const cwd = testDirectory();
      installed(cwd);
      writeFileSync(join(cwd, 'package.json'), JSON.stringify({ type }));
      expect((await run(['configure', '--store', 'shop.db'], cwd)).code).toBe(0);
      expect(await runAlone(['check'], { MITAKO_SECRET }, cwd)).toMatchObject({ code: 0, stderr: '' });
    }
    const cwd = testDirectory();
    writeFileSync(join(cwd, 'package.json'), '{"type":"commonjs"}');
    writeFileSync(join(cwd, 'mitako.config.ts'), "export default { marketplace: {}, store: 'shop.db' };\n");
    const { code, stderr } = await runAlone(['check'], { MITAKO_SECRET }, cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining('Rename it to mitako.config.mts.')]);
  });

  test('writes MTN MoMo of both countries side by side, with keys from the environment', async () => {
    const cwd = testDirectory();
    const { stdout } = await run(['configure', '--rails', 'mtn-momo-cm,mtn-momo-cg'], cwd);
    expect(stdout).toContain('npm install mitako @mitako/rail-mtn-momo\n');
    const written = readFileSync(join(cwd, 'mitako.config.mts'), 'utf8');
    expect(written).toContain("import { mtnMomo } from '@mitako/rail-mtn-momo';");
    for (const country of ['CM', 'CG']) {
      expect(written).toContain(`country: '${country}',`);
      expect(written).toContain(`subscriptionKey: process.env.MTN_${country}_COLLECTION_SUBSCRIPTION_KEY ?? '',`);
      expect(written).toContain(`apiKey: process.env.MTN_${country}_DISBURSEMENT_API_KEY ?? '',`);
    }
  });

  test('leaves the credentials of a database in the environment', async () => {
    const cwd = testDirectory();
    const { stdout } = await run(['configure', '--store', 'postgres://me:hunter2@db/pay'], cwd);
    const written = readFileSync(join(cwd, 'mitako.config.mts'), 'utf8');
    expect(written).toContain("store: process.env.DATABASE_URL ?? '',");
    expect(written + stdout).not.toContain('hunter2');
    expect(stdout).toContain('  export DATABASE_URL=');
  });

  test.each([
    [['--rails', 'mpesa'], 'There is no rail "mpesa". Known are'],
    [['--methods', 'mtn'], 'There is no method "mtn". Known are wallet, mtn_momo'],
    [['--out', 'mitako.json'], 'mitako.json is no name for a configuration'],
    [['--fees', '2,5'], 'Fees are "2,5". Write a percentage'],
  ])('%j: says what it knows, and writes nothing', async (flags, message) => {
    const cwd = testDirectory();
    const { code, stderr } = await run(['configure', ...flags], cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

/** As installed, as far as a configuration needs it. */
function installed(cwd: string): void {
  mkdirSync(join(cwd, 'node_modules/mitako'), { recursive: true });
  const manifest = '{"name":"mitako","type":"module","exports":"./index.js"}';
  writeFileSync(join(cwd, 'node_modules/mitako/package.json'), manifest);
  const code = 'export const defineConfig = (configuration) => configuration;';
  writeFileSync(join(cwd, 'node_modules/mitako/index.js'), code);
}
