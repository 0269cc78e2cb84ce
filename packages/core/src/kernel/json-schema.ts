import type { Route } from '@mitako/contract';

type ZodSchema = Route['parameters'];

export type JsonSchema = NonNullable<ReturnType<ZodSchema['toJSONSchema']>['anyOf']>[number];

/** What a caller sends. The JSON Schema is the documented way to look into a zod object without knowing its class. */
export function jsonSchemaOf(schema: ZodSchema): JsonSchema {
  return schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
}
