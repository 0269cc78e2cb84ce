import { routes, type BodyOf, type ParametersOf, type QueryOf, type RouteName } from '@mitako/contract';
import { isGatewayError, refused, type Gateway } from '@mitako/core';

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
 * What the HTTP handler does with a request that is well formed: checks the credential, calls the operation. An error that
 * is no refusal is a 500.
 *
 * @param onError told of what was thrown and is no refusal
 */
export async function serve<Name extends RouteName>(
  gateway: Gateway,
  request: ApiRequest<Name>,
  onError: (error: unknown) => void,
): Promise<ApiAnswer> {
  const { name, bearer, key } = request;
  // A route without parameters or query takes an empty object.
  const parameters = request.parameters ?? ({} as ParametersOf<Name>);
  const query = request.query ?? ({} as QueryOf<Name>);
  try {
    const caller = await gateway.authenticate({
      auth: routes[name].auth,
      authorization: bearer === undefined ? null : `Bearer ${bearer}`,
      ...('role' in parameters ? { role: parameters.role } : {}),
      ...('mode' in query && query.mode !== undefined ? { mode: query.mode as 'live' | 'test' } : {}),
    });
    const { status, body } = await gateway.call(name, {
      caller,
      parameters,
      query,
      body: request.body as BodyOf<Name>,
      idempotencyKey: key ?? null,
      deviceName: null,
    });
    return { status, body };
  } catch (error) {
    if (isGatewayError(error)) return refused(error);
    onError(error);
    return { status: 500, body: '{}' };
  }
}
