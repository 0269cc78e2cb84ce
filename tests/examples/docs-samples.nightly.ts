import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// The first pages that a developer reads: their TypeScript compiles against the packages as they are.

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['first-payment', 'webhooks', 'going-live', 'fr/premier-paiement', 'fr/webhooks'];
/** The shop's own function, which the pages call. */
const OF_THE_SHOP = 'declare function markPaid(reference: string | null): Promise<void>;\nexport {};\n';

// The compiler reads the packages as well.
it('compiles the samples of the start pages', { timeout: 240_000 }, async () => {
  // Inside the workspace, so that the packages are found.
  const directory = await mkdtemp(join(root, 'tests/examples/.samples-'));
  try {
    let count = 0;
    for (const page of PAGES) {
      const text = await readFile(join(root, `docs/${page}.md`), 'utf8');
      for (const [, code] of text.matchAll(/```ts\n(import .*?)```/gs)) {
        count += 1;
        await writeFile(join(directory, `${page.replace('/', '-')}-${count}.ts`), `${code}${OF_THE_SHOP}`);
      }
    }
    expect(count).toBe(PAGES.length);
    await writeFile(
      join(directory, 'tsconfig.json'),
      '{ "extends": "../../../tsconfig.base.json", "include": ["*.ts"] }',
    );
    const tsc = join(root, 'node_modules/.bin/tsc');
    // Ends with the compiler's messages if there are any.
    await promisify(execFile)(tsc, ['-p', directory, '--noEmit'], { cwd: root }).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(stdout);
      },
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
