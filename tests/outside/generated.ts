import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runStep, start, StepError } from './process.ts';
import type { Row } from './row.ts';
import { NPM_FLAGS, type World } from './world.ts';

const TOOLS = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3', '@types/node@24.19.2'];
const PYTHON_TOOL = 'openapi-python-client==0.29.1';

/** A row in which clients that other tools generate from the API's document create, read, list and refund. */
export const generatedRow: Row = {
  name: 'generated-clients',
  async run(world: World): Promise<string> {
    const cwd = join(world.directory, 'generated-clients');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }');
    const dev = ['dev', '--json', '--port', '0', '--dotenv', '.env'];
    const gateway = start(join(world.tools, 'mitako'), dev, { cwd });
    try {
      await gateway.until(/"ready":true/);
      const env = keysIn(join(cwd, '.env'));
      const document = await fetch(`${env.MITAKO_API_URL}/openapi.json`);
      writeFileSync(join(cwd, 'openapi.json'), await document.text());
      const notes = await Promise.all([typescript(cwd, env), python(cwd, env)]);
      return notes.join('; ');
    } finally {
      await gateway.stop();
    }
  },
};

type Keys = Readonly<Record<'MITAKO_API_URL' | 'MITAKO_API_KEY', string>>;

function keysIn(dotenv: string): Keys {
  const { MITAKO_API_URL, MITAKO_API_KEY } = parseEnv(readFileSync(dotenv, 'utf8'));
  if (MITAKO_API_URL === undefined || MITAKO_API_KEY === undefined) throw new StepError(`${dotenv} has no keys`);
  return { MITAKO_API_URL, MITAKO_API_KEY };
}

async function typescript(cwd: string, env: Keys): Promise<string> {
  await runStep('npm', ['install', ...TOOLS, ...NPM_FLAGS], { cwd });
  const tool = (name: string): string => join(cwd, 'node_modules/.bin', name);
  await runStep(tool('openapi-typescript'), ['openapi.json', '-o', 'api.d.ts'], { cwd });
  cpSync(join(import.meta.dirname, 'things/generated-client.ts'), join(cwd, 'generated-client.ts'));
  const flags = '--noEmit --strict --module nodenext --allowImportingTsExtensions --skipLibCheck generated-client.ts';
  await runStep(tool('tsc'), flags.split(' '), { cwd });
  await runStep('node', ['generated-client.ts'], { cwd, env });
  return 'openapi-typescript';
}

/** @returns what was seen, or why Python was left out */
async function python(cwd: string, env: Keys): Promise<string> {
  const folder = join(cwd, 'python');
  const bin = join(folder, 'bin');
  try {
    execFileSync('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], {
      stdio: 'ignore',
    });
  } catch {
    return 'without openapi-python-client: there is no Python 3.10 with pip here';
  }
  await runStep('python3', ['-m', 'venv', folder], { cwd });
  try {
    await runStep(join(bin, 'pip'), ['install', '--quiet', PYTHON_TOOL], { cwd });
  } catch {
    return `without openapi-python-client: pip cannot install ${PYTHON_TOOL} here`;
  }
  // Without the programs that would format it.
  writeFileSync(join(cwd, 'generator.json'), '{ "post_hooks": [] }');
  const generate = ['generate', '--path', 'openapi.json', '--output-path', 'generated', '--config', 'generator.json'];
  await runStep(join(bin, 'openapi-python-client'), generate, { cwd });
  cpSync(join(import.meta.dirname, 'things/generated_client.py'), join(cwd, 'generated/generated_client.py'));
  await runStep(join(bin, 'python'), ['generated_client.py'], { cwd: join(cwd, 'generated'), env });
  return `openapi-python-client, ${globSync('mitako_client/**/*.py', { cwd: join(cwd, 'generated') }).length} files`;
}
