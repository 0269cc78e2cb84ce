import type { RouteName } from '@mitako/contract';
import {
  ANONYMOUS,
  type Answer,
  type Caller,
  type Credential,
  type OperationRequest,
  silentLogger,
  succeeded,
} from '@mitako/core';
import type { ApiGateway } from '../src/pipeline.ts';

/** What came through to the engine. */
export interface Call {
  readonly name: RouteName;
  readonly request: OperationRequest<RouteName>;
}

export interface FakeGateway extends ApiGateway {
  readonly calls: Call[];
  readonly credentials: Credential[];
}

/** An engine that lets everybody in and answers everything with the same success. */
export function fakeGateway(
  overrides: {
    readonly publicUrl?: string;
    readonly authenticate?: (credential: Credential) => Promise<Caller>;
    readonly answer?: (call: Call) => Answer | Promise<Answer>;
  } = {},
): FakeGateway {
  const calls: Call[] = [];
  const credentials: Credential[] = [];
  return {
    calls,
    credentials,
    publicUrl: overrides.publicUrl ?? 'https://pay.example.cm',
    logger: silentLogger(),
    async authenticate(credential) {
      credentials.push(credential);
      return overrides.authenticate?.(credential) ?? ANONYMOUS;
    },
    async call(name, request) {
      const call: Call = { name, request };
      calls.push(call);
      return overrides.answer?.(call) ?? succeeded(200, { operation: name });
    },
  };
}
