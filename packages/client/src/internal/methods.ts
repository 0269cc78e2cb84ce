import type { Pagination, Role } from '@mitako/contract/names';
import { createList, type List } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import { isObject } from './failures.ts';
import { requireAmount, requireFilters, requireFinite } from './require-finite.ts';
import type { AnswerOf, Bare, FileLine, ListOf, PartOf, RouteLine, Upload, WithParams } from './routes.ts';
import type { Fields, Method, Outgoing, QueryValue, Send } from './transport.ts';

// The route declarations contain zod schemas, so the client imports their type but not their value. A method names its
// route by HTTP method and path in one literal, `'GET /gateway/payments/{payment_id}'`. A literal that is not a
// declared route, or one that the client's credential may not call, does not compile; path parameters, query, body and
// response are typed by the declaration.

/**
 * Creates methods for routes. Each accepts the id of its path, if there is one, then parameters, if it has any, then
 * options. It returns the data of the response, or one field of it, without validation.
 */
export interface Methods<Allowed extends RouteLine> {
  /** A method without parameters. */
  readonly call: <Line extends Allowed, Field extends keyof AnswerOf<Line> = never>(
    line: Line,
    field?: Field,
  ) => Bare<Line, PartOf<Line, Field>>;
  /** A method with parameters: the query of a GET, the body of all others. */
  readonly callWith: <Line extends Allowed, Field extends keyof AnswerOf<Line> = never>(
    line: Line,
    field?: Field,
  ) => WithParams<Line, Promise<PartOf<Line, Field>>>;
  /** A list method, whose parameters include the position of a page. */
  readonly list: <Line extends Allowed, Field extends keyof AnswerOf<Line>>(
    line: Line,
    field: Field,
  ) => WithParams<Line, ListOf<Line, Field>>;
  /** A method with parameters that returns a CSV file. */
  readonly csv: <Line extends Allowed & FileLine>(line: Line) => WithParams<Line, Promise<string>>;
  /** A method that sends a file, then its query. */
  readonly upload: <Line extends Allowed, Field extends keyof AnswerOf<Line>>(
    line: Line,
    field: Field,
  ) => Upload<Line, PartOf<Line, Field>>;
  /** A method that returns a file as bytes. */
  readonly download: (line: Allowed & FileLine) => (id: string, options?: CallOptions) => Promise<Uint8Array>;
}

/** The methods of an interface as properties, whose parameters the compiler checks against those of the routes. */
export type Checked<Face> = {
  readonly [Name in keyof Face]: Face[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer
    : Checked<Face[Name]>;
};

/** Values that each call of some methods sends in addition to its parameters. */
export interface Fixed {
  readonly role?: Role;
  readonly mode?: 'live' | 'test' | undefined;
}

/**
 * Creates {@link Methods} from a transport.
 * Each throws a TypeError for a number that is not finite, an amount that is undefined and a filter that names nothing,
 * before anything is sent.
 */
export function createMethods<Allowed extends RouteLine>(send: Send, { role, mode }: Fixed = {}): Methods<Allowed> {
  const request = async (line: string, { id, params, options = {}, file }: Given, as: Format = {}): Promise<Fields> => {
    // Before a session is refreshed for the call.
    requireFinite(params);
    const [method, template] = line.split(' ') as [Method, string];
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, name === 'role' ? role : id));
    const [query = {}, body] = method === 'GET' || file !== undefined ? [params, file] : [{}, params];
    requireFilters(query);
    requireAmount(body);
    return (await send({ method, path, query: { ...query, mode }, body, options, ...as })) as Fields;
  };
  const method =
    (hasParams: boolean, file?: 'text'): LooseMethods['call'] =>
    (line, field) =>
    async (...given) => {
      const data = await request(line, read(line, hasParams, given), { file, isExpected: has(field) });
      return (field === undefined ? data : data[field]) as never;
    };
  const methods: LooseMethods = {
    call: method(false),
    callWith: method(true),
    csv: method(true, 'text'),
    upload: (line, field) => async (file, params, options) =>
      (await request(line, { id: undefined, file, params, options } as Given, { isExpected: has(field) }))[
        field
      ] as never,
    download: (line) => async (id, options) =>
      (await request(line, { id, options } as Given, { file: 'bytes' })) as never,
    list:
      (line, field) =>
      (...given) => {
        const { params = {}, ...rest } = read(line, true, given);
        return createList(params, async (position) => {
          const page = await request(line, { ...rest, params: { ...position } }, { isExpected: hasPageOf(field) });
          const { has_more, next_cursor } = page['pagination'] as Pagination;
          return { items: page[field] as readonly never[], has_more, next_cursor };
        });
      },
  };
  // At run time a route is its literal; its types exist for the compiler only.
  return methods as Methods<Allowed>;
}

/** Arguments of a method. */
interface Given {
  readonly id: unknown;
  readonly params?: Readonly<Record<string, QueryValue>> | undefined;
  readonly options?: WriteOptions | undefined;
  readonly file?: unknown;
}

type Format = Pick<Outgoing, 'file' | 'isExpected'>;

/** Whether the data has a field that is read; null is a value. */
function has(field: string | undefined): (data: Fields) => boolean {
  return (data) => field === undefined || data[field] !== undefined;
}

function hasPageOf(field: string): (data: Fields) => boolean {
  return ({ [field]: items, pagination }) =>
    Array.isArray(items) &&
    isObject(pagination) &&
    typeof pagination['has_more'] === 'boolean' &&
    (pagination['next_cursor'] === null || typeof pagination['next_cursor'] === 'string');
}

interface LooseMethods {
  readonly call: (line: string, field?: string) => (...given: readonly unknown[]) => Promise<never>;
  readonly callWith: LooseMethods['call'];
  readonly csv: LooseMethods['call'];
  readonly upload: (line: string, field: string) => (...given: readonly unknown[]) => Promise<never>;
  readonly download: (line: string) => (...given: readonly unknown[]) => Promise<never>;
  readonly list: (line: string, field: string) => (...given: readonly unknown[]) => List<never>;
}

/** Parses the arguments of a method. The id comes first if the path has one. */
function read(line: string, hasParams: boolean, given: readonly unknown[]): Given {
  const [id, ...rest] = /\{(?!role\})/.test(line) ? given : [undefined, ...given];
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
