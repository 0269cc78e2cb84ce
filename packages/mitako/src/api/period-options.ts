import { startOfDoualaDay } from '@mitako/contract/names';
import { InvalidArgumentError, Option, type Command } from 'commander';

/** The flags of {@link addPeriodOptions} as parsed by commander: times of the API. */
export interface PeriodFlags {
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

/** The flags of `addPeriodOptions(command, 'succeeded')`. */
export interface SucceededFlags {
  readonly succeededFrom?: string;
  readonly succeededTo?: string;
}

const DOES = { created: 'created', succeeded: 'paid' } as const;

/** `--created-from` and `--created-to` of each command that lists by the time of creation; of payments also when they were paid. */
export function addPeriodOptions(command: Command, of: keyof typeof DOES = 'created'): Command {
  const does = DOES[of];
  return command
    .addOption(
      new Option(`--${of}-from <date>`, `only ${does} on this day in Douala or later, such as 2026-11-28`).argParser(
        (text) => readDate(text, 0),
      ),
    )
    .addOption(
      new Option(`--${of}-to <date>`, `only ${does} on this day in Douala or earlier`).argParser((text) =>
        readDate(text, 1),
      ),
    );
}

/** The period as the API takes it. */
export function createdIn({ createdFrom: created_from, createdTo: created_to }: PeriodFlags): {
  readonly created_from: string | undefined;
  readonly created_to: string | undefined;
} {
  return { created_from, created_to };
}

/** The same of when payments were paid. */
export function succeededIn({ succeededFrom: succeeded_from, succeededTo: succeeded_to }: SucceededFlags): {
  readonly succeeded_from: string | undefined;
  readonly succeeded_to: string | undefined;
} {
  return { succeeded_from, succeeded_to };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day of Douala, whose end is the start of the next one; or a moment with its offset, as it is. */
function readDate(text: string, daysLater: 0 | 1): string {
  const moment = MOMENT.test(text) ? Date.parse(text) : NaN;
  const ms = Number.isNaN(moment) ? (startOfDoualaDay(text, daysLater) ?? NaN) : moment;
  if (!Number.isNaN(ms)) return new Date(ms).toISOString();
  throw new InvalidArgumentError('Write a day such as 2026-11-28, or a time such as 2026-11-28T09:00:00+01:00.');
}
