import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The client as a stranger has it: built, packed and unpacked alone into an empty folder, where nothing else is found.

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mitako-packed-'));
  const client = join(root, 'packages/client');
  // By its own scripts: pnpm would build into the same folder as other tests do.
  await run(process.execPath, [join(root, 'node_modules/tsup/dist/cli-default.js')], { cwd: client });
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: client });
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const target = join(folder, 'node_modules/@mitako/client');
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1']);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('needs no other package, and stays small', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'node_modules/@mitako/client/package.json'), 'utf8')) as {
    readonly dependencies?: object;
  };
  expect(manifest.dependencies).toBeUndefined();
  const { stdout } = await run('du', ['-sb', join(folder, 'node_modules')]);
  expect(Number(stdout.split('\t')[0])).toBeLessThan(1_500_000);
});

const names = ['createClient', 'webhookHandler', 'exactlyOnce'];

it.each([
  ['import', 'mjs', (path: string, name: string) => `import { ${name} as a${name} } from '@mitako/client${path}';`],
  ['require', 'cjs', (path: string, name: string) => `const { ${name}: a${name} } = require('@mitako/client${path}');`],
])('is loaded by %s', async (_name, extension, load) => {
  const lines = ['', '/webhooks', '/exactly-once'].map((path, index) => load(path, names[index] ?? ''));
  const file = join(folder, `load.${extension}`);
  await writeFile(
    file,
    `${lines.join('\n')}\nconsole.log([acreateClient, awebhookHandler, aexactlyOnce].map((each) => typeof each).join());`,
  );
  const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder });
  expect([stdout.trim(), stderr]).toEqual(['function,function,function', '']);
});

it('one class of errors serves all entries in CommonJS', async () => {
  const file = join(folder, 'errors.cjs');
  await writeFile(
    file,
    `const { verifyWebhook, WebhookVerificationError } = require('@mitako/client/webhooks');
     verifyWebhook({ payload: '{}', headers: {}, secret: undefined }).catch((error) => console.log(error instanceof WebhookVerificationError, error.status));
     require('@mitako/client/express').webhookHandler({ secret: undefined, onEvent() {}, onError: (error) => console.log(error instanceof WebhookVerificationError) });`,
  );
  expect((await run(process.execPath, [file], { cwd: folder })).stdout.trim().split('\n')).toEqual([
    'true',
    'true 500',
  ]);
});

it.each([
  ['node16', { module: 'node16' }, 'ts'],
  ['node16, CommonJS', { module: 'node16' }, 'cts'],
  ['nodenext', { module: 'nodenext' }, 'ts'],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }, 'ts'],
  ['node10', { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0' }, 'ts'],
])('has its types under %s', async (name, options, extension) => {
  const project = join(folder, name.replaceAll(/\W+/g, '-'));
  await mkdir(project);
  await symlink(join(folder, 'node_modules'), join(project, 'node_modules'));
  await writeFile(
    join(project, `app.${extension}`),
    `import { createClient, isMitakoError } from '@mitako/client';
     import { webhookHandler } from '@mitako/client/webhooks';
     export const mitako = createClient({ apiKey: undefined as string | undefined, baseUrl: undefined });
     export const POST = webhookHandler({ secret: undefined, onEvent: (event) => event.event === 'payment.succeeded' && event.data.amount });
     export const isKnown = (error: unknown) => isMitakoError(error) && error.code === 'REFUND_EXCEEDS_REMAINING';
     // @ts-expect-error a typo
     export const isTypo = (error: unknown) => isMitakoError(error) && error.code === 'REFUND_EXCEDS_REMAINING';`,
  );
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    noEmit: true,
    ...options,
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [`app.${extension}`] }));
  const tsc = run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    project,
    '--pretty',
    'false',
  ]);
  expect((await tsc.catch((error: { readonly stdout: string }) => error)).stdout).toBe('');
});
