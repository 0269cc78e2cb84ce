import { describe, expect, it } from 'vitest';
import { compareRuns } from './compare.ts';
import { VERSION, type Run } from './printed.ts';
import { comparedTableOf } from './report.ts';
import { runIn, unlikeDatabase, unlikeness } from './run-file.ts';

const MACHINE = { node: 'v24.21.0', cpu: 'AMD EPYC', cores: 2 };

function runOf(...figures: readonly Partial<Run['figures'][number]>[]): Run {
  return {
    version: VERSION,
    machine: MACHINE,
    settings: 'SQLite: WAL, synchronous=FULL',
    figures: figures.map((figure) => ({
      scenario: 'get',
      name: 'get a payment',
      unit: '1/s',
      ours: 100,
      rounds: [99, 100, 101],
      ...figure,
    })),
  };
}

function read(run: object): Run {
  const found = runIn(JSON.stringify(run), 'old.json');
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('the file of an earlier run', () => {
  it('is compared line by line: figures, and what their operations cost', () => {
    const before = read(
      runOf(
        { costs: [{ gatewayMicroseconds: 70, databaseMicroseconds: null, syncs: 0 }, { gatewayMicroseconds: 71 }] },
        { scenario: 'create', name: 'create a payment' },
      ),
    );
    const after = read(
      runOf(
        { costs: [{ gatewayMicroseconds: 90 }, { gatewayMicroseconds: 91 }] },
        { scenario: 'create', name: 'create', rounds: [49, 50, 51] },
      ),
    );
    const verdicts = compareRuns(before, after).map(({ scenario, name, comparison }) => [
      scenario,
      name,
      comparison?.verdict ?? null,
    ]);
    expect(verdicts).toEqual([
      ['get', 'get a payment', 'same'],
      ['get', 'get a payment: CPU of the gateway', 'slower'],
      ['get', 'get a payment: syncs', null],
      ['create', 'create a payment', null],
      ['create', 'create', null],
    ]);
  });

  it('says nothing about a figure of one round, which has no spread', () => {
    const once = runOf({ rounds: [100] });
    const [figure] = compareRuns(once, runOf({ rounds: [10] }));
    expect(figure?.comparison).toBeNull();
    expect(comparedTableOf('old.json', figure === undefined ? [] : [figure])).toContain('one round');
  });

  it.each([
    ['nothing', '', 'old.json is not the output of bench --json.'],
    ['another JSON', '{"version":2}', 'old.json is not the output of bench --json.'],
    ['a list', '[]', 'old.json is not the output of bench --json.'],
    [
      'a run of the first version, which had no number',
      '{"machine":{},"figures":[]}',
      `old.json was written by version 1 of the bench, and this is version ${VERSION}: measure it again.`,
    ],
    [
      'a run of a later version',
      JSON.stringify({ ...runOf(), version: 99 }),
      `old.json was written by version 99 of the bench, and this is version ${VERSION}: measure it again.`,
    ],
  ])('is refused if it is %s', (_, text, sentence) => {
    expect(runIn(text, 'old.json')).toBe(sentence);
  });

  it.each([
    [{ cpu: 'Xeon' }, 'old.json was measured with another processor: Xeon, and here it is AMD EPYC.'],
    [{ cores: 8 }, 'old.json was measured with another number of cores: 8, and here it is 2.'],
    [{ node: 'v22.0.0' }, 'old.json was measured with another version of Node: v22.0.0, and here it is v24.21.0.'],
    [{}, null],
  ])('is refused if the machine differs: %j', (differing, sentence) => {
    expect(unlikeness('old.json', { ...MACHINE, ...differing }, MACHINE)).toBe(sentence);
  });

  it('is refused if the database differs', () => {
    expect(unlikeDatabase('old.json', 'SQLite: WAL', 'SQLite: WAL')).toBeNull();
    expect(unlikeDatabase('old.json', 'PostgreSQL: fsync=off', 'PostgreSQL: fsync=on')).toBe(
      'old.json was measured on another database: PostgreSQL: fsync=off; and here it is PostgreSQL: fsync=on.',
    );
  });
});
