import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runStep, start, StepError } from './process.ts';
import { failure, order } from './purchase.ts';
import type { Row } from './row.ts';
import { answering, freePort, type World } from './world.ts';

/** A host of docs/guides/embedding.md. */
export interface Host {
  readonly name: string;
  /** Its heading in the guide. */
  readonly heading: string;
  readonly short?: true;
  /** Of its code. Default: what the guide promises. */
  readonly linesMax?: number;
  /** Programs that are not Node's, which the guide takes for granted. */
  readonly dependencies?: readonly string[];
}

/** What the guide promises. */
const LINES_MAX = 25;
const SECONDS_MAX = 300;

const guide = readFileSync(new URL('../../docs/guides/embedding.md', import.meta.url), 'utf8');
const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../../packages/mitako/package.json', import.meta.url), 'utf8'),
);

/**
 * A row that follows the guide in an empty folder, from `npm init -y` on: it runs its commands and pastes its files. Ends when
 * a live payment was approved on the page of phones and the host has heard of it, within the lines and minutes of the guide.
 */
export function hostRow(host: Host): Row {
  return { name: `embed-${host.name}`, ...(host.short && { short: true }), run: (world) => follow(host, world) };
}

async function follow({ name, heading, linesMax = LINES_MAX, dependencies = [] }: Host, world: World): Promise<string> {
  const startedAtMs = performance.now();
  const cwd = join(world.directory, `embed-${name}`);
  mkdirSync(cwd);
  writeFileSync(
    join(cwd, '.npmrc'),
    `@mitako:registry=${world.registry}\nprefer-offline=true\naudit=false\nfund=false\n`,
  );
  const port = await freePort();
  const [common, own] = [stepsOf(sectionOf(null)), stepsOf(sectionOf(heading))];
  const inTypeScript = own.files.some(({ path }) => /(^|\/)pay\.[jt]s$/.test(path));
  const files = [...(inTypeScript ? [] : common.files), ...own.files];
  const commands = [...common.commands, ...own.commands].map((command) =>
    command
      .replaceAll(':3000', `:${port}`)
      // By its file, because its name has no scope that would lead to the registry.
      .replaceAll(/(npm install) mitako\b/g, `$1 ${world.registry}/-/mitako-${manifest.version}.tgz`),
  );
  // What a tool makes of a new project, and the guide does not show.
  if (name === 'sveltekit') paste(cwd, { path: 'src/app.html', text: APP_HTML });
  const isMarketplace = name === 'marketplace';
  for (const { path, text } of files) {
    paste(cwd, { path, text: isMarketplace ? text.replace(/shop: .*/, 'marketplace: {},') : text });
  }
  // Of its own routes, once it answers.
  const asked = commands.at(-1)?.startsWith('curl ') ? commands.pop() : undefined;
  const last = commands.pop() ?? '';
  for (const command of commands) await runStep('sh', ['-ec', command], { cwd });
  if (dependencies.length > 0) await runStep('npm', ['install', ...dependencies], { cwd });
  const steps = last.split(' && ');
  const started = steps.pop() ?? '';
  if (steps.length > 0) await runStep('sh', ['-ec', steps.join(' && ')], { cwd });

  const origin = `http://localhost:${port}`;
  const shop = start('sh', ['-c', `PATH="$PWD/node_modules/.bin:$PATH" exec env ${started}`], {
    cwd,
    env: { PORT: String(port) },
  });
  try {
    await Promise.race([answering(port), shop.failed]);
    const of = asked === undefined ? {} : JSON.parse(await runStep('sh', ['-ec', asked], { cwd }));
    await pay(origin, await order(origin, shop, of));
    await shop.until(/ is paid/);
  } catch (error) {
    throw error instanceof StepError ? error : failure(shop, String(error));
  } finally {
    await shop.stop();
  }
  const lines = files
    .filter(({ path }) => /\.[jt]s$/.test(path) && path !== 'vite.config.js')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim() !== '').length;
  const seconds = Math.round((performance.now() - startedAtMs) / 1000);
  if (lines > linesMax) throw new StepError(`${lines} lines are pasted, and the guide promises ${linesMax}.`);
  if (seconds > SECONDS_MAX) throw new StepError(`It took ${seconds} s, and the guide promises ${SECONDS_MAX}.`);
  return `${lines} lines, ${seconds} s from npm init -y to a live payment in rehearsal`;
}

/** Pays as a customer does, and answers the prompt as a person does on the page of phones. */
async function pay(origin: string, checkout: string): Promise<void> {
  const page = await (
    await fetch(checkout, { headers: { 'Accept-Encoding': 'gzip, br', 'Accept-Language': 'en' } })
  ).text();
  const [, phones] = /href="([^"]+\/rehearsal)"/.exec(page) ?? [];
  if (phones === undefined || !page.includes('No money moves.')) {
    throw new StepError(`The page of ${checkout} does not say that it is a rehearsal:\n${page.slice(0, 2_000)}`);
  }
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(hidden.map(([, name = '', value = '']): [string, string] => [name, value]));
  form.set('provider', 'mtn_momo');
  form.set('phone', '+237677123456');
  // As a browser sends forms of this page: hosts refuse those of other origins.
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const asked = await fetch(`${checkout}/mobile-money`, { method: 'POST', headers, body: form, redirect: 'manual' });
  if (asked.status !== 303) throw new StepError(`The checkout was not paid: ${asked.status} ${await asked.text()}`);
  for (let seconds = 0; seconds < 20; seconds += 1) {
    const [, id] = /name="id" value="(prompt_\d+)"/.exec(await (await fetch(phones)).text()) ?? [];
    if (id === undefined) {
      await pause(1_000);
      continue;
    }
    const body = new URLSearchParams({ id, answer: 'approve' });
    const answered = await fetch(`${phones}/phones/answer`, { method: 'POST', headers, body, redirect: 'manual' });
    if (answered.status === 303) return;
    throw new StepError(`The prompt was not answered: ${answered.status} ${await answered.text()}`);
  }
  throw new StepError('No prompt came to the page of phones.');
}

interface Pasted {
  readonly path: string;
  readonly text: string;
}

/** The text below a heading; null: before the first. */
function sectionOf(heading: string | null): string {
  const sections = guide.split(/^## /m);
  const found = heading === null ? sections[0] : sections.find((section) => section.startsWith(`${heading}\n`));
  if (found === undefined) throw new StepError(`docs/guides/embedding.md has no section ${heading}.`);
  return found;
}

/** The files and commands of a section, in its order. A line that ends within quotes goes on. */
function stepsOf(section: string): { readonly files: readonly Pasted[]; readonly commands: readonly string[] } {
  const files = [...section.matchAll(/<!-- [^/\s]+\/(\S+) -->\n\n```\w+\n(.*?)```/gs)].map(
    ([, path = '', text = '']) => ({
      path,
      text,
    }),
  );
  const commands = [...section.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block.trim().split(/\n(?=npm |npx |node |bun |deno |echo |curl )/),
  );
  return { files, commands };
}

function paste(cwd: string, { path, text }: Pasted): void {
  const file = join(cwd, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const APP_HTML = '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>\n';
