import { readFileSync } from 'node:fs';

/** Version of this package; its manifest lies one level up from the source as from what is built. */
export function readVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
