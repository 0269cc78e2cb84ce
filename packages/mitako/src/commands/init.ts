import { Argument, type Command } from 'commander';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { Failure } from '../failure.ts';
import { jsonOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import { detectFolder, type Found, type Framework, FRAMEWORKS, RECEIVERS } from '../receivers/detect.ts';

const EXAMPLES = `
Looks at package.json and the other files of the folder to see what it has, writes one file and never
overwrites any. For the configuration of a gateway that you run yourself, see "mitako configure".

Examples:
  mitako init
  mitako init express
  mitako init node --out server/webhooks.mjs`;

interface Flags {
  readonly out?: string;
  readonly json?: true;
}

/** `mitako init`: writes a webhook receiver. */
export function addInit(program: Command): void {
  program
    .command('init')
    .summary('write a webhook receiver for your framework')
    .description('Writes a webhook receiver for the framework of this folder, and prints the next steps.')
    .addArgument(new Argument('[framework]', 'default: the one of this folder, else node').choices(FRAMEWORKS))
    .option('--out <file>', 'file to write (default: where the framework looks for it)')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runInit);
}

async function runInit(named: Framework | undefined, flags: Flags): Promise<void> {
  const folder = detectFolder('.');
  const framework = named ?? folder.framework ?? (await askFramework());
  const receiver = RECEIVERS[framework];
  const file = flags.out ?? receiver.file(folder);
  if (existsSync(file)) throw new Failure(`${file} exists. Delete it first, or choose another name with --out.`);
  // The name determines what may be in it.
  const typed = framework === 'nest' || /^\.[cm]?tsx?$/.test(extname(file));
  // A source file without secrets: it is committed, and read by others in an image.
  process.umask(0o022);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  // Never through a link that leads nowhere yet.
  writeFileSync(file, receiver.code({ ...folder, typed }), { flag: 'wx' });
  const url = `localhost:${receiver.port}${receiver.path}`;
  const install = installCommands(folder);
  const steps = [
    ...install,
    `npx mitako dev --forward-to ${url} --dotenv .env`,
    receiver.start(file),
    'npx mitako trigger payment.succeeded',
  ];
  if (flags.json) {
    printJson({ framework, file, url, mount: receiver.mount?.(folder) ?? null, next: steps });
    return;
  }
  const mount = receiver.mount === null ? [] : [`Mount it where your server starts:`, `  ${receiver.mount(folder)}`];
  process.stdout.write(
    [
      `${file} receives webhooks with ${receiver.label}.`,
      ...mount,
      'Next:',
      ...steps.map((step) => `  ${step}`),
      '',
    ].join('\n'),
  );
}

/** A person is asked; a script gets the receiver that works everywhere. */
async function askFramework(): Promise<Framework> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return 'node';
  const { isCancel, select } = await import('@clack/prompts');
  const chosen = await select({
    message: 'Which framework receives the webhooks?',
    options: FRAMEWORKS.map((value) => ({ value, label: RECEIVERS[value].label })),
    output: process.stderr,
  });
  if (isCancel(chosen)) throw new Failure('Nothing was written.');
  return chosen;
}

/** By the package manager that the folder uses. */
function installCommands({ dependencies }: Found): readonly string[] {
  const [manager = 'npm'] = LOCKS.filter(([lock]) => existsSync(lock)).map(([, name]) => name);
  const add = manager === 'npm' ? 'npm install' : `${manager} add`;
  return [
    ...(dependencies.has('@mitako/client') ? [] : [`${add} @mitako/client`]),
    ...(dependencies.has('mitako') ? [] : [`${add} -D mitako`]),
  ];
}

const LOCKS = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
] as const;
