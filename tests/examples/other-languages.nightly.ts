// The guide for other languages: its code is that of the examples, and the examples run where their language is installed.
import { certifyReceiver, type CertifyCaseName } from '@mitako/client/testing';
import { createGateway, sandboxRail } from '@mitako/core';
import { createHandler, toNodeHandler } from '@mitako/http';
import { sqlite } from '@mitako/sqlite';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

interface Vector {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly id: string;
  readonly timestamp: number;
  readonly payload: string;
  readonly 'webhook-signature': string;
}

interface Language {
  readonly name: string;
  readonly file: string;
  /** Its code blocks in the guide. */
  readonly fence: string;
  /** Commands and files without which it is skipped. */
  readonly needs: readonly string[];
  /** Compiles the file where that is needed, and returns the command that runs it. */
  readonly prepare: (file: string, directory: string) => readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'mitako-languages-'));
const guide = readFileSync(join(root, 'docs/guides/other-languages.md'), 'utf8');
const vectors = JSON.parse(
  readFileSync(join(root, 'packages/client/signature-vectors.json'), 'utf8'),
) as readonly Vector[];
const vector = vectors.find(({ secrets }) => secrets.length > 1) as Vector;

const LANGUAGES: readonly Language[] = [
  { name: 'Python', file: 'mitako.py', fence: 'python', needs: ['python3'], prepare: (file) => ['python3', file] },
  { name: 'PHP', file: 'mitako.php', fence: 'php', needs: ['php'], prepare: (file) => ['php', file] },
  {
    name: 'Go',
    file: 'mitako.go',
    fence: 'go',
    needs: ['go'],
    prepare: (file, to) => compiled('go', ['build', '-o', join(to, 'mitako-go'), file], [join(to, 'mitako-go')]),
  },
  {
    name: 'Java',
    file: 'Mitako.java',
    fence: 'java',
    needs: ['java', 'javac'],
    prepare: (file, to) => compiled('javac', ['-d', to, file], ['java', '-cp', to, 'Mitako']),
  },
  {
    name: 'C#',
    file: 'Mitako.cs',
    fence: 'csharp',
    needs: ['mcs', 'mono', '/usr/lib/mono/4.5/System.Net.Http.dll'],
    prepare: (file, to) =>
      compiled('mcs', ['-r:System.Net.Http', `-out:${join(to, 'mitako.exe')}`, file], ['mono', join(to, 'mitako.exe')]),
  },
  { name: 'Shell', file: 'mitako.sh', fence: 'sh', needs: ['sh', 'curl', 'openssl'], prepare: (file) => ['sh', file] },
];

/** What the vectors do not try; each delivery is a process. */
const CERTIFIED: readonly CertifyCaseName[] = [
  'old_secret',
  'one_of_two_signatures',
  'unsigned',
  'part_of_a_signature',
  'captured_yesterday',
];

const gateway = createGateway({
  store: sqlite({ path: join(directory, 'gateway.db') }),
  publicUrl: 'http://127.0.0.1',
  secret: 'a root secret for tests, long enough to be one',
  rails: [sandboxRail()],
});
const server = createServer(toNodeHandler(createHandler(gateway)));
let apiUrl: string;
let apiKey: string;

beforeAll(async () => {
  await gateway.migrate();
  apiKey = (await gateway.seedSandbox()).merchant.testKey;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await gateway.close();
  rmSync(directory, { recursive: true, force: true });
});

describe.each(LANGUAGES)('$name', ({ file, fence, needs, prepare }) => {
  const path = join(root, 'examples/other-languages', file);

  it.each(['create', 'verify'])('the guide has the code of the example: %s', (name) => {
    expect(guide).toContain(`\`\`\`${fence}\n${snippetOf(readFileSync(path, 'utf8'), name)}\n\`\`\``);
  });

  const missing = needs.filter((need) => !existsSync(need) && spawnSync('which', [need]).status !== 0);
  const because = missing.length === 0 ? '' : `, skipped: ${missing.join(' and ')} not installed`;
  describe.skipIf(missing.length > 0)(`runs${because}`, () => {
    let command: readonly string[];
    beforeAll(() => {
      command = prepare(path, directory);
    });

    it('creates one payment, however often it is sent with one key', async () => {
      const key = `order-${file}`;
      const [first, again] = [await run(['create', apiUrl, apiKey, key]), await run(['create', apiUrl, apiKey, key])];
      const id = /pay_[0-9a-z]{26}/.exec(first)?.[0];
      expect(id).toBeDefined();
      expect(first).toContain('/checkout/');
      expect(again).toContain(id);
    });

    it('says why a payment is refused', async () => {
      expect(await run(['create', apiUrl, 'svc_test_wrong', 'order'])).toMatch(/INVALID_API_KEY|401/);
    });

    it.each(vectors.map((each) => [each.name, each] as const))('accepts a signed webhook: %s', async (_, each) => {
      for (const secret of each.secrets) expect(await verify({ ...each, secret })).toBe('valid');
    });

    it.each([
      ['with one byte changed', { payload: vector.payload.replace('{', '{ ') }],
      ['with another secret', { secret: `whsec_${Buffer.alloc(33, 7).toString('base64')}` }],
      ['with another id', { id: 'evt_other' }],
      ['with another time than was signed', { timestamp: vector.timestamp + 1 }],
      ['six minutes later', { now: vector.timestamp + 360 }],
      ['six minutes early', { now: vector.timestamp - 360 }],
      ['without a signature', { 'webhook-signature': '' }],
      [
        'with a signature of another version',
        { 'webhook-signature': vector['webhook-signature'].replaceAll('v1,', 'v2,') },
      ],
    ])('refuses a webhook %s', async (_, changed) => {
      expect(await verify({ ...vector, secret: vector.secrets[0] ?? '', ...changed })).toBe('refused');
    });

    it('is certified, as the heart of a receiver', async () => {
      const secret = vector.secrets[0] ?? '';
      const receiver = async (request: Request): Promise<Response> => {
        const header = (name: string): string => request.headers.get(name) ?? '';
        const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header);
        const args = ['verify', secret, id ?? '', timestamp ?? '', signatures ?? ''];
        const said = await run(args, await request.text(), Math.floor(Date.now() / 1000));
        return new Response(said, { status: said === 'valid' ? 200 : 400 });
      };
      const { cases } = await certifyReceiver({ receiver, secret }, CERTIFIED);
      expect(cases.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    });

    function verify(sent: Vector & { readonly secret: string; readonly now?: number }): Promise<string> {
      const { secret, id, timestamp, payload, now = timestamp } = sent;
      return run(['verify', secret, id, String(timestamp), sent['webhook-signature']], payload, now);
    }

    async function run(args: readonly string[], input = '', now = 0): Promise<string> {
      const [program = '', ...before] = command;
      const child = spawn(program, [...before, ...args], { env: { ...process.env, NOW: String(now) } });
      onTestFinished(() => void child.kill());
      child.stdin.end(input);
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return (output + errors).trim();
    }
  });
});

function compiled(compiler: string, args: readonly string[], command: readonly string[]): readonly string[] {
  execFileSync(compiler, args, { stdio: 'pipe', env: { ...process.env, GO111MODULE: 'off' } });
  return command;
}

/** The lines between the markers, without their common indentation. */
function snippetOf(source: string, name: string): string {
  const [, block = ''] = new RegExp(`snippet: ${name}\n(.*?)\n+[ \t]*(?://|#) end`, 's').exec(source) ?? [];
  const lines = block.split('\n');
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
