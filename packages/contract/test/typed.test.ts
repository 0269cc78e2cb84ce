import { expect, test } from 'vitest';
import { z } from 'zod';
import { typed, typedBody } from '../src/basics/typed.ts';

interface Parcel {
  readonly id: string;
  readonly stamps: readonly { readonly cents: number; readonly country?: string | undefined }[];
  readonly note?: string | undefined;
}

const stamps = z.array(z.object({ cents: z.int(), country: z.string().optional() }));
const fields = { id: z.string(), stamps, note: z.string().optional() };

// What is held here is held by the compiler: an expected error that does not come is an error.
test('a schema and its type hold together in both directions', () => {
  const parcel: z.ZodType<Parcel> = typed<Parcel>()(z.object(fields));
  expect(parcel.parse({ id: 'a', stamps: [] })).toEqual({ id: 'a', stamps: [] });

  // @ts-expect-error lacks an optional field, which an annotation would accept
  typed<Parcel>()(z.object({ id: z.string(), stamps }));
  // @ts-expect-error lacks an optional field further down
  typed<Parcel>()(z.object({ ...fields, stamps: z.array(z.object({ cents: z.int() })) }));
  // @ts-expect-error lacks a field
  typed<Parcel>()(z.object({ stamps, note: fields.note }));
  // @ts-expect-error has a field too many
  typed<Parcel>()(z.object({ ...fields, weight: z.int() }));
  // @ts-expect-error has an optional field too many
  typed<Parcel>()(z.object({ ...fields, weight: z.int().optional() }));
  // @ts-expect-error has a field that must be there, where the type has an optional one
  typed<Parcel>()(z.object({ ...fields, note: z.string() }));
  // @ts-expect-error has an optional field, where the type has one that must be there
  typed<Parcel>()(z.object({ ...fields, id: z.string().optional() }));
  // @ts-expect-error is null where the type is not
  typed<Parcel>()(z.object({ ...fields, note: z.string().nullable().optional() }));
  // @ts-expect-error takes fewer values than the type
  typed<Parcel>()(z.object({ ...fields, id: z.enum(['a', 'b']) }));
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
  const body = typedBody<Read, Sent>()(z.object({ at, ...key }));
  expect(body.parse({ at: '1', idempotency_key: 'k' })).toEqual({ at: 1, idempotency_key: 'k' });

  // @ts-expect-error has no idempotency key
  typedBody<Read, Sent>()(z.object({ at }));
  // @ts-expect-error is sent otherwise than it is read
  typedBody<Read>()(z.object({ at, ...key }));
  // @ts-expect-error is sent as the type says, and may be left out besides
  typedBody<Read, Sent>()(z.object({ at: at.default(0), ...key }));
});
