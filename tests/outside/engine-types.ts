import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, StepError } from './process.ts';
import type { Row } from './row.ts';
import { NPM_FLAGS, type World } from './world.ts';

/** How TypeScript finds the engine, and whether that can be: it is ES modules, which CommonJS of Node 22.12 and newer loads. */
const SETTINGS: readonly (readonly [type: 'commonjs' | 'module', flags: string, works: boolean])[] = [
  ['module', '--module nodenext', true],
  ['module', '--module node16', true],
  ['module', '--module esnext --moduleResolution bundler', true],
  ['commonjs', '--module nodenext', true],
  ['commonjs', '--module node20', true],
  ['commonjs', '--module commonjs --moduleResolution node10 --ignoreDeprecations 6.0', true],
  // TypeScript knows these two as Node was before.
  ['commonjs', '--module node16', false],
  ['commonjs', '--module node18', false],
];

const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../../examples/guides/typescript/package.json', import.meta.url), 'utf8'),
);

/** A row in which TypeScript compiles a program with the engine by each of its settings, and Node runs it. */
export const engineTypesRow: Row = {
  name: 'engine-types',
  async run(world: World): Promise<string> {
    const cwd = join(world.directory, 'engine-types');
    mkdirSync(cwd);
    const manifest = (type: string): void =>
      writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, type }));
    manifest('module');
    const tools = Object.entries(devDependencies).map(([name, version]) => `${name}@${version}`);
    const packages = ['mitako', '@mitako/testing', ...tools];
    await runStep('npm', ['install', '--no-save', ...packages, '--registry', world.registry, ...NPM_FLAGS], { cwd });
    cpSync(join(import.meta.dirname, 'things/engine-types.ts'), join(cwd, 'program.ts'));
    for (const [type, flags, works] of SETTINGS) {
      manifest(type);
      // `tsc --init` sets it, too: without it, types of pg are yours to install.
      const given = ['--strict', '--skipLibCheck', '--target', 'es2023', '--types', 'node', ...flags.split(' ')];
      const compiled = runStep('npx', ['tsc', ...given, 'program.ts'], { cwd });
      if (works) {
        await compiled;
        const said = await runStep('node', ['program.js'], { cwd });
        if (!said.includes('Created: 5000')) throw new StepError(`${type}, ${flags}: ${said}`);
      } else {
        const refused = await compiled.then(
          () => 'compiled',
          (error: unknown) => String(error),
        );
        if (!refused.includes('TS1479')) throw new StepError(`${type}, ${flags}: ${refused}`);
      }
    }
    return `${SETTINGS.length} settings of TypeScript`;
  },
};
