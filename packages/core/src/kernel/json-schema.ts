import type { Route } from '@mitako/contract';

type ZodSchema = Route['parameters'];

export type JsonSchema = NonNullable<ReturnType<ZodSchema['toJSONSchema']>['anyOf']>[number];

/** The input of a caller. The JSON Schema is the documented way to read a zod object without knowing its class. */
export function jsonSchemaOf(schema: ZodSchema): JsonSchema {
  return schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
}
