import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, runAlone } from './support/run.ts';

const page = fileURLToPath(new URL('../../docs/command-line.md', import.meta.url));
const START = '<!-- commands -->\n';

/** The paths of all commands, as the completion knows them. */
async function paths(): Promise<readonly string[]> {
  const { stdout } = await runAlone(['completion', 'bash']);
  const [, alternatives = ''] = /^ +('mitako'\|.*)\) path=/m.exec(stdout) ?? [];
  return alternatives.split('|').map((quoted) => quoted.slice(1, -1));
}

// `-u` writes what has changed into the page.
test('docs/command-line.md has the help of every command as it is', { timeout: 180_000 }, async () => {
  const [, ...commands] = await paths();
  expect(commands.length).toBeGreaterThan(30);
  const sections: string[] = [];
  for (const path of commands) {
    const help = await run([...path.split(' ').slice(1), '--help']);
    expect([help.code, help.stderr]).toEqual([0, '']);
    const [, , level] = path.split(' ');
    sections.push(`${level === undefined ? '##' : '###'} ${path}\n\n\`\`\`text\n${help.stdout.trimEnd()}\n\`\`\`\n`);
  }
  const [before = ''] = readFileSync(page, 'utf8').split(START);
  await expect(`${before}${START}\n${sections.join('\n')}`).toMatchFileSnapshot(page);
});
