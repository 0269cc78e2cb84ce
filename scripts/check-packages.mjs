// Packs every package as for publishing and checks the tarballs with publint and attw.
import './require-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packages } from './packages.mjs';

const directory = mkdtempSync(join(tmpdir(), 'mitako-pack-'));
const problems = [];
try {
  execFileSync('pnpm', ['-r', '--filter', './packages/*', 'exec', 'pnpm', 'pack', '--pack-destination', directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tarballs = readdirSync(directory);
  if (tarballs.length !== packages().length)
    throw new Error(`Packed ${tarballs.length} of ${packages().length} packages`);
  for (const name of tarballs) {
    const tarball = join(directory, name);
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
      strict: true,
    });
    problems.push(...messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false })}`));
    // What has a build in CommonJS promises every resolver its types.
    const profile = pkg.main === undefined ? ['--profile', 'esm-only'] : [];
    const attw = spawnSync('attw', [tarball, ...profile, '--format', 'ascii', '--no-color'], { encoding: 'utf8' });
    if (attw.status !== 0) problems.push(`${name}: ${attw.stdout}${attw.stderr}`);
  }
} finally {
  rmSync(directory, { recursive: true });
}

if (problems.length > 0) console.log(problems.join('\n\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
