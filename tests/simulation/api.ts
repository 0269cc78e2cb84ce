import type { BodyOf, ParametersOf, QueryOf, RouteName } from '@mitako/contract';
import type { Gateway } from '@mitako/core';

/** A request as it comes over the wire, its parts parsed. */
export interface ApiRequest<Name extends RouteName> {
  readonly name: Name;
  /** What stands behind `Authorization: Bearer`. */
  readonly bearer?: string;
  readonly parameters?: ParametersOf<Name>;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
  readonly key?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * A request that is well formed, as the HTTP handler hands it to the engine. An error that is no refusal is a 500.
 *
 * @param onError told of what was thrown
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
