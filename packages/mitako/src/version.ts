import { readFileSync } from 'node:fs';

/** Version of this package; its manifest is one level up from both source and build. */
export function readVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
