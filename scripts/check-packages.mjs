// Packs every package as for publishing and checks the tarballs with publint and attw; checks what npm shows of each, and
// that a changeset names the packages that it tells of, because it is written into the changelogs of those alone.
import './require-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packages } from './packages.mjs';

/** That of undici, which core is built on. `pnpm outside --only node-22.19` runs on it. */
const NODE = '>=22.19';

const directory = mkdtempSync(join(tmpdir(), 'mitako-pack-'));
const problems = [...packages().flatMap(manifestProblems), ...globSync('.changeset/*.md').flatMap(changesetProblems)];
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
    // Every resolver finds the types; only what has a build in CommonJS promises them to CommonJS of before Node 22.12.
    const ignored = pkg.main?.endsWith('.cjs') ? [] : ['--ignore-rules', 'cjs-resolves-to-esm'];
    const attw = spawnSync('attw', [tarball, ...ignored, '--format', 'ascii', '--no-color'], { encoding: 'utf8' });
    if (attw.status !== 0) problems.push(`${name}: ${attw.stdout}${attw.stderr}`);
  }
} finally {
  rmSync(directory, { recursive: true });
}

if (problems.length > 0) console.log(problems.join('\n\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

function manifestProblems({ path, manifest }) {
  const { name, description = '', keywords = [], engines, files, dependencies = {} } = manifest;
  const readme = readFileSync(join(path, 'README.md'), 'utf8');
  const broken = [...readme.matchAll(/\]\((\.\.?\/[^)\s#]+)/g)].filter(([, link]) => !existsSync(join(path, link)));
  return [
    description.length < 30 && 'its description says too little',
    keywords.length < 4 && 'it has too few keywords',
    engines?.node !== NODE && `engines.node is not ${NODE}`,
    !files.includes('CHANGELOG.md') && 'its changelog is not packed',
    ...Object.keys(dependencies).map((each) => each.startsWith('@types/') && `${each} is no dependency at run time`),
    ...broken.map(([, link]) => `its README leads to ${link}, which is missing`),
  ].flatMap((problem) => (problem ? [`${name}: ${problem}`] : []));
}

function changesetProblems(file) {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const named = new Set(packages().map(({ manifest }) => manifest.name));
  const mentioned = new Set(
    [...body.matchAll(/@mitako\/[\w-]+/g)].map(([name]) => name).filter((name) => named.has(name)),
  );
  return [...mentioned]
    .filter((name) => !head.includes(`'${name}':`))
    .map((name) => `${file} mentions ${name} and does not list it`);
}
