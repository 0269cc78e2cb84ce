import type { WriteOptions } from '@mitako/client';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { Failure } from '../failure.ts';
import type { Connection } from './connection.ts';

/** The flags of {@link addWriteOptions} as parsed by commander. */
export interface WriteFlags {
  readonly live?: true;
  readonly idempotencyKey?: string;
}

/** `--live` and `--idempotency-key`, on each command that changes something. */
export function addWriteOptions(command: Command): Command {
  return command.option('--live', 'required with a live key: this uses real money').addOption(idempotencyKeyOption());
}

/** `--idempotency-key`, alone where no real money can be meant. */
export function idempotencyKeyOption(): Option {
  const does = 'repeat a call whose response was lost; it takes effect at most once';
  return new Option('--idempotency-key <key>', does).argParser(readKey);
}

/**
 * Options of a change.
 * @throws Failure with a live key unless `--live` was given
 */
export function writeOptions({ livemode }: Connection, { live, idempotencyKey }: WriteFlags): WriteOptions {
  if (livemode && !live) {
    throw new Failure('MITAKO_API_KEY is a live key, so this uses real money. Repeat it with --live to confirm.');
  }
  return idempotencyKey === undefined ? {} : { idempotencyKey };
}

function readKey(text: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be 1 to 255 visible ASCII characters, without spaces.');
}
