import type { FeeOptions, MethodOptions } from '@mitako/core';
import type { Command } from 'commander';
import type { Configured } from '../apply-configuration.ts';
import { addServerOptions, jsonOption, rehearseOption, type ServerFlags } from '../flags.ts';
import { brandOf } from '../options/look.ts';
import { Failure, messageOf } from '../failure.ts';
import { printJson } from '../output/json-line.ts';
import { maskUserInfo } from '../output/mask-user-info.ts';
import { givenSecret, requireSecret } from '../secret.ts';
import type { UnsafeForLive } from '../unsafe-for-live.ts';

const EXAMPLES = `
Reads mitako.config.mts (or --config), the environment and the flags, and connects to nothing.
Exit code 1 with line, mistake and fix when something is wrong. mitako doctor tests it.

Examples:
  mitako check
  mitako check --config deploy/mitako.config.mts --json`;

interface Flags extends Configured, ServerFlags {
  readonly rehearse?: boolean;
  readonly json?: true;
}

/** `mitako check`: validates the configuration. */
export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .summary('validate the configuration')
    .description('Validates the configuration and prints it as serve would use it, without secrets.');
  addServerOptions(command)
    .addOption(rehearseOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCheck);
}

async function runCheck(flags: Flags, command: Command): Promise<void> {
  const [{ checkedRails, sandboxRail }, { unsafeForLive }, { missingImprint }, { requireTerms }] = await Promise.all([
    import('@mitako/core'),
    import('../unsafe-for-live.ts'),
    import('../missing-imprint.ts'),
    import('../require-terms.ts'),
  ]);
  const { rails = [], loaded, publicUrl = `http://${flags.host}:${flags.port}` } = flags;
  // First: an empty value is rejected below, with a less helpful message.
  // A rehearsal needs no keys of providers.
  if (loaded !== undefined && loaded.unset !== null && flags.rehearse !== true) throw new Failure(loaded.unset);
  const secret = givenSecret();
  if (secret !== '') requireSecret();
  try {
    checkedRails([...rails, sandboxRail()]);
  } catch (error) {
    const message = `rails: ${messageOf(error)}`;
    throw new Failure(loaded?.mistake('rails', message) ?? message, { cause: error });
  }
  requireTerms(flags, [...rails, sandboxRail()]);
  const unsafe = unsafeForLive({ publicUrl, secret, rails, store: flags.store, rehearse: flags.rehearse });
  if (unsafe !== null) throw new Failure(mistakeOf(unsafe, loaded));
  const missing = flags.rehearse ? null : missingImprint({ rails, brand: brandOf(flags) });
  if (missing !== null) throw new Failure(loaded?.mistake(flags.brand ? 'brand' : 'rails', missing) ?? missing);
  const settings = SETTINGS.map(([name, label]) => ({
    label,
    value: maskUserInfo(String(flags[name] ?? publicUrl)) || 'none',
    source: SOURCES[command.getOptionValueSource(name) ?? 'default'] ?? 'default',
  }));
  const offered = rails.map(({ id, modes, methods, baseUrl = null }) => ({
    id,
    modes,
    base_url: baseUrl,
    methods: methods.map(({ provider, country, currencies, refunds }) => ({ provider, country, currencies, refunds })),
  }));
  if (flags.json) {
    const named = settings.map(({ label, value, source }) => [label, { value, source }] as const);
    printJson({
      valid: true,
      settings: Object.fromEntries(named),
      has_secret: secret !== '',
      rails: offered,
      methods: flags.methods ?? [],
      fees: flags.fees ?? {},
    });
    return;
  }
  /** Of several rails with a provider in one country, the first charges. */
  function after(id: string, provider: string, country: string): string {
    const modes = rails.find((rail) => rail.id === id)?.modes ?? [];
    const first = rails.find(
      (rail) =>
        rail.modes.some((mode) => modes.includes(mode)) &&
        rail.methods.some((method) => method.provider === provider && method.country === country),
    );
    return first === undefined || first.id === id ? '' : `, when ${first.id} cannot charge`;
  }
  const width = Math.max(...settings.map(({ value }) => value.length));
  process.stdout.write(
    [
      ...settings.map(({ label, value, source }) => `${label.padEnd(16)} ${value.padEnd(width)}  (${source})`),
      `${'MITAKO_SECRET'.padEnd(16)} ${secret === '' ? 'not set: serve needs it' : 'set'}`,
      ...offered.flatMap(({ id, modes, methods }) =>
        methods.map(
          ({ provider, country, refunds }) =>
            `${'rail'.padEnd(16)} ${id} (${modes.join(', ')}): ${provider} ${country}, refunds: ${refunds}${after(id, provider, country)}`,
        ),
      ),
      ...(flags.methods ?? []).map((method) => `${'method'.padEnd(16)} ${methodInWords(method)}`),
      ...(flags.fees === undefined ? [] : [`${'fees'.padEnd(16)} ${feesInWords(flags.fees)}`]),
      secret === ''
        ? 'Warning: MITAKO_SECRET is not set, and serve does not start without it. The rest is valid. Next: mitako doctor'
        : 'The configuration is valid. Next: mitako doctor',
      '',
    ].join('\n'),
  );
}

/** `mtn_momo: on, from 100 to 500000, fees: 2.5 % + 50`. */
function methodInWords({ method, enabled = true, min, max, fees }: MethodOptions): string {
  const bounds = [min === undefined ? [] : [`from ${min}`], max === undefined ? [] : [`to ${max}`]].flat().join(' ');
  return [
    `${method}: ${enabled ? 'on' : 'off'}`,
    ...(bounds === '' ? [] : [bounds]),
    ...(fees === undefined ? [] : [`fees: ${feesInWords(fees)}`]),
  ].join(', ');
}

function feesInWords({ basisPoints = 0, fixed = 0, minimum = 0, maximum = null }: FeeOptions): string {
  const bounds = [minimum > 0 ? [`at least ${minimum}`] : [], maximum === null ? [] : [`at most ${maximum}`]].flat();
  return [`${basisPoints / 100} % + ${fixed}`, ...bounds].join(', ');
}

/** With its line, if it is written in the file. */
function mistakeOf({ setting, message }: UnsafeForLive, loaded: Configured['loaded']): string {
  return setting === 'secret' || loaded === undefined ? message : loaded.mistake(setting, message);
}

const SETTINGS = [
  ['store', 'store'],
  ['publicUrl', 'public_url'],
  ['host', 'host'],
  ['port', 'port'],
  ['trustedProxies', 'trusted_proxies'],
] as const;

/** Where a value came from, by commander's word for it. */
const SOURCES: Readonly<Record<string, string>> = {
  cli: 'flag',
  env: 'environment',
  config: 'configuration',
  default: 'default',
};
