import { expect, it } from 'vitest';
import { kindOf, isServerShutdown, missingLeaf } from '../src/errors.ts';

function errorOf(code: string): Error {
  return Object.assign(new Error(code), { code });
}

it.each([
  ['23505', 'refusal'],
  ['22012', 'refusal'],
  ['40P01', 'retry'],
  ['55P03', 'retry'],
  ['42601', 'fault'],
  ['XX000', 'fault'],
  ['08006', 'connection'],
  ['57P01', 'connection'],
  ['ECONNREFUSED', 'connection'],
  // As long as what the server sends.
  ['EPIPE', 'connection'],
])('error %s is a %s', (code, kind) => {
  expect(kindOf(errorOf(code))).toBe(kind);
});

it('a check that refuses a row has a name; a row without a leaf is not refused, and tells which leaf that is', () => {
  const violation = { ...errorOf('23514'), code: '23514', table: 'mitako_events' };
  const detail = 'La clé est (id) = (019a0000-0001-7000-8000-00000000abcd).';
  expect(kindOf({ ...violation, detail, constraint: 'mitako_events_check' })).toBe('refusal');
  expect(kindOf({ ...violation, detail: 'Failing row contains (1).' })).toBe('refusal');
  expect(kindOf({ ...violation, detail })).toBe('retry');
  expect(missingLeaf({ ...violation, detail })).toEqual({ table: 'mitako_events', atMs: 0x019a_0000_0001 });
});

it('an error without a code is a connection error, and only the server announces a shutdown', () => {
  expect(kindOf(new Error('Connection terminated unexpectedly'))).toBe('connection');
  expect(['57P01', '57P02', 'EPIPE', '08006'].map((code) => isServerShutdown(errorOf(code)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
