import { InvalidArgumentError, Option, type Command } from 'commander';
import { type Configuration, FILE_SETTINGS, FLAG_SETTINGS } from './configuration.ts';
import { Failure } from './failure.ts';
import { type Loaded, loadConfiguration } from './load-configuration.ts';

/** Settings of a command that only the configuration file has. */
export interface Configured extends Pick<Configuration, (typeof FILE_SETTINGS)[number]> {
  /** Absent without a file. */
  readonly loaded?: Pick<Loaded, 'mistake' | 'unset'>;
}

/** `--config`, MITAKO_CONFIG, on every command with a setting of the configuration. */
export function addConfigOption(command: Command): void {
  for (const each of command.commands) addConfigOption(each);
  // That one writes it.
  if (command.name() !== 'configure' && command.options.some((option) => isSetting(option))) {
    command.addOption(new Option('--config <file>', 'configuration (default: mitako.config.mts)').env('MITAKO_CONFIG'));
  }
}

function isSetting(option: Option): boolean {
  return FLAG_SETTINGS.some((name) => name === option.attributeName());
}

/**
 * Sets what neither the command line nor the environment sets from the configuration.
 * @throws Failure when a setting is invalid, as its flag would be
 */
export async function applyConfiguration(command: Command): Promise<void> {
  if (!command.options.some((option) => option.attributeName() === 'config')) return;
  const path: unknown = command.getOptionValue('config');
  const loaded = await loadConfiguration(typeof path === 'string' ? path : undefined);
  const set = (name: string, value: unknown): void => void command.setOptionValueWithSource(name, value, 'config');
  await applyMail(loaded, (mail) => set('mail', mail));
  if (loaded === null) return;
  for (const option of command.options.filter(isSetting)) {
    const name = option.attributeName() as keyof Configuration;
    const source = command.getOptionValueSource(name);
    const value = loaded.configuration[name];
    if (value !== undefined && source !== 'cli' && source !== 'env') set(name, parsed(option, value, loaded));
  }
  for (const name of FILE_SETTINGS.filter((each) => each !== 'mail')) set(name, loaded.configuration[name]);
  set('loaded', loaded);
}

/** The mail server is in the environment, because its address has a password, or in the configuration, which reads one. */
async function applyMail(loaded: Loaded | null, set: (mail: string) => void): Promise<void> {
  const isGiven = ['MITAKO_MAIL', 'MITAKO_MAIL_FILE'].some((name) => (process.env[name] ?? '') !== '');
  if (!isGiven && loaded?.configuration.mail === undefined) return;
  const { mailIn, requireMail } = await import('./messages/messages-of.ts');
  const mail = mailIn(process.env) ?? loaded?.configuration.mail ?? '';
  requireMail(mail);
  set(mail);
}

/** By the rules of the flag, and with its messages. */
function parsed(option: Option, value: unknown, { mistake }: Loaded): unknown {
  try {
    return option.parseArg?.(String(value), undefined) ?? value;
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    const name = option.attributeName();
    throw new Failure(mistake(name, `${name} is ${JSON.stringify(value)}. ${error.message}`));
  }
}
