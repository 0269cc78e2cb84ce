import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installCopy } from './install-copy.ts';
import { runStep, start } from './process.ts';
import type { Row } from './row.ts';
import { outcomesOf } from './things/parser-requests.ts';
import { answering, freePort, NPM_FLAGS, type World } from './world.ts';

const HOSTS = ['express', 'fastify', 'multer@2', 'reflect-metadata', 'rxjs'];
const NEST = ['@nestjs/common', '@nestjs/core', '@nestjs/platform-express'];
const THINGS = join(import.meta.dirname, 'things');

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../../packages/mitako/package.json', import.meta.url), 'utf8'),
);

/** By its file, because its name has no scope that would lead to the registry. */
function mitakoIn(world: World): string {
  return `${world.registry}/-/mitako-${manifest.version}.tgz`;
}

/** A row in which hosts of all kinds parse bodies before the packed gateway. */
export const parsersRow: Row = {
  name: 'embed-parsers',
  async run(world: World): Promise<string> {
    const cwd = join(world.directory, 'embed-parsers');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }');
    writeFileSync(join(cwd, '.npmrc'), `@mitako:registry=${world.registry}\n`);
    await runStep('npm', ['install', mitakoIn(world), ...HOSTS, ...NEST, ...NPM_FLAGS], { cwd });
    for (const file of ['body-parsers.ts', 'parser-requests.ts']) cpSync(join(THINGS, file), join(cwd, file));
    await runStep('node', ['body-parsers.ts'], { cwd });
    return 'express, fastify, nest × parsers';
  },
};

/** A host that answers requests of the Fetch API, which it may have read before. */
export interface FetchHost {
  readonly name: string;
  /** Of examples/guides: what builds and starts it. */
  readonly folder: string;
  /** Its command, unless the folder has it. */
  readonly start?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A row in which such a host hands requests to the packed gateway, with bodies that its logger left alone, or has read. */
export function fetchHostRow({ name, folder, start: command, dependencies = {} }: FetchHost): Row {
  return {
    name: `embed-parsers-${name}`,
    async run(world) {
      const cwd = join(world.directory, `embed-parsers-${name}`);
      const scripts = await installCopy(world, cwd, {
        folder,
        ...(command !== undefined && { change: { scripts: { start: command } } }),
        add: { ...dependencies, mitako: mitakoIn(world) },
      });
      cpSync(join(THINGS, 'fetch-hosts', name), cwd, { recursive: true });
      const shared = existsSync(join(cwd, 'src')) ? join(cwd, 'src') : cwd;
      for (const file of ['gateway.js', 'log-body.js']) cpSync(join(THINGS, 'fetch-hosts', file), join(shared, file));
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const secret = randomBytes(33).toString('base64');
      writeFileSync(join(cwd, '.env'), `MITAKO_PUBLIC_URL=${origin}/pay\nMITAKO_SECRET=${secret}\n`);
      if ('build' in scripts) await runStep('npm', ['run', 'build'], { cwd, env: { ORIGIN: origin } });
      const host = start('npm', ['start'], { cwd, env: { PORT: String(port) } });
      try {
        await Promise.race([answering(port), host.failed]);
        // What is imported by the first request runs then.
        await fetch(`${origin}/pay/api/v1/openapi.json`);
        const [, seeded = ''] = await host.until(/Seeded: (\{.*\})/);
        const { testKey: key, ...login } = JSON.parse(seeded) as Record<'testKey' | 'email' | 'password', string>;
        const isSigned = async (): Promise<boolean> => (await host.until(/Signed: (\w+)/))[1] === 'true';
        const mounted = { at: origin, origin, key, ...login, isSigned };
        assert.equal(await outcomesOf(mounted), 'wwwww', name);
        assert.equal(
          await outcomesOf({ ...mounted, headers: { 'x-read': '1' } }),
          'rrrrr',
          `${name}, a logger of bodies`,
        );
      } finally {
        await host.stop();
      }
      return `${name} × bodies`;
    },
  };
}
