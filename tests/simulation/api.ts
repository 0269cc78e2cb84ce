import type { ParametersOf, QueryOf, RouteName, SentOf } from '@mitako/contract';
import type { Gateway } from '@mitako/core';

/** A parsed HTTP request. */
export interface ApiRequest<Name extends RouteName> {
  readonly name: Name;
  /** The bearer token of the `Authorization` header. */
  readonly bearer?: string;
  readonly parameters?: ParametersOf<Name>;
  readonly query?: QueryOf<Name>;
  readonly body?: SentOf<Name>;
  readonly key?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * A well-formed request, as the HTTP handler passes it to the engine. An error other than a `GatewayError` is a 500.
 *
 * @param onError receives thrown errors
 */
export async function serve<Name extends RouteName>(
  gateway: Gateway,
  request: ApiRequest<Name>,
  onError: (error: unknown) => void,
): Promise<ApiAnswer> {
  const { name, bearer, key, parameters = {}, query = {}, body } = request;
  try {
    return await gateway.call(name, {
      way: 'api',
      credential: { kind: 'bearer', authorization: bearer === undefined ? null : `Bearer ${bearer}` },
      parameters: { ...parameters },
      query: { ...query },
      body,
      idempotencyKey: key ?? null,
    });
  } catch (error) {
    onError(error);
    return { status: 500, body: '{}' };
  }
}
