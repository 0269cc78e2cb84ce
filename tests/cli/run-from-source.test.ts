import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const hook = ['--import', './scripts/run-from-source.mjs', '--conditions=@mitako/source'];
// Inside the package, so that hono is found from it as from the real pages.
const directory = mkdtempSync(join(root, 'packages/checkout/.test-'));

afterAll(() => rmSync(directory, { recursive: true }));

test('node runs a page written in TypeScript and JSX from its source', () => {
  const page = fixture(
    'page.tsx',
    'type Props = { readonly name: string };\n' +
      'export const Page = ({ name }: Props) => <p>{name satisfies string}</p>;\n' +
      'console.log(String(<Page name="<b>" />));\n',
  );
  expect(execFileSync(process.execPath, [...hook, page], { cwd: root, encoding: 'utf8' })).toBe('<p>&lt;b&gt;</p>\n');
});

test('an error in a page points at its source', () => {
  const page = fixture(
    'broken.tsx',
    'type Unused = string;\n\nexport const page = <p />;\nthrow new Error("line 4");\n',
  );
  const { stderr } = spawnSync(process.execPath, [...hook, page], { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain('broken.tsx:4');
});

test('the command line starts from its sources', () => {
  const program = [...hook, 'packages/mitako/src/bin.ts', '--version'];
  expect(execFileSync(process.execPath, program, { cwd: root, encoding: 'utf8' })).toMatch(/\d+\.\d+\.\d+/);
});

test('help loads the commands, but nothing that they work with', () => {
  const program = [...hook, '--import', LOADED, 'packages/mitako/src/bin.ts', 'payments', '--help'];
  const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain('mitako payments');
  expect(stderr).toContain('packages/mitako/src/cli.ts');
  expect(stderr).not.toMatch(/packages\/(core|http|sql|sqlite|postgres|client)\/|node_modules\/(zod|undici|jose|pg)\//);
});

/** A module that prints the address of each that is loaded after it. */
const LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });
`)}`;

function fixture(name: string, source: string): string {
  const path = join(directory, name);
  writeFileSync(path, source);
  return path;
}
