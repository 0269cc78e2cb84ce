import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAddressGuard } from './address-guard.ts';
import { createSender, type SenderOptions } from './sender.ts';

/** Hosts as they are written in a URL. Most lead to the canary, which listens on every address of this machine. */
const HOSTS = [
  // Loopback, in every way of writing an IPv4 address.
  ...'127.0.0.1 127.1 127.0.1 127.0.0.1. 127.1. 127.127.127.127 2130706433 2130706433. 017700000001 0x7f000001'.split(
    ' ',
  ),
  ...'0x7F.1 0x7f.0x0.0x0.0x1 0177.0.0.1 0177.0.0.01 0177.1 0x7f.0.1 127.0x1 00000177.0.0.1 127.0.0.0x01'.split(' '),
  // In digits and dots of other scripts, and percent-encoded.
  ...'①②⑦.0.0.1 １２７.0.0.1 127。0。0。1 127．0．0．1 127｡0｡0｡1 %31%32%37.0.0.1 127%2e0%2e0%2e1 𝟏𝟐𝟕.𝟎.𝟎.𝟏 ⁱ27.0.0.1'.split(
    ' ',
  ),
  // This network.
  ...'0.0.0.0 0 0x0 0.0 000.000.000.000 0.1.2.3'.split(' '),
  // IPv6 loopback and unspecified.
  ...'[::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::] [0::0] [::0.0.0.1]'.split(' '),
  // IPv4 within IPv6: mapped, compatible, translated, NAT64, 6to4, Teredo.
  ...'[::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:7f00:0001] [::FFFF:127.0.0.1] [::ffff:10.0.0.1]'.split(' '),
  ...'[::ffff:169.254.169.254] [::127.0.0.1] [::7f00:1] [::ffff:0:127.0.0.1] [64:ff9b::127.0.0.1]'.split(' '),
  ...'[64:ff9b::7f00:1] [64:ff9b:1::127.0.0.1] [2002:7f00:1::] [2002:7f00:0001::1] [2001:0:7f00:1::1]'.split(' '),
  // Private, shared, link-local, unique local, site-local, multicast, broadcast, documentation, benchmarking, reserved.
  ...'10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.1 100.64.0.1 169.254.1.1 192.0.0.1'.split(
    ' ',
  ),
  ...'192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 192.88.99.1 224.0.0.1 239.255.255.250 240.0.0.1'.split(' '),
  ...'255.255.255.255 4294967295 [fe80::1] [febf::1] [fec0::1] [fc00::1] [fd12:3456::1] [ff02::1] [100::1]'.split(' '),
  ...'[2001:db8::1] [2001:2::1] [2001:10::1] [2001:20::1] [3fff::1] [5f00::1] [4000::1]'.split(' '),
  // Metadata services of clouds.
  ...'169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.170.2 [fd00:ec2::254] 100.100.100.200'.split(
    ' ',
  ),
  ...'168.63.129.16 192.0.0.192 [fe80::a9fe:a9fe]'.split(' '),
  // With a name before the @, which is not the host.
  ...'example.com@127.0.0.1 example.com:80@127.0.0.1 127.0.0.1@127.0.0.1 93.184.216.34%40@127.0.0.1'.split(' '),
];

/** What a name may resolve to: one wrong answer among the right ones is enough. */
const ANSWERS = [
  ['127.0.0.1'],
  ['::1'],
  ['0.0.0.0'],
  ['::'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['64:ff9b::7f00:1'],
  ['fe80::1%lo'],
  ['169.254.169.254'],
  ['10.0.0.1'],
  ['fd00:ec2::254'],
  ['93.184.216.34', '127.0.0.1'],
  ['127.0.0.1', '93.184.216.34'],
  ['2606:2800:220:1::1', '127.0.0.1'],
  ['93.184.216.34', '::1'],
  ['93.184.216.34', '93.184.216.35', '10.0.0.1'],
  ['not an address'],
  [''],
];

const URLS = [
  ...'ftp://example.com/ file:///etc/passwd gopher://127.0.0.1:70/_x unix:/var/run/docker.sock data:,x'.split(' '),
  ...'ws://example.com/ javascript:alert(1) //127.0.0.1/ /path example.com http:// http:/// http://[::1/'.split(' '),
  ...'http://[fe80::1%25lo]/ http://256.1.1.1/ http://1.2.3.4.5/ http://0x1g.1/ http://user@example.com/'.split(' '),
  ...'http://:password@example.com/ http://user:password@example.com/'.split(' '),
  'http://a b/',
  '',
];

const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, address }) => !internal && !createAddressGuard().allows(address))
  .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));

const canary = createServer();
let reached = 0;
let port = 0;

beforeAll(async () => {
  canary.on('connection', (socket) => {
    reached += 1;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\ncanary');
  });
  // All addresses, IPv4 and IPv6.
  canary.listen(0);
  await once(canary, 'listening');
  ({ port } = canary.address() as AddressInfo);
});
afterEach(() => {
  reached = 0;
});
afterAll(() => void canary.close());

async function outcome(url: string, options: SenderOptions = {}): Promise<string> {
  const sender = createSender({ timeoutMs: 1000, lookup: (name) => Promise.resolve(resolved(name)), ...options });
  const result = await sender.send({ url, headers: {}, body: '{}' });
  await sender.close();
  return result.kind === 'failed' ? result.error : `answered ${result.statusCode} ${result.body}`;
}

/** Should a host of the corpus be taken for a name, it leads to the canary like everything else. */
function resolved(_name: string): readonly string[] {
  return ['127.0.0.1'];
}

describe('the guard against requests to our own network', () => {
  it('has a reachable canary and at least 60 spellings in its tests', async () => {
    expect(new Set(HOSTS).size).toBe(HOSTS.length);
    expect(HOSTS.length).toBeGreaterThanOrEqual(60);
    await expect(outcome(`http://127.0.0.1:${port}/`, { allowNetworks: ['127.0.0.0/8'] })).resolves.toBe(
      'answered 200 canary',
    );
    expect(reached).toBe(1);
  });

  it.each([...HOSTS, ...own])('refuses http://%s', async (host) => {
    await expect(outcome(`http://${host}:${port}/`)).resolves.toBe('address_not_allowed');
    expect(reached).toBe(0);
  });

  it.each(['127.0.0.1', '[::1]', '0x7f.1', '169.254.169.254'])('refuses https://%s', async (host) => {
    await expect(outcome(`https://${host}:${port}/`)).resolves.toBe('address_not_allowed');
    expect(reached).toBe(0);
  });

  it.each(ANSWERS.map((answers) => ({ answers })))('refuses a name that resolves to $answers', async ({ answers }) => {
    const lookup = () => Promise.resolve(answers);
    await expect(outcome(`http://hooks.example.com:${port}/`, { lookup })).resolves.toBe('address_not_allowed');
    expect(reached).toBe(0);
  });

  it.each(['localhost', 'LOCALHOST.', 'a.localhost'])('refuses %s by the look-up of the system', async (host) => {
    const sender = createSender({ timeoutMs: 2000 });
    const result = await sender.send({ url: `http://${host}:${port}/`, headers: {}, body: '{}' });
    await sender.close();
    // Not every system knows names below localhost.
    expect(result).toEqual({
      kind: 'failed',
      error: expect.stringMatching(/^(address_not_allowed|name_not_resolved)$/) as string,
    });
    expect(reached).toBe(0);
  });

  it.each(URLS)('refuses an invalid URL: %s', async (url) => {
    await expect(outcome(url)).resolves.toBe('address_not_allowed');
    expect(reached).toBe(0);
  });

  it.each(['user@', ':password@', 'user:password@'])('refuses %s before a host that is allowed', async (userinfo) => {
    const allowNetworks = ['127.0.0.0/8'];
    await expect(outcome(`http://${userinfo}127.0.0.1:${port}/`, { allowNetworks })).resolves.toBe(
      'address_not_allowed',
    );
    expect(reached).toBe(0);
  });

  it('connects to the checked addresses without another look-up', async () => {
    const names: string[] = [];
    // Allowed when judged; every later answer would be another one.
    const lookup = (name: string) => {
      names.push(name);
      return Promise.resolve(names.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
    };
    const sender = createSender({ timeoutMs: 1000, lookup, allowNetworks: ['127.0.0.1/32'] });
    const request = { url: `http://rebind.example:${port}/`, headers: {}, body: '{}' };
    await expect(sender.send(request)).resolves.toMatchObject({ kind: 'answered' });
    expect(names).toEqual(['rebind.example']);
    // The canary closes its connections, so that this is a new one.
    await expect(sender.send(request)).resolves.toEqual({ kind: 'failed', error: 'address_not_allowed' });
    expect(names).toHaveLength(2);
    expect(reached).toBe(1);
    await sender.close();
  });

  it('opens allowed ranges and nothing beside them', async () => {
    const allowNetworks = ['127.0.0.1/32'];
    await expect(outcome(`http://127.0.0.1:${port}/`, { allowNetworks })).resolves.toBe('answered 200 canary');
    await expect(outcome(`http://[::ffff:127.0.0.1]:${port}/`, { allowNetworks })).resolves.toBe('answered 200 canary');
    reached = 0;
    for (const host of ['127.0.0.2', '[::1]', '10.0.0.1', '0.0.0.0', '169.254.169.254']) {
      await expect(outcome(`http://${host}:${port}/`, { allowNetworks })).resolves.toBe('address_not_allowed');
    }
    expect(reached).toBe(0);
  });

  it.each(['127.0.0.1', 'localhost/8', '127.0.0.0/33', '', '::1/129'])('does not start with %j as a range', (cidr) => {
    expect(() => createSender({ allowNetworks: [cidr] })).toThrow(RangeError);
  });
});

describe('the address guard', () => {
  const guard = createAddressGuard();

  it.each([
    '93.184.216.34',
    '1.1.1.1',
    '8.8.8.8',
    '172.32.0.1',
    '192.167.255.255',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('allows %s', (address) => {
    expect(guard.allows(address)).toBe(true);
  });

  it('treats a mapped address like the address it maps', () => {
    expect(guard.allows('::ffff:1.1.1.1')).toBe(true);
    expect(guard.allows('::ffff:10.1.1.1')).toBe(false);
  });

  it('distinguishes names from addresses, also in unusual spellings', () => {
    expect(guard.classify('hooks.example.com')).toBe('name');
    expect(guard.classify('a1.b2')).toBe('name');
    expect(guard.classify('1.1.1.1')).toBe('allowed');
    expect(guard.classify('[2606:4700::1111]')).toBe('allowed');
    for (const host of ['0x7f.1', '2130706433', '0177.0.0.1', '127.1', '[::1]', '::1', 'fe80::1%lo']) {
      expect(guard.classify(host)).toBe('refused');
    }
  });
});

describe('whether an address is refused, before anything is sent to it', () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    'inside.example': ['10.0.0.7'],
    'both.example': ['93.184.216.34', '10.0.0.7'],
    'outside.example': ['93.184.216.34'],
    'nothing.example': [],
  };
  const lookup: NonNullable<SenderOptions['lookup']> = (name) =>
    answers[name] === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(answers[name]);

  it.each([
    ['http://10.0.0.7/', true],
    ['http://93.184.216.34/', false],
    ['http://inside.example/', true],
    ['http://both.example/', true],
    ['http://outside.example/', false],
    ['http://nothing.example/', false],
    ['http://unknown.example/', false],
    ['ftp://outside.example/', true],
  ])('%s: %s', async (url, isRefused) => {
    const sender = createSender({ lookup });
    expect(await sender.refuses?.(url)).toBe(isRefused);
    await sender.close();
  });

  it('looks up at most sixteen names at once', async () => {
    let asked = 0;
    const sender = createSender({
      lookup: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
    });
    for (let place = 0; place < 20; place += 1) void sender.refuses?.(`http://${place}.example/`);
    expect(asked).toBe(16);
    expect(await sender.refuses?.('http://inside.example/')).toBe(false);
    await sender.close();
  });
});
