import { signTestWebhook } from '@mitako/client/webhooks';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { type Running, runStep, start, StepError } from './process.ts';
import type { Row } from './row.ts';
import { answering, freePort, NPM_FLAGS, type World } from './world.ts';

/** A shop of examples/guides, and how it differs from the folder. */
export interface Merchant {
  readonly name: string;
  /** Default: its name. */
  readonly folder?: string;
  readonly short?: true;
  readonly manager?: 'npm' | 'pnpm';
  /** What `mitako init` writes: the guide shows it. */
  readonly receiver?: string;
  /** Default: `/webhooks/mitako`. */
  readonly path?: string;
  /** Replaces parts of package.json. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Another Node, by its version. */
  readonly node?: string;
}

const guides = fileURLToPath(new URL('../../examples/guides', import.meta.url));
/** Pays at once (specification, decisions, "Sandbox"). */
const PAYER = '+237653456789';
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
  } finally {
    await Promise.all([shop.stop(), gateway.stop()]);
  }
}

/** Copies the folder and installs what it names. @returns its scripts */
async function install(merchant: Merchant, world: World, cwd: string): Promise<Readonly<Record<string, string>>> {
  cpSync(join(guides, merchant.folder ?? merchant.name), cwd, { recursive: true });
  const file = join(cwd, 'package.json');
  const manifest = { ...(JSON.parse(readFileSync(file, 'utf8')) as Manifest), ...merchant.manifest };
  if (merchant.node !== undefined) manifest.dependencies = { ...manifest.dependencies, node: merchant.node };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  writeFileSync(join(cwd, '.npmrc'), `@mitako:registry=${world.registry}\n`);
  if (merchant.manager === 'pnpm') await runStep('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline'], { cwd });
  else await runStep('npm', ['install', ...NPM_FLAGS], { cwd });
  return manifest.scripts;
}

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
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
  const { MITAKO_API_URL: api = '', MITAKO_API_KEY: key = '' } = parseEnv(readFileSync(dotenv, 'utf8'));
  const json = { 'Content-Type': 'application/json' };
  const ordered = await fetch(`${origin}/orders`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ reference: 'order-1042', amount: 5000 }),
  });
  const order = await ordered.text();
  const [, slug] = /"checkout_url":"[^"]+\/checkout\/(\w+)"/.exec(order) ?? [];
  if (ordered.status !== 201 || slug === undefined) throw failure(shop, `POST /orders: ${ordered.status} ${order}`);

  const authorization = { ...json, Authorization: `Bearer ${key}` };
  const listed = await fetch(`${api}/gateway/payments?customer_reference=order-1042`, { headers: authorization });
  const [, id] = /"id":"(pay_\w+)"/.exec(await listed.text()) ?? [];
  const charged = await fetch(`${api}/gateway/payments/${id}/charge`, {
    method: 'POST',
    headers: authorization,
    body: JSON.stringify({ method: 'mobile_money', phone: PAYER }),
  });
  if (!charged.ok) throw failure(shop, `The charge: ${charged.status} ${await charged.text()}`);
  await shop.until(/order-1042 is paid: 5000 francs/);

  const forged = await signTestWebhook({ secret: OTHER_SECRET });
  for (const headers of [forged.headers, json]) {
    const { status } = await fetch(origin + path, { method: 'POST', headers: { ...headers }, body: forged.payload });
    if (status !== 400) throw failure(shop, `A webhook that is not genuine: ${status} instead of 400`);
  }
}

function failure(shop: Running, what: string): StepError {
  return new StepError(`${shop.output()}\n${what}`);
}
