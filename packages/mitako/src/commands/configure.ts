import type { Command } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { publicUrlOption, storeOption } from '../flags.ts';
import { Failure } from '../failure.ts';

const EXAMPLES = `
Writes a configuration to start from; it never overwrites one. Keys of providers stay in the environment.

Examples:
  mitako configure
  mitako configure --store postgres://db/mitako --public-url https://pay.example.cm --rails orange-money-push`;

interface Flags {
  readonly store: string;
  readonly publicUrl?: string;
  readonly rails?: string;
  readonly out: string;
}

/** `mitako configure`: writes the configuration of a gateway. */
export function addConfigure(program: Command): void {
  program
    .command('configure')
    .summary('write a configuration')
    .description('Writes mitako.config.ts, with the settings given as flags.')
    .addOption(storeOption())
    .addOption(publicUrlOption())
    .option('--rails <list>', `rails of providers, comma-separated: ${Object.keys(RAILS).join(', ')}`)
    .option('--out <file>', 'file to write', 'mitako.config.ts')
    .addHelpText('after', EXAMPLES)
    .action(runConfigure);
}

function runConfigure({ store, publicUrl, rails = '', out }: Flags): void {
  if (existsSync(out)) throw new Failure(`${out} exists. Delete it first, or choose another name with --out.`);
  const chosen = rails.split(',').filter((name) => name !== '');
  const unknown = chosen.find((name) => !Object.hasOwn(RAILS, name));
  if (unknown !== undefined)
    throw new Failure(`There is no rail "${unknown}". Known are ${Object.keys(RAILS).join(', ')}.`);
  const written = chosen.flatMap((name) => RAILS[name] ?? []);
  const packages = [...new Set(written.map(({ from }) => from))];
  const lines = [
    `import { defineConfig } from 'mitako';`,
    ...packages.map((from) => `import { ${importsFrom(from, written)} } from '${from}';`),
    '',
    'export default defineConfig({',
    `  store: ${store.includes('@') ? "process.env.DATABASE_URL ?? ''" : JSON.stringify(store)},`,
    `  publicUrl: ${JSON.stringify(publicUrl ?? 'https://pay.example.cm')},`,
    ...(written.length === 0
      ? []
      : ['  rails: [', ...written.flatMap(({ call }) => call.map((line) => `    ${line}`)), '  ],']),
    '});',
    '',
  ];
  writeFileSync(out, lines.join('\n').replaceAll('"', "'"));
  const steps = [
    ...(packages.length === 0 ? [] : [`npm install ${packages.join(' ')}`]),
    'mitako check',
    'mitako doctor',
  ];
  process.stdout.write(`${out} is written. Next:\n${steps.map((step) => `  ${step}\n`).join('')}`);
}

function importsFrom(from: string, rails: readonly WrittenRail[]): string {
  const names = rails.filter((rail) => rail.from === from).map(({ imported }) => imported);
  return [...new Set(names)].join(', ');
}

interface WrittenRail {
  readonly imported: string;
  readonly from: string;
  readonly call: readonly string[];
}

/** MTN MoMo of a country, each with credentials of its own. */
function mtnMomo(country: 'CM' | 'CG'): WrittenRail {
  const product = (name: string): readonly string[] => [
    `  ${name}: {`,
    ...Object.entries({ subscriptionKey: 'SUBSCRIPTION_KEY', apiUser: 'API_USER', apiKey: 'API_KEY' }).map(
      ([option, end]) => `    ${option}: process.env.MTN_${country}_${name.toUpperCase()}_${end} ?? '',`,
    ),
    '  },',
  ];
  return {
    imported: 'mtnMomo',
    from: '@mitako/rail-mtn-momo',
    call: [
      'mtnMomo({',
      `  country: '${country}',`,
      "  environment: 'sandbox',",
      ...product('collection'),
      ...product('disbursement'),
      '}),',
    ],
  };
}

const RAILS: Readonly<Record<string, WrittenRail>> = {
  'airtel-money': {
    imported: 'airtelMoney',
    from: '@mitako/rail-airtel-money',
    call: [
      'airtelMoney({',
      "  environment: 'sandbox',",
      "  country: 'GA',",
      "  clientId: process.env.AIRTEL_CLIENT_ID ?? '',",
      "  clientSecret: process.env.AIRTEL_CLIENT_SECRET ?? '',",
      '}),',
    ],
  },
  'mtn-momo-cm': mtnMomo('CM'),
  'mtn-momo-cg': mtnMomo('CG'),
  'orange-money-web': {
    imported: 'orangeMoneyWeb',
    from: '@mitako/rail-orange-money',
    call: [
      'orangeMoneyWeb({',
      "  environment: 'sandbox',",
      "  clientId: process.env.ORANGE_CLIENT_ID ?? '',",
      "  clientSecret: process.env.ORANGE_CLIENT_SECRET ?? '',",
      "  merchantKey: process.env.ORANGE_MERCHANT_KEY ?? '',",
      '}),',
    ],
  },
  'orange-money-push': {
    imported: 'orangeMoneyPush',
    from: '@mitako/rail-orange-money',
    call: [
      'orangeMoneyPush({',
      "  environment: 'production',",
      "  consumerKey: process.env.ORANGE_CONSUMER_KEY ?? '',",
      "  consumerSecret: process.env.ORANGE_CONSUMER_SECRET ?? '',",
      "  apiUser: process.env.ORANGE_API_USER ?? '',",
      "  apiPassword: process.env.ORANGE_API_PASSWORD ?? '',",
      "  channelUserMsisdn: process.env.ORANGE_CHANNEL_USER ?? '',",
      "  pin: process.env.ORANGE_PIN ?? '',",
      '}),',
    ],
  },
  pawapay: {
    imported: 'pawapay',
    from: '@mitako/rail-pawapay',
    call: ['pawapay({', "  environment: 'sandbox',", "  apiToken: process.env.PAWAPAY_API_TOKEN ?? '',", '}),'],
  },
};
