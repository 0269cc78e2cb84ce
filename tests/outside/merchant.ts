import { signTestWebhook } from '@mitako/client/webhooks';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { installCopy } from './install-copy.ts';
import { type Running, runStep, start, StepError } from './process.ts';
import { failure, merchantClient, order, PAID, pay } from './purchase.ts';
import type { Row } from './row.ts';
import { answering, freePort, type World } from './world.ts';

/** A shop of examples/guides, and how it differs from the folder. */
export interface Merchant {
  readonly name: string;
  /** Default: its name. */
  readonly folder?: string;
  readonly short?: true;
  readonly manager?: 'npm' | 'pnpm';
  /** What `mitako init` writes: the guide shows it, and `mitako certify` tries it. */
  readonly receiver?: string;
  /** Default: `/webhooks/mitako`. */
  readonly path?: string;
  /** Replaces parts of package.json. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Another Node, by its version. */
  readonly node?: string;
}

const OTHER_SECRET = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';

/** A row in which a shop takes a payment and receives its webhook, from a gateway that `mitako dev` runs. */
export function merchantRow(merchant: Merchant): Row {
  return {
    name: merchant.name,
    ...(merchant.short && { short: true }),
    run: (world) => runMerchant(merchant, world),
  };
}

async function runMerchant(merchant: Merchant, world: World): Promise<void> {
  const { path = '/webhooks/mitako' } = merchant;
  const cwd = join(world.directory, merchant.name);
  const scripts = await install(merchant, world, cwd);
  const node = merchant.node === undefined ? undefined : join(cwd, 'node_modules/node/bin');
  const options = { cwd, ...(node !== undefined && { path: node }) };
  if (node !== undefined) await requireNode(node, `v${merchant.node}`, cwd);
  if (merchant.receiver !== undefined) await compareReceiver(merchant.receiver, world, cwd);
  // Before there is an .env, as in CI.
  for (const script of ['build', 'test']) if (script in scripts) await runStep('npm', ['run', script], options);

  const port = await freePort();
  const forward = ['--forward-to', `localhost:${port}${path}`, '--dotenv', '.env'];
  const gateway = start(join(world.tools, 'mitako'), ['dev', '--json', '--port', '0', ...forward], options);
  const shop = await gateway
    .until(/"ready":true/)
    .then(() => start('npm', ['start'], { ...options, env: { PORT: String(port) } }));
  try {
    await Promise.race([answering(port), shop.failed]);
    await buy(`http://localhost:${port}`, path, join(cwd, '.env'), shop);
    if (merchant.receiver !== undefined) {
      await runStep(join(world.tools, 'mitako'), ['certify', `localhost:${port}${path}`, '--dotenv', '.env'], options);
    }
  } catch (error) {
    throw error instanceof StepError ? error : failure(shop, String(error));
  } finally {
    await Promise.all([shop.stop(), gateway.stop()]);
  }
}

/** Copies the folder and installs what it names. @returns its scripts */
function install(merchant: Merchant, world: World, cwd: string): Promise<Readonly<Record<string, string>>> {
  const { folder = merchant.name, manifest = {}, manager = 'npm', node } = merchant;
  return installCopy(world, cwd, { folder, manager, change: manifest, add: node === undefined ? {} : { node } });
}

/** npm may leave out the script that brings the program. */
async function requireNode(path: string, version: string, cwd: string): Promise<void> {
  const found = (await runStep(join(path, 'node'), ['--version'], { cwd })).trim();
  if (found !== version) throw new StepError(`${path} has ${found} instead of ${version}`);
}

/** The receiver in the folder is the one that `mitako init` writes. */
async function compareReceiver(receiver: string, world: World, cwd: string): Promise<void> {
  const file = join(cwd, receiver);
  const ours = readFileSync(file, 'utf8');
  rmSync(file);
  await runStep(join(world.tools, 'mitako'), ['init'], { cwd });
  if (!existsSync(file)) throw new StepError(`mitako init did not write ${receiver}`);
  const written = readFileSync(file, 'utf8');
  if (written !== ours) throw new StepError(`${receiver} differs from what mitako init writes:\n${written}`);
}

/** Orders, pays, and waits for the webhook; then sends two that are not genuine. */
async function buy(origin: string, path: string, dotenv: string, shop: Running): Promise<void> {
  const { MITAKO_API_URL, MITAKO_API_KEY } = parseEnv(readFileSync(dotenv, 'utf8'));
  await order(origin, shop);
  await pay(merchantClient(MITAKO_API_URL, MITAKO_API_KEY));
  await shop.until(PAID);

  const forged = await signTestWebhook({ secret: OTHER_SECRET });
  for (const headers of [forged.headers, { 'Content-Type': 'application/json' }]) {
    const { status } = await fetch(origin + path, { method: 'POST', headers, body: forged.payload });
    if (status !== 400) throw failure(shop, `A webhook that is not genuine: ${status} instead of 400`);
  }
}
