import { expect, test } from 'vitest';
import { z } from 'zod';
import { setOf, setParameter } from '../src/basics/sets.ts';
import { localOperations } from '../src/local-operations.ts';
import type { Declaration } from '../src/basics/route.ts';
import { routes } from '../src/routes.ts';
import { PAYMENT_STATUSES } from '../src/payments/values.ts';

const statuses = setParameter(PAYMENT_STATUSES, { cancelled: 'canceled' });

test('a set in a query is in the order of its names, however often and in whatever order they are sent', () => {
  const set = ['succeeded', 'canceled'];
  for (const sent of ['canceled,succeeded', 'succeeded,canceled,cancelled', ['canceled', 'succeeded', 'canceled']]) {
    expect(statuses.parse(sent)).toEqual(set);
  }
});

test('a list that is longer than its set can be is refused, whatever it repeats', () => {
  for (const sent of [
    'failed,'.repeat(8) + 'failed',
    Array.from({ length: 9 }, () => 'failed'),
    'a,'.repeat(100_000),
  ]) {
    expect(statuses.safeParse(sent).error?.issues.map(({ code }) => code)).toContain('too_big');
  }
  expect(statuses.parse(Array.from({ length: 8 }, () => 'failed'))).toEqual(['failed']);
  expect(setOf(z.string(), 2).parse(['a', 'a'])).toEqual(['a']);
  expect(setOf(z.string(), 2).safeParse(['a', 'a', 'a']).success).toBe(false);
});

interface Schema {
  readonly type?: string;
  readonly maxItems?: number;
  readonly propertyNames?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

test.each(Object.entries<Declaration>({ ...routes, ...localOperations }))(
  'every list in the body of %s is bounded',
  (_name, { body }) => {
    if (body === undefined) return;
    const schema = body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
    expect(unbounded(schema)).toEqual([]);
  },
);

/** The paths of arrays without a limit. */
function unbounded(schema: Schema, path = 'body'): readonly string[] {
  return [
    ...(schema.type === 'array' && schema.maxItems === undefined ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => unbounded(each, `${path}.${name}`)),
    ...(schema.items === undefined ? [] : unbounded(schema.items, `${path}[]`)),
    ...(schema.anyOf ?? []).flatMap((each) => unbounded(each, path)),
  ];
}
