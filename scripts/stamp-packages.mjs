// Writes into every package where it comes from, for a release: the repository with the package's directory, home page and
// issues, and links of the README that lead there. `node scripts/stamp-packages.mjs https://host/owner/name v1.2.3`. The
// repository knows its own address only where it is released.
import './require-node.mjs';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const [address = '', tag = ''] = process.argv.slice(2);
if (!/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(address) || tag === '') {
  console.error('Usage: node scripts/stamp-packages.mjs https://host/owner/name tag');
  process.exit(2);
}

for (const file of globSync('packages/*/package.json')) {
  const directory = posix.dirname(file);
  const { name, version, description, keywords, license, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const stamped = {
    name,
    version,
    description,
    keywords,
    homepage: `${address}/tree/${tag}/${directory}#readme`,
    bugs: `${address}/issues`,
    repository: { type: 'git', url: `git+${address}.git`, directory },
    license,
    ...manifest,
  };
  writeFileSync(file, `${JSON.stringify(stamped, null, 2)}\n`);

  const readme = join(directory, 'README.md');
  const text = readFileSync(readme, 'utf8');
  writeFileSync(
    readme,
    text.replaceAll(/\]\((\.\.?\/[^)\s]+)\)/g, (_, link) => `](${address}/blob/${tag}/${posix.join(directory, link)})`),
  );
}
