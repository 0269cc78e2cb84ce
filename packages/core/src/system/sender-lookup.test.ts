import { describe, expect, it } from 'vitest';
import { createLookup } from './sender-lookup.ts';

type Answer = readonly string[] | string;

/** A DNS with these answers, and a system that knows one more address; a text is an error code. */
function services(v4: Answer, v6: Answer) {
  const asked: string[] = [];
  const answer = (kind: string, value: Answer) => (name: string) => {
    asked.push(`${kind} ${name}`);
    return typeof value === 'string'
      ? Promise.reject(Object.assign(new Error(value), { code: value }))
      : Promise.resolve([...value]);
  };
  const lookup = createLookup({
    dns: { resolve4: answer('A', v4), resolve6: answer('AAAA', v6) } as never,
    system: answer('system', ['192.0.2.9']),
  });
  return { asked, lookup };
}

describe('looking up a name', () => {
  it('returns all addresses of both families, IPv4 first', async () => {
    const { asked, lookup } = services(['1.1.1.1', '1.0.0.1'], ['2606:4700::1111']);
    await expect(lookup('hooks.example.com')).resolves.toEqual(['1.1.1.1', '1.0.0.1', '2606:4700::1111']);
    expect(asked).toEqual(['A hooks.example.com', 'AAAA hooks.example.com']);
  });

  it.each([
    [['1.1.1.1'], 'ENODATA', ['1.1.1.1']],
    ['ENODATA', ['2606:4700::1111'], ['2606:4700::1111']],
    [['1.1.1.1'], 'ETIMEOUT', ['1.1.1.1']],
  ] as const)('uses one family if there is no other (%j, %j)', async (v4, v6, expected) => {
    await expect(services(v4, v6).lookup('hooks.example.com')).resolves.toEqual(expected);
  });

  it.each(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED'])('asks the system when the DNS says %s', async (code) => {
    const { asked, lookup } = services(code, code);
    await expect(lookup('hooks.example.com')).resolves.toEqual(['192.0.2.9']);
    expect(asked).toContain('system hooks.example.com');
  });

  it.each(['ETIMEOUT', 'ESERVFAIL'])('does not block a system thread for a dead name: %s', async (code) => {
    const { asked, lookup } = services(code, 'ENOTFOUND');
    await expect(lookup('dead.example.com')).resolves.toEqual([]);
    expect(asked).not.toContain('system dead.example.com');
  });

  it.each(['localhost', 'a.localhost.', 'receiver', 'shop.local', 'hooks.internal', 'a.test', 'nas.home.arpa'])(
    'asks only the system for %s',
    async (name) => {
      const { asked, lookup } = services(['1.1.1.1'], ['2606:4700::1111']);
      await expect(lookup(name)).resolves.toEqual(['192.0.2.9']);
      expect(asked).toEqual([`system ${name}`]);
    },
  );

  it.each(['mylocalhost.com', 'test.example.com', 'internal.example.com', 'latest'])(
    'distinguishes %s',
    async (name) => {
      const { asked, lookup } = services(['1.1.1.1'], []);
      await lookup(name);
      expect(asked.some((question) => question.startsWith('A '))).toBe(name.includes('.'));
    },
  );

  it('resolves localhost with the real services', async () => {
    const addresses = await createLookup()('localhost');
    expect(addresses.every((address) => address === '127.0.0.1' || address === '::1')).toBe(true);
    expect(addresses.length).toBeGreaterThan(0);
  });
});
