import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The published packages: `{ directory, path, manifest }`. */
export function packages() {
  const root = new URL('../packages/', import.meta.url);
  return readdirSync(root).map((directory) => ({
    directory,
    path: fileURLToPath(new URL(directory, root)),
    manifest: JSON.parse(readFileSync(new URL(`${directory}/package.json`, root), 'utf8')),
  }));
}
