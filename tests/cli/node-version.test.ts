import { writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';

const bin = fileURLToPath(new URL('../../packages/mitako/src/bin.ts', import.meta.url));

test('a program that imports mitako on an older Node reads which one is needed', () => {
  const [pretend, program] = ['pretend.mjs', 'program.mjs'].map((name) => join(testDirectory(), name));
  const versions = `{ value: { ...process.versions, node: '20.19.0' } }`;
  writeFileSync(pretend ?? '', `Object.defineProperty(process, 'versions', ${versions});`);
  const entry = new URL('../../packages/mitako/src/index.ts', import.meta.url).href;
  writeFileSync(program ?? '', `await import('${entry}').catch(({ message }) => console.log(message));`);
  const source = fileURLToPath(new URL('../../scripts/run-from-source.mjs', import.meta.url));
  const args = ['--import', source, '--import', pretend ?? '', '--conditions=@mitako/source', program ?? ''];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe('mitako: Node 22.19 or newer is needed, and this is 20.19.0. Get one from https://nodejs.org.\n');
});

test.for(['20.19.0', '22.18.0'])(
  'Node %s gets one sentence before any module that crashes on it is loaded',
  (version) => {
    const pretend = join(testDirectory(), 'pretend.mjs');
    writeFileSync(
      pretend,
      `import module from 'node:module';
     Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
     module.registerHooks({ resolve: (name, context, next) => {
       if (!name.startsWith('file:') && !name.startsWith('node:') && !name.startsWith('./node-version')) console.error('loaded', name);
       return next(name, context);
     } });`,
    );
    const args = ['--import', pretend, '--conditions=@mitako/source', bin, 'dev'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toBe(
      `mitako: Node 22.19 or newer is needed, and this is ${version}. Get one from https://nodejs.org.\n`,
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);
