import { defineConfig } from 'tsup';

// Found from every package, which names only its entry files on the command line.
export default defineConfig({
  format: 'esm',
  target: 'node22',
  dts: true,
  sourcemap: true,
  clean: true,
  silent: true,
});
