import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, runStep, start, StepError } from './process.ts';
import type { Row } from './row.ts';
import { answering, freePort } from './world.ts';

/** What a stranger needs at most, from nothing to a verified webhook, when packages are in npm's cache. */
const SECONDS_MAX = 120;
const LINES_MAX = 12;

/** A stranger types what the pages and each command's output say, from `npm create mitako` to the first verified webhook. */
export const createRow: Row = {
  name: 'create',
  short: true,
  async run({ directory, registry }) {
    const startedAtMs = performance.now();
    const cwd = join(directory, 'shop');
    const typed = ['mkdir shop && cd shop', 'npm create mitako', 'y'];
    mkdirSync(cwd);
    const port = await freePort();
    // Packages come from npm's cache; the port is unused.
    const env = {
      npm_config_registry: registry,
      npm_config_yes: 'true',
      npm_config_prefer_offline: 'true',
      PORT: String(port),
    };
    const printed = await runStep('npm', ['create', 'mitako'], { cwd, env });
    const [, next = ''] = printed.split('Next:\n');
    const lines = next.split('\n').filter((line) => line !== '');
    const running: Running[] = [];
    let shop: Running | undefined;
    try {
      for (const line of lines.map((each) => each.trim())) {
        typed.push(line);
        const command = line.replaceAll('localhost:3000', `localhost:${port}`);
        if (line.startsWith('npx mitako dev ')) {
          const dev = start('sh', ['-c', command], { cwd, env });
          running.push(dev);
          await dev.until(/Ready in/);
        } else if (line.startsWith('node ')) {
          shop = start('sh', ['-c', command], { cwd, env });
          running.push(shop);
          await Promise.race([answering(port), shop.failed]);
        } else await runStep('sh', ['-c', command], { cwd, env });
      }
      if (shop === undefined) throw new StepError(`${printed}\nNo line of it starts a server.`);
      await shop.until(/is paid: 5000 francs/);
    } finally {
      await Promise.all(running.map((each) => each.stop()));
    }
    const seconds = Math.round((performance.now() - startedAtMs) / 1000);
    const sum = `${typed.length} lines typed, ${seconds} s to the first verified webhook`;
    if (typed.length > LINES_MAX || seconds > SECONDS_MAX) throw new StepError(`${sum}:\n${typed.join('\n')}`);
    return sum;
  },
};
