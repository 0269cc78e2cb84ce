import { isMutating, localOperations, type OperationName, PARTS, routes } from '@mitako/contract';
import { type Arrived, type Done, isGatewayError, refused, type Result, silentLogger } from '@mitako/core';
import type { ApiGateway } from '../src/pipeline.ts';

/** What came through to the engine. */
export interface Called {
  readonly name: OperationName;
  readonly arrived: Arrived;
  /** What `readBody` gave. */
  readonly body: unknown;
}

export interface FakeGateway extends ApiGateway {
  readonly calls: Called[];
}

/** An engine that accepts every caller, reads the body as the real one does, and answers everything with the same success. */
export function fakeGateway(
  overrides: {
    readonly publicUrl?: string;
    readonly answer?: (called: Called) => Result<never> | Promise<Result<never>>;
  } = {},
): FakeGateway {
  const calls: Called[] = [];
  return {
    calls,
    publicUrl: overrides.publicUrl ?? 'https://pay.example.cm',
    logger: silentLogger(),
    parts: new Set(PARTS),
    hosted: new Set(),
    async call(name, arrived) {
      try {
        const called: Called = { name, arrived, body: await bodyOf(name, arrived) };
        calls.push(called);
        return overrides.answer?.(called) ?? success(200, { operation: name });
      } catch (error) {
        if (isGatewayError(error)) return refused(error);
        throw error;
      }
    },
  };
}

/** A success whose data must not be read: the body is sent. */
export function success(status: number, data: unknown, overrides: Partial<Done<never>> = {}): Done<never> {
  return {
    kind: 'done',
    status,
    body: JSON.stringify({ data, success: true, error: null }),
    retryAfterSeconds: null,
    replayed: false,
    get data(): never {
      throw new TypeError('the data was looked at');
    },
    ...overrides,
  };
}

function bodyOf(name: OperationName, { readBody }: Arrived): Promise<unknown> {
  if (readBody === undefined) throw new TypeError('no body can be read');
  return isMutating({ ...routes, ...localOperations }[name]) ? readBody() : Promise.resolve(undefined);
}
