import { expect, test } from 'vitest';
import { z } from 'zod';
import { typedBody } from '../src/basics/body.ts';
import { aliased, type Same, typed } from '../src/basics/typed.ts';

interface Parcel {
  readonly id: string;
  readonly stamps: readonly { readonly cents: number; readonly country?: string | undefined }[];
  readonly note?: string | undefined;
}

const stamps = z.array(z.object({ cents: z.int(), country: z.string().optional() }));
const fields = { id: z.string(), stamps, note: z.string().optional() };

// What is held here is held by the compiler: an expected error that does not come is an error.
test('a schema and its type hold together in both directions', () => {
  const parcel: z.ZodType<Parcel> = typed<Parcel>('Parcel').object(fields);
  expect(parcel.parse({ id: 'a', stamps: [] })).toEqual({ id: 'a', stamps: [] });

  // @ts-expect-error lacks an optional field, which an annotation would accept
  typed<Parcel>('Parcel').object({ id: z.string(), stamps });
  // @ts-expect-error lacks an optional field further down
  typed<Parcel>('Parcel').object({ ...fields, stamps: z.array(z.object({ cents: z.int() })) });
  // @ts-expect-error lacks a field
  typed<Parcel>('Parcel').object({ stamps, note: fields.note });
  // @ts-expect-error has a field too many
  typed<Parcel>('Parcel').object({ ...fields, weight: z.int() });
  // @ts-expect-error has an optional field too many
  typed<Parcel>('Parcel').object({ ...fields, weight: z.int().optional() });
  // @ts-expect-error has a field that must be there, where the type has an optional one
  typed<Parcel>('Parcel').object({ ...fields, note: z.string() });
  // @ts-expect-error has an optional field, where the type has one that must be there
  typed<Parcel>('Parcel').object({ ...fields, id: z.string().optional() });
  // @ts-expect-error is null where the type is not
  typed<Parcel>('Parcel').object({ ...fields, note: z.string().nullable().optional() });
  // @ts-expect-error the same of a component
  typed<Parcel>('Parcel').component({ id: z.string(), stamps });
  // @ts-expect-error the same without other fields
  typed<Parcel>('Parcel').strict({ id: z.string(), stamps });
  // @ts-expect-error the same of any schema
  typed<Parcel>('Parcel').of(z.object({ id: z.string(), stamps }));
  // @ts-expect-error takes fewer values than the type
  typed<Parcel>('Parcel').object({ ...fields, id: z.enum(['a', 'b']) });
});

test('the compiler names the fields that differ', () => {
  interface Other {
    readonly id: string;
    readonly stamps: Parcel['stamps'];
    readonly note: string;
    readonly weight?: number | undefined;
  }
  type Told = 'run pnpm types: schema and type differ';
  const told: Record<keyof Same<Other, Parcel>, true> = {
    'run pnpm types: schema and type differ': true,
    'run pnpm types: schema and type differ in note': true,
    'run pnpm types: schema and type differ in weight': true,
  };
  const ofRecords: Told extends keyof Same<Record<string, number>, Record<string, string>> ? true : false = true;
  expect([Object.keys(told).length, ofRecords]).toEqual([3, true]);

  // @ts-expect-error has other values under names that are not known
  typed<Readonly<Record<string, string>>>('Labels').of(z.record(z.string(), z.number()));
  // @ts-expect-error has a variant too few
  typed<{ readonly a: string } | { readonly b: string }>('Either').of(z.object({ a: z.string() }));
});

test('a schema has one name', () => {
  const refund = typed<Parcel>('Refund').object(fields);
  expect(() => aliased('RefundTwin', refund)).toThrow('Refund is also named RefundTwin');
});

test('a body holds together as it is sent and as it is read, and may hold an idempotency key', () => {
  interface Read {
    readonly at: number;
  }
  interface Sent {
    readonly at: string;
  }
  const key = { idempotency_key: z.string().optional() };
  const at = z.string().transform(Number);
  const body = typedBody<Sent, Read>('Sent', 'Read').of(z.object({ at, ...key }));
  expect(body.parse({ at: '1', idempotency_key: 'k' })).toEqual({ at: 1, idempotency_key: 'k' });

  // @ts-expect-error has no idempotency key
  typedBody<Sent, Read>('Sent', 'Read').of(z.object({ at }));
  // @ts-expect-error lacks a field
  typedBody<Sent, Read>('Sent', 'Read').object({});
  // @ts-expect-error the same of a change
  typedBody<Sent, Read>('Sent', 'Read').change({});
  // @ts-expect-error is sent otherwise than it is read
  typedBody<Read>('Read').of(z.object({ at, ...key }));
  // @ts-expect-error is sent as the type says, and may be left out besides
  typedBody<Sent, Read>('Sent', 'Read').of(z.object({ at: at.default(0), ...key }));
});
