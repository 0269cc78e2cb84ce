import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './process.ts';
import type { Row } from './row.ts';
import { NPM_FLAGS, type World } from './world.ts';

const HOSTS = ['express', 'fastify', 'multer@2', 'reflect-metadata', 'rxjs'];
const NEST = ['@nestjs/common', '@nestjs/core', '@nestjs/platform-express'];

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../../packages/mitako/package.json', import.meta.url), 'utf8'),
);

/** A row in which hosts of all kinds parse bodies before the packed gateway. */
export const parsersRow: Row = {
  name: 'embed-parsers',
  async run(world: World): Promise<string> {
    const cwd = join(world.directory, 'embed-parsers');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }');
    writeFileSync(join(cwd, '.npmrc'), `@mitako:registry=${world.registry}\n`);
    const mitako = `${world.registry}/-/mitako-${manifest.version}.tgz`;
    await runStep('npm', ['install', mitako, ...HOSTS, ...NEST, ...NPM_FLAGS], { cwd });
    cpSync(join(import.meta.dirname, 'things/body-parsers.ts'), join(cwd, 'body-parsers.ts'));
    await runStep('node', ['body-parsers.ts'], { cwd });
    return 'express, fastify, nest × parsers';
  },
};
