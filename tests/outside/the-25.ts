import { createClient } from '@mitako/client';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { inspect } from './inspect.ts';
import { runStep, start, StepError } from './process.ts';
import type { Result } from './result.ts';
import type { Row } from './row.ts';
import { NPM_FLAGS, type World } from './world.ts';

/** One of the 25 things that stood in a stranger's way, and what shows that it is gone. */
interface Thing {
  readonly what: string;
  /** Rows that fail when it comes back. */
  readonly rows?: readonly string[];
  /** Throws when it is there. */
  readonly check?: (place: Place) => Promise<void>;
}

/** Where the things are looked for: a clean folder with the packed packages, and `mitako dev` of them. */
interface Place {
  readonly world: World;
  readonly cwd: string;
  /** Public URL of the gateway. */
  readonly gateway: string;
  /** What `mitako dev` printed. */
  readonly screen: string;
  readonly apiKey: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const things = join(import.meta.dirname, 'things');

/** By their numbers. */
const THINGS: readonly Thing[] = [
  { what: 'pages in Next are readable', rows: ['embed-next'] },
  { what: 'Bun sends webhooks', rows: ['embed-bun'] },
  { what: 'mitako dev leads to a webhook, as do listen and trigger', rows: ['create'], check: listens },
  { what: 'the stock jest of Nest loads the client', rows: ['nest'] },
  { what: 'tarballs say where they come from', check: stamped },
  { what: 'the floor of engines is true', rows: ['node-22.19'] },
  { what: 'strangers are answered 400', rows: ['express', 'fastify'] },
  { what: 'other routes of Fastify keep their parser', rows: ['fastify'] },
  { what: 'a missing secret is 500 and one line', check: script('09-no-secret.ts') },
  { what: 'next build needs no key', rows: ['next'] },
  { what: 'events reach their host in process', rows: ['embed-express', 'embed-fastify', 'embed-nest', 'embed-hono'] },
  { what: 'own rows commit with a payment on SQLite', rows: ['embed-own-rows'] },
  { what: 'mounting is one call, and a wrong path is explained', check: script('13-mounted-elsewhere.ts') },
  { what: 'the obvious test with @mitako/testing passes', check: script('14-testing.ts') },
  { what: 'CommonJS from TypeScript', rows: ['typescript-commonjs', 'typescript-node10'] },
  { what: 'the client is 1.5 MB at most, without zod', check: small },
  { what: 'an ArrayBuffer is a body, without any !', rows: ['nest'], check: script('17-array-buffer.ts') },
  { what: 'all members and properties have their text', check: texts },
  { what: 'a reference to browse, and READMEs that stand alone', check: reference },
  { what: 'the vectors are shipped', check: script('20-vectors.ts') },
  { what: 'the guide on rails compiles under pnpm', check: rails },
  { what: 'globals stay', check: script('22-globals.ts') },
  { what: 'pages are reworded, coloured and translated', check: script('23-words-colour-language.ts') },
  { what: 'typing errors do not compile', check: typingErrors },
  { what: 'messages say what is wrong', check: script('25-messages.ts') },
];

const PACKAGES = ['mitako', '@mitako/checkout', '@mitako/client', '@mitako/sqlite', '@mitako/testing'];

const gone = new Set<Thing>();

/** A row that looks for each of the things that no other row shows. */
export const the25Row: Row = {
  name: 'the-25',
  async run(world) {
    const cwd = folder(world, 'the-25', { type: 'module' });
    const tools = ['typescript', '@types/node'].map((name) => `${name}@${pinned(name)}`);
    await runStep('npm', ['install', ...PACKAGES, ...tools, '--registry', world.registry, ...NPM_FLAGS], { cwd });
    cpSync(things, cwd, { recursive: true });
    const dev = start(join(world.tools, 'mitako'), ['dev', '--port', '0'], { cwd });
    try {
      await dev.until(/Ready in/);
      const [, gateway = ''] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(dev.output()) ?? [];
      const [apiKey = ''] = /svc_test_\w+/.exec(dev.output()) ?? [];
      const place = { world, cwd, gateway, apiKey, screen: dev.output() };
      const failed: string[] = [];
      for (const [index, thing] of THINGS.entries()) {
        try {
          await thing.check?.(place);
          gone.add(thing);
        } catch (error) {
          failed.push(`${index + 1}. ${thing.what}: ${String(error)}`);
        }
      }
      if (failed.length > 0) throw new StepError(failed.join('\n\n'));
    } finally {
      await dev.stop();
    }
    return `${THINGS.filter(({ check }) => check !== undefined).length} of the 25 things have a check of their own`;
  },
};

/** A line for each of the 25: gone when its own check and all rows that show it work. */
export function the25(results: ReadonlyMap<string, Result>): string {
  const works = (row: string): boolean => results.get(row)?.state === 'works';
  let count = 0;
  const lines = THINGS.map((thing, index) => {
    const { what, rows = [], check } = thing;
    const shownBy = [...rows, ...(check === undefined ? [] : [the25Row.name])];
    const isGone = rows.every(works) && (check === undefined || gone.has(thing));
    if (isGone) count += 1;
    return `${String(index + 1).padStart(2)} ${isGone ? '✓' : '✗'} ${what} (${shownBy.join(', ')})`;
  });
  return `${lines.join('\n')}\n${count} of ${THINGS.length}\n`;
}

/** A check that is a program in the clean folder. */
function script(file: string): (place: Place) => Promise<void> {
  return async ({ cwd }) => void (await runStep('node', [file], { cwd }));
}

function folder(world: World, name: string, manifest: object): string {
  const cwd = join(world.directory, name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  writeFileSync(join(cwd, '.npmrc'), `@mitako:registry=${world.registry}\n`);
  return cwd;
}

/** The version that the workspace uses. */
function pinned(name: string): string {
  const versions = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(versions)?.[1] ?? 'latest';
}

function require(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new StepError(otherwise);
}

/** The screen names webhooks; `listen` forwards what `trigger` makes happen, signed. */
async function listens({ world, cwd, gateway, apiKey, screen }: Place): Promise<void> {
  require(screen.includes('--forward-to'), `mitako dev does not lead to webhooks:\n${screen}`);
  const signed: string[] = [];
  const receiver = createServer((request, response) => {
    if (request.headers['webhook-signature'] !== undefined) signed.push(request.url ?? '');
    request.resume();
    response.end(() => receiver.emit('arrived'));
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  const env = { MITAKO_API_URL: `${gateway}/api/v1`, MITAKO_API_KEY: apiKey };
  const flags = ['--forward-to', `localhost:${port}/webhooks`, '--events', 'payment.succeeded'];
  const listen = start(join(world.tools, 'mitako'), ['listen', ...flags], { cwd, env });
  try {
    await Promise.race([listen.until(/whsec_/), listen.failed]);
    const arrived = once(receiver, 'arrived', { signal: AbortSignal.timeout(30_000) });
    await runStep(join(world.tools, 'mitako'), ['trigger', 'payment.succeeded'], { cwd, env });
    await arrived.catch(() => {
      throw new StepError(`mitako listen forwarded nothing:\n${listen.output()}`);
    });
    require(signed[0] === '/webhooks', 'What mitako listen forwards is not signed.');
  } finally {
    await listen.stop();
    receiver.closeAllConnections();
    receiver.close();
  }
}

/** The packed packages after the step of a release that knows where they come from. */
async function stamped({ world }: Place): Promise<void> {
  const cwd = folder(world, 'the-25-stamped', {});
  cpSync(join(root, 'scripts'), join(cwd, 'scripts'), { recursive: true });
  const tarballs = globSync(join(world.directory, '*.tgz'));
  for (const tarball of tarballs) {
    const directory = join(cwd, 'packages', basename(tarball, '.tgz'));
    mkdirSync(directory, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', directory, '--strip-components=1']);
  }
  await runStep('node', ['scripts/stamp-packages.mjs', 'https://git.example/mitako/mitako', 'v0.0.0'], { cwd });
  for (const tarball of tarballs) {
    const name = basename(tarball, '.tgz');
    const packed = join(cwd, basename(tarball));
    execFileSync('tar', ['-czf', packed, '-C', join(cwd, 'packages'), `--transform=s,^${name},package,`, name]);
    // The changelog is written by the release's change of versions: `pnpm release:rehearse` sees it.
    inspect(packed, ['LICENSE', 'README.md']);
  }
}

/** What npm installs for the client alone. */
async function small({ world }: Place): Promise<void> {
  const cwd = folder(world, 'the-25-client', {});
  await runStep('npm', ['install', '@mitako/client', ...NPM_FLAGS], { cwd });
  const files = globSync('node_modules/**/*', { cwd }).map((file) => [file, statSync(join(cwd, file))] as const);
  const bytes = files.reduce((sum, [, file]) => sum + (file.isFile() ? file.size : 0), 0);
  require(bytes <= 1_500_000, `The client takes ${bytes} bytes.`);
  require(!files.some(([file]) => /node_modules\/zod\//.test(file)), 'zod is installed with the client.');
  const js = files.filter(([file]) => /\.c?js$/.test(file)).map(([file]) => readFileSync(join(cwd, file), 'utf8'));
  require(js.length > 0 && !js.some((text) => /from ?["']zod|require\(["']zod/.test(text)), 'The client loads zod.');
}

/** As many as there were when most had none: fewer are not all. */
const MEMBERS_MIN = 250;
const PROPERTIES_MIN = 583;

/** The types that are installed, and the document that the gateway serves. */
async function texts({ cwd, gateway }: Place): Promise<void> {
  const missing: string[] = [];
  const seen = new Set<ts.Node>();
  // Those with a hash in their name are parts of the others.
  const entries = globSync('node_modules/@mitako/client/dist/*.d.ts', { cwd }).filter(
    (file) => !/-\w{8}\.d/.test(file),
  );
  const program = ts.createProgram(
    entries.map((file) => join(cwd, file)),
    { module: ts.ModuleKind.NodeNext, types: [] },
  );
  const checker = program.getTypeChecker();
  for (const entry of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(cwd, entry)) as ts.Node);
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      for (const member of symbol.declarations?.filter(ts.isInterfaceDeclaration).flatMap((each) => each.members) ??
        []) {
        if (seen.has(member) || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) continue;
        seen.add(member);
        if (ts.getJSDocCommentsAndTags(member).length === 0) missing.push(`${symbol.name}.${member.name.getText()}`);
      }
    }
  }
  const document = (await (await fetch(`${gateway}/api/v1/openapi.json`)).json()) as { readonly webhooks?: object };
  let properties = 0;
  const look = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, property] of Object.entries(Object((value as { properties?: object }).properties))) {
      properties += 1;
      if ((property as { description?: string }).description === undefined) missing.push(`${pointer}/${name}`);
    }
    for (const [name, part] of Object.entries(value)) look(part, `${pointer}/${name}`);
  };
  look(document, '#');
  const counted = `${seen.size} members and ${properties} properties`;
  require(seen.size >= MEMBERS_MIN && properties >= PROPERTIES_MIN, `Only ${counted} were found.`);
  require(missing.length === 0, `Without text: ${missing.join(', ')}`);
  require(Object.keys(document.webhooks ?? {}).length > 0, 'The document has no webhooks.');
}

/** `/docs` needs nothing from elsewhere; each README has more than a sentence or two. */
async function reference({ cwd, gateway }: Place): Promise<void> {
  const page = await (await fetch(`${gateway}/docs`)).text();
  const loaded = [...page.matchAll(/<(?:link|img|script)[^>]* (?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  require(loaded.length > 0 && loaded.every((url) => url.startsWith('data:')), `/docs loads ${loaded.join(', ')}`);
  require(page.includes('/docs/payments'), '/docs leads to no operations.');
  const core = readFileSync(join(cwd, 'node_modules/@mitako/core/README.md'), 'utf8');
  require(core.includes('```ts'), 'The README of core has no example.');
}

/** Follows docs/rails.md with pnpm: only what its first line of code imports is installed. */
async function rails({ world }: Place): Promise<void> {
  const page = readFileSync(join(root, 'docs/rails.md'), 'utf8');
  const blocks = [...page.matchAll(/```ts\n(\/\/ (\S+\.ts)\n.*?)```/gs)];
  require(blocks.length > 0, 'docs/rails.md has no code.');
  const cwd = folder(world, 'the-25-rails', { type: 'module' });
  for (const [, code = '', name = ''] of blocks) writeFileSync(join(cwd, name), code);
  const tools = ['typescript', '@types/node', 'vitest'].map((name) => `${name}@${pinned(name)}`);
  const ours = ['@mitako/core', '@mitako/testing'];
  await runStep('npx', ['-y', 'pnpm@12', 'add', ...ours, ...tools, '--prefer-offline'], { cwd });
  const flags = '--strict --noEmit --target es2024 --module nodenext --types node --allowImportingTsExtensions';
  await runStep('npx', ['tsc', ...flags.split(' '), ...blocks.map(([, , name = '']) => name)], { cwd });
}

/** The compiler refuses what is marked as wrong, and nothing else. */
async function typingErrors({ cwd, gateway, apiKey }: Place): Promise<void> {
  const flags = '--strict --noEmit --target es2024 --module nodenext --types node --allowImportingTsExtensions';
  await runStep('npx', ['tsc', ...flags.split(' '), '24-typing-errors.ts'], { cwd });
  // What the compiler refuses, the gateway does too.
  const client = createClient({ baseUrl: `${gateway}/api/v1`, apiKey });
  const failed: unknown = await client.payments
    .create({ amount: 5000, currency: 'EUR' as 'XAF' })
    .catch((error: unknown) => error);
  require(failed instanceof Error && 'code' in failed && failed.code === 'VALIDATION_ERROR', String(failed));
}
