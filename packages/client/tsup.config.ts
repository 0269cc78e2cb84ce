import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import base from '../../tsup.config.ts';
import manifest from './package.json' with { type: 'json' };

// In both module formats, and with ky and the contract's names inside: installing the client installs nothing else. The
// contract is read from its source, as everywhere in the workspace, so the builds need no order.
export default defineConfig({
  ...base,
  entry: Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [] : target['@mitako/source'],
  ),
  format: ['esm', 'cjs'],
  // Also in CommonJS: one class of errors for all entries.
  splitting: true,
  noExternal: [/^@mitako\/contract/, 'ky'],
  // The output is legible, with its comments; maps would be a third of the package, most of them of ky.
  sourcemap: false,
  esbuildOptions: (options) => {
    options.conditions = ['@mitako/source'];
  },
  dts: {
    compilerOptions: { paths: { '@mitako/contract': [source('index')], '@mitako/contract/names': [source('names')] } },
  },
});

function source(name: string): string {
  return fileURLToPath(new URL(`../contract/src/${name}.ts`, import.meta.url));
}
