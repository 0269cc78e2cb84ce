import type { Pagination, Role } from '@mitako/contract/names';
import { createList, type List } from '../list.ts';
import { requireCallOptions, type WriteOptions } from '../options.ts';
import { isObject } from './is-object.ts';
import { requireFilters, requireFinite, requireGiven } from './require-finite.ts';
import type { Fields, Outgoing, QueryValue, RouteLiteral, Send } from './transport.ts';

/** A method before its interface types it, which `scripts/client.mjs` writes from the same route. */
export type Untyped<Answer = Promise<never>> = (...given: readonly unknown[]) => Answer;

/**
 * Creates methods for routes, each by its HTTP method and path in one literal, `'GET /gateway/payments/{payment_id}'`. A
 * method accepts the id of its path, if there is one, then parameters, if it has any, then options. It returns the data
 * of the response, or one field of it, without validation.
 */
export interface RouteMethods {
  /** A method without parameters. */
  readonly call: (route: RouteLiteral, field?: string) => Untyped;
  /** A method with parameters: the query of a GET, the body of all others. */
  readonly callWith: (route: RouteLiteral, field?: string) => Untyped;
  /** A list method, whose parameters include the position of a page. */
  readonly list: (route: RouteLiteral, field: string) => Untyped<List<never>>;
  /** A method that returns a file as text. */
  readonly text: (route: RouteLiteral) => Untyped;
  /** The same with parameters. */
  readonly csv: (route: RouteLiteral) => Untyped;
  /** A method that sends a file, then its query. */
  readonly upload: (route: RouteLiteral, field: string) => Untyped;
  /** A method that returns a file as bytes. */
  readonly download: (route: RouteLiteral) => Untyped;
}

/** Values that each call of some methods sends in addition to its parameters. */
export interface Fixed {
  readonly role?: Role;
  readonly mode?: 'live' | 'test' | undefined;
}

/**
 * Creates {@link RouteMethods} from a transport.
 * Each throws a `VALIDATION_ERROR` for a number that is not finite, an amount or a reference that is undefined and a
 * filter that names nothing, and a `TypeError` for an unknown option, before anything is sent.
 */
export function createMethods(send: Send, { role, mode }: Fixed = {}): RouteMethods {
  const request = async (
    route: RouteLiteral,
    { id, params, options = {}, file }: Given,
    as: Format = {},
  ): Promise<Fields> => {
    // Before a session is refreshed for the call.
    requireCallOptions(options);
    requireFinite(params);
    const parameters = Object.fromEntries(
      [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, segment(name, name === 'role' ? role : id)]),
    );
    const [query = {}, body] = route.startsWith('GET ') || file !== undefined ? [params, file] : [{}, params];
    requireFilters(query);
    requireGiven(body);
    return (await send({ route, parameters, query: { ...query, mode }, body, options, ...as })) as Fields;
  };
  const method =
    (hasParams: boolean, file?: Format['file']): RouteMethods['call'] =>
    (route, field) =>
    async (...given) =>
      at(await request(route, read(route, hasParams, given), { file, isExpected: has(field) }), field);
  return {
    call: method(false),
    callWith: method(true),
    text: method(false, 'text'),
    csv: method(true, 'text'),
    download: method(false, 'bytes'),
    upload: (route, field) => async (file, params, options) =>
      at(await request(route, { id: undefined, file, params, options } as Given, { isExpected: has(field) }), field),
    list:
      (route, field) =>
      (...given) => {
        const { params = {}, ...rest } = read(route, true, given);
        return createList(params, async (position) => {
          const page = await request(route, { ...rest, params: { ...position } }, { isExpected: hasPageOf(field) });
          const { has_more, next_cursor } = page['pagination'] as Pagination;
          return { items: page[field] as readonly never[], has_more, next_cursor };
        });
      },
  };
}

/** Arguments of a method. */
interface Given {
  readonly id: unknown;
  readonly params?: Readonly<Record<string, QueryValue>> | undefined;
  readonly options?: WriteOptions | undefined;
  readonly file?: unknown;
}

type Format = Pick<Outgoing, 'file' | 'isExpected'>;

/** The data, or a field of it by its path. */
function at(data: unknown, path: string | undefined): never {
  const found = path?.split('.').reduce<unknown>((of, name) => (isObject(of) ? of[name] : undefined), data);
  return (path === undefined ? data : found) as never;
}

/** Whether the data has a field that is read; null is a value. */
function has(field: string | undefined): (data: Fields) => boolean {
  return (data) => at(data, field) !== undefined;
}

function hasPageOf(field: string): (data: Fields) => boolean {
  return ({ [field]: items, pagination }) =>
    Array.isArray(items) &&
    isObject(pagination) &&
    typeof pagination['has_more'] === 'boolean' &&
    (pagination['next_cursor'] === null || typeof pagination['next_cursor'] === 'string');
}

/** Parses the arguments of a method. The id comes first if the path has one. */
function read(route: string, hasParams: boolean, given: readonly unknown[]): Given {
  const [id, ...rest] = /\{(?!role\})/.test(route) ? given : [undefined, ...given];
  const [params, options] = hasParams ? [rest[0] ?? {}, rest[1]] : [undefined, rest[0]];
  return { id, params, options } as Given;
}

/**
 * One path segment. An empty id or `..` would silently name another route, so only characters of ids are accepted.
 * @throws TypeError when it is not an id
 */
function segment(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value;
  throw new TypeError(`${name} must be an id from the API: 1 to 64 letters, digits, "_" and "-".`);
}
