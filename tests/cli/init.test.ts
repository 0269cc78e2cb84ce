import { signTestWebhook } from '@mitako/client/webhooks';
import { once } from 'node:events';
import { mkdirSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { runNode, runSource, stopAll } from './support/process.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

const root = fileURLToPath(new URL('../..', import.meta.url));
const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';

/** A merchant's folder with these packages, linked from the workspace. */
function folder(dependencies: readonly string[], manifest: object = { type: 'module' }): string {
  const cwd = testDirectory();
  const versions = Object.fromEntries(dependencies.map((name) => [name, '*']));
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...manifest, dependencies: versions }));
  for (const [name, from] of Object.entries(LINKS)) {
    mkdirSync(dirname(join(cwd, 'node_modules', name)), { recursive: true });
    symlinkSync(realpathSync(join(root, from)), join(cwd, 'node_modules', name));
  }
  return cwd;
}

const LINKS = {
  '@mitako/client': 'packages/client',
  express: 'node_modules/express',
  fastify: 'node_modules/fastify',
  hono: 'node_modules/hono',
  '@nestjs/common': 'node_modules/@nestjs/common',
  '@hono/node-server': 'node_modules/@hono/node-server',
  '@types/express': 'node_modules/@types/express',
  '@types/node': 'node_modules/@types/node',
};

/** For the receiver that is a server of its own. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** How a shop mounts each, with a JSON route of its own that must not suffer. */
const SHOPS = {
  express: `import express from 'express';
import { mitakoWebhooks } from './mitako-webhooks.js';
const app = express();
app.post('/webhooks/mitako', mitakoWebhooks);
app.use(express.json());
app.post('/orders', (request, response) => response.json(request.body));
const server = app.listen(0, () => console.log('port', server.address().port));`,
  fastify: `import Fastify from 'fastify';
import { mitakoWebhooks } from './mitako-webhooks.js';
const app = Fastify();
app.register(mitakoWebhooks);
app.post('/orders', async (request) => request.body);
await app.listen({ port: 0 });
console.log('port', app.server.address().port);`,
  hono: `import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { mitakoWebhooks } from './mitako-webhooks.js';
const app = new Hono();
app.route('/', mitakoWebhooks);
app.post('/orders', async (context) => context.json(await context.req.json()));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log('port', port));`,
  next: `import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { POST } from './app/api/webhooks/mitako/route.js';
// As Next calls it.
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const url = new URL(request.url, 'http://shop.test');
  if (url.pathname === '/orders') return void response.end(body);
  const answer = await POST(new Request(url, { method: 'POST', headers: request.headers, body }));
  response.writeHead(answer.status).end(await answer.text());
}).listen(0, () => console.log('port', server.address().port));`,
};

/** `pnpm test:all` starts and compiles what is written for every framework; here is one of each kind. */
const isWhole = inject('matrix') === 'whole';

const SERVED = ['express', 'node', ...(isWhole ? (['fastify', 'hono', 'next'] as const) : [])] as const;

describe.for(SERVED)('mitako init in a folder of %s', (framework) => {
  test('writes a receiver that accepts the genuine, refuses the forged and disturbs no other route', async () => {
    const cwd = folder(framework === 'node' ? [] : [framework]);
    const path = framework === 'next' ? '/api/webhooks/mitako' : '/webhooks/mitako';
    const init = await run(['init', '--json'], {}, cwd);
    expect([init.code, init.stderr]).toEqual([0, '']);
    const answer = JSON.parse(init.stdout) as { readonly file: string; readonly next: readonly string[] };
    expect(answer).toMatchObject({
      framework,
      url: `localhost:3000${path}`,
      next: expect.arrayContaining([
        'npm install @mitako/client',
        `npx mitako dev --forward-to localhost:3000${path} --dotenv .env`,
      ]),
    });
    if (framework !== 'node') writeFileSync(join(cwd, 'shop.mjs'), SHOPS[framework]);
    const start = framework === 'node' ? answer.file : 'shop.mjs';
    const fromSource = ['--import', `${root}scripts/run-from-source.mjs`, '--conditions=@mitako/source'];
    const environment = { MITAKO_WEBHOOK_SECRET: secret, PORT: String(await freePort()) };
    const shop = runNode([...fromSource, start], environment, cwd);
    const [, port = ''] = await shop.output(/(?:port |localhost:)(\d+)/);
    const origin = `http://localhost:${port}`;
    const { payload, headers } = await signTestWebhook({
      secret,
      event: { event: 'payment.succeeded', data: { id: 'pay_1', amount: 5000, customer_reference: 'order-1' } },
    });
    const post = (to: string, body: string): Promise<Response> =>
      fetch(`${origin}${to}`, { method: 'POST', headers, body });
    expect((await post(path, payload)).status).toBe(200);
    await shop.output(/order-1 is paid: 5000 francs/);
    expect((await post(path, payload.replace('5000', '1'))).status).toBe(400);
    const { code, stdout } = await run(['certify', `${origin}${path}`, '--secret', secret, '--json'], {}, cwd);
    const { cases } = JSON.parse(stdout) as { readonly cases: readonly { readonly verdict: string }[] };
    expect([code, cases.filter(({ verdict }) => verdict === 'failed')]).toEqual([0, []]);
    const order = await post('/orders', '{"a":1}');
    expect([order.status, await order.text()]).toEqual(framework === 'node' ? [404, ''] : [200, '{"a":1}']);
  });
});

const PACKAGES = {
  express: ['express'],
  fastify: ['fastify'],
  hono: ['hono'],
  nest: ['@nestjs/core'],
  next: ['next'],
  sveltekit: ['@sveltejs/kit'],
  astro: ['astro'],
  bun: ['bun'],
  workers: ['wrangler'],
  node: [],
} as const;

const COMPILED = Object.entries(PACKAGES).filter(([name]) => isWhole || ['express', 'nest', 'next'].includes(name));

test.for(COMPILED)('what mitako init writes for %s, TypeScript accepts', async ([, packages]) => {
  const cwd = folder([...packages, 'typescript']);
  const { file } = JSON.parse((await run(['init', '--json'], {}, cwd)).stdout) as { readonly file: string };
  expect(file).toMatch(/\.ts$/);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    customConditions: ['@mitako/source'],
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    types: ['node'],
    typeRoots: [join(cwd, 'node_modules/@types')],
  };
  const program = ts.createProgram([join(cwd, file)], options, parsingOnce(options));
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map((each) => ts.flattenDiagnosticMessageText(each.messageText, '\n'));
  expect(problems).toEqual([]);
});

/** Parsed files of the workspace and of TypeScript, which all folders share: they are most of a program. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function parsingOnce(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, how, ...rest) {
      if (!name.startsWith(root)) return host.getSourceFile(name, how, ...rest);
      const format = typeof how === 'object' ? how.impliedNodeFormat : undefined;
      const key = `${format} ${name}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(name, how, ...rest));
      return parsed.get(key);
    },
  };
}

/** What each of them has, where its receiver goes, and how its own server hands a request over. */
const FETCHING = [
  ['sveltekit', '@sveltejs/kit', 'src/routes/webhooks/mitako/+server.js', 'POST({ request })', 3000],
  ['astro', 'astro', 'src/pages/webhooks/mitako.js', 'POST({ request })', 4321],
  ['bun', 'bun.lock', 'mitako-webhooks.ts', 'mitakoWebhooks(request)', 3000],
  ['deno', 'deno.json', 'mitako-webhooks.ts', 'mitakoWebhooks(request)', 8000],
  ['workers', 'wrangler', 'mitako-webhooks.js', 'mitakoWebhooks(request, process.env)', 8787],
] as const;

test.for(isWhole ? FETCHING : FETCHING.slice(0, 1))(
  'mitako init writes the route of %s, no server',
  async ([framework, sign, file, call, port]) => {
    const isFile = sign.includes('.');
    const cwd = folder(isFile ? [] : [sign]);
    if (isFile) writeFileSync(join(cwd, sign), '{}');
    const init = JSON.parse((await run(['init', '--json'], {}, cwd)).stdout) as Record<string, unknown>;
    expect(init).toMatchObject({ framework, file, url: `localhost:${port}/webhooks/mitako` });
    writeFileSync(
      join(cwd, 'shop.mjs'),
      `import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
globalThis.Deno ??= { env: { get: (name) => process.env[name] } };
const { POST, mitakoWebhooks } = await import('./${file}');
const server = createServer(async (arrived, response) => {
  const body = await buffer(arrived);
  const request = new Request('http://shop.test/webhooks/mitako', { method: 'POST', headers: arrived.headers, body });
  const answer = await ${call};
  response.writeHead(answer.status).end(await answer.text());
}).listen(0, () => console.log('port', server.address().port));`,
    );
    const fromSource = ['--import', `${root}scripts/run-from-source.mjs`, '--conditions=@mitako/source'];
    const shop = runNode([...fromSource, 'shop.mjs'], { MITAKO_WEBHOOK_SECRET: secret }, cwd);
    const [, listening = ''] = await shop.output(/port (\d+)/);
    const url = `http://localhost:${listening}/webhooks/mitako`;
    const { code, stdout } = await run(['certify', url, '--secret', secret, '--json'], {}, cwd);
    const { cases } = JSON.parse(stdout) as { readonly cases: readonly { readonly verdict: string }[] };
    expect([code, cases.filter(({ verdict }) => verdict === 'failed')]).toEqual([0, []]);
  },
);

test('finds what the folder has, and says how to go on', async () => {
  const names = async (dependencies: readonly string[], manifest?: object): Promise<unknown> => {
    const cwd = folder(dependencies, manifest);
    const { framework, file } = JSON.parse((await run(['init', '--json'], {}, cwd)).stdout) as Record<string, unknown>;
    return [framework, file];
  };
  expect(await names(['express', 'next'])).toEqual(['next', 'app/api/webhooks/mitako/route.js']);
  expect(await names(['express', '@nestjs/core'])).toEqual(['nest', 'mitako-webhooks.controller.ts']);
  expect(await names(['express'], {})).toEqual(['express', 'mitako-webhooks.mjs']);
  expect(await names([])).toEqual(['node', 'mitako-webhooks.js']);

  const cwd = folder(['express', '@mitako/client', 'mitako']);
  writeFileSync(join(cwd, 'pnpm-lock.yaml'), '');
  mkdirSync(join(cwd, 'src'));
  expect((await run(['init'], {}, cwd)).stdout).toBe(
    [
      'src/mitako-webhooks.js receives webhooks with Express.',
      'Mount it where your server starts:',
      "  app.post('/webhooks/mitako', mitakoWebhooks);   // before app.use(express.json())",
      'Next:',
      '  npx mitako dev --forward-to localhost:3000/webhooks/mitako --dotenv .env',
      '  node --env-file=.env …   # start your server with .env loaded',
      '  npx mitako trigger payment.succeeded',
      '',
    ].join('\n'),
  );
  expect(await run(['init'], {}, cwd)).toMatchObject({ code: 1, stderr: expect.stringContaining('exists. Delete it') });
  expect((await run(['init', 'nest', '--out', 'lib/hooks.controller.ts'], {}, cwd)).code).toBe(0);
  const written = readFileSync(join(cwd, 'lib/hooks.controller.ts'), 'utf8');
  const { diagnostics } = ts.transpileModule(written, {
    reportDiagnostics: true,
    compilerOptions: { experimentalDecorators: true, emitDecoratorMetadata: true, isolatedModules: true },
  });
  expect(diagnostics).toEqual([]);
  expect((await run(['init', 'exprss'], {}, cwd)).stderr).toMatch(/^mitako: [^\n]*Allowed choices are express/);
});

test('writes what others may read, as in an image that runs as another user', async () => {
  const cwd = folder(['next']);
  expect((await run(['init'], {}, cwd)).code).toBe(0);
  const mode = (path: string): string => (statSync(join(cwd, path)).mode & 0o777).toString(8);
  expect(mode('app/api/webhooks/mitako/route.js')).toBe('644');
  expect(mode('app/api')).toBe('755');
});

test('writes JavaScript for a Node.js that reads no types', async () => {
  const cwd = folder(['typescript'], {});
  const init = runNode(['--no-strip-types', inject('bundledCli'), 'init', '--json'], {}, cwd);
  expect(await init.exited).toBe(0);
  expect(JSON.parse(init.stdout())).toMatchObject({
    file: 'mitako-webhooks.mjs',
    next: expect.arrayContaining(['node --env-file=.env mitako-webhooks.mjs']),
  });
});

test('npm create mitako does the same', async () => {
  const cwd = folder(['hono']);
  const create = runSource('packages/create-mitako/src/bin.ts', [], {}, cwd);
  expect(await create.exited).toBe(0);
  expect(create.stdout()).toMatch(/^mitako-webhooks\.js receives webhooks with Hono\.\n/);
  expect(readFileSync(join(cwd, 'mitako-webhooks.js'), 'utf8')).toContain('new Hono()');
});
