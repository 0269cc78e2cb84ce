import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addPeriodOptions, createdIn, type PeriodFlags } from '../src/api/period-options.ts';

/** What a period on the command line asks of the API. */
function asked(...args: readonly string[]): ReturnType<typeof createdIn> {
  const command = addPeriodOptions(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  return createdIn(command.parse(args, { from: 'user' }).opts<PeriodFlags>());
}

test('days are those of Douala, the last one included; a time is taken as it is', () => {
  expect(asked('--created-from', '2026-11-01', '--created-to', '2026-11-30')).toEqual({
    created_from: '2026-10-31T23:00:00.000Z',
    created_to: '2026-11-30T23:00:00.000Z',
  });
  expect(asked('--created-from', '2026-11-28T09:00:00+01:00', '--created-to', '2026-11-28T09:30Z')).toEqual({
    created_from: '2026-11-28T08:00:00.000Z',
    created_to: '2026-11-28T09:30:00.000Z',
  });
  expect(asked()).toEqual({ created_from: undefined, created_to: undefined });
});

test.each(['yesterday', '2026-02-30', '2026-13-01', '28/11/2026', '2026-11-28T09:00', '2026-11-28T25:00:00Z', ''])(
  'what is neither is refused with what to write: %j',
  (text) => {
    expect(() => asked('--created-from', text)).toThrow('Write a day such as 2026-11-28, or a time such as');
  },
);
