import type { DataOf, ParametersOf, QueryOf, RouteName, Routes } from '@mitako/contract';
import type { Pagination, Role, Scope } from '@mitako/contract/names';
import type { Asked, List } from '../list.ts';
import type { WriteOptions } from '../options.ts';

// What the compiler knows of a route by its line. At run time nothing of it is left.

/** Method and path of every route. */
export type RouteLine = { readonly [Name in RouteName]: LineOf<Name> }[RouteName];

/** Those that a secret key may call. */
export type KeyLine = LinesWith<{ readonly kind: 'api_key' } | { readonly kind: 'merchant'; readonly scope: Scope }>;

/** Those that an operator may call, with a key or logged in. */
export type OperatorLine = LinesWith<{ readonly kind: 'operator' }>;

/** Those that take no credential. */
export type OpenLine = LinesWith<{ readonly kind: 'none' }>;

/** Those that an access token may call, of each role of several. */
export type TokenLine<Of extends Role> =
  | { readonly [Name in RouteName]: [Of] extends [RolesOf<Name>] ? LineOf<Name> : never }[RouteName]
  | ([Of] extends ['merchant'] ? LinesWith<{ readonly kind: 'merchant' }> : never)
  | ([Of] extends ['operator'] ? OperatorLine : never);

/** Those that are answered as CSV too. */
export type CsvLine = {
  readonly [Name in RouteName]: 'format' extends keyof QueryOf<Name> ? LineOf<Name> : never;
}[RouteName];

/** Name of the operation behind a line. */
type NameOf<Line extends RouteLine> = {
  readonly [Name in RouteName]: LineOf<Name> extends Line ? Name : never;
}[RouteName];

export type AnswerOf<Line extends RouteLine> = DataOf<NameOf<Line>>;

/** The answer, or the field of it that is named. */
export type PartOf<Line extends RouteLine, Field extends keyof AnswerOf<Line>> = [Field] extends [never]
  ? AnswerOf<Line>
  : AnswerOf<Line>[Field];

/** `unknown`, which is no method, where the route needs a body. */
export type Bare<Line extends RouteLine, Answer> =
  undefined extends SentTo<Line> ? (...given: [...IdIn<Line>, options?: WriteOptions]) => Promise<Answer> : unknown;

export type WithParams<Line extends RouteLine, Answer> = (
  ...given: [...IdIn<Line>, ...ParamsOf<Line>, options?: WriteOptions]
) => Answer;

/** `unknown` where the answer is no page. */
export type ListOf<Line extends RouteLine, Field extends keyof AnswerOf<Line>> =
  AnswerOf<Line> extends { readonly [Name in Field]: readonly (infer Item)[] } & { readonly pagination: Pagination }
    ? List<Item>
    : unknown;

type IdIn<Line extends RouteLine> = [Exclude<keyof ParametersOf<NameOf<Line>>, 'role'>] extends [never]
  ? []
  : [id: string];

type ParamsOf<Line extends RouteLine> = Line extends `GET ${string}`
  ? [query?: Asked<QueryOf<NameOf<Line>>>]
  : undefined extends SentTo<Line>
    ? [body?: SentTo<Line>]
    : [body: SentTo<Line>];

type SentTo<Line extends RouteLine> = Routes[NameOf<Line>]['sent'];

type LineOf<Name extends RouteName> = `${Routes[Name]['method']} ${Routes[Name]['path']}`;

type LinesWith<Auth> = {
  readonly [Name in RouteName]: Routes[Name]['auth'] extends Auth ? LineOf<Name> : never;
}[RouteName];

type RolesOf<Name extends RouteName> = Routes[Name]['auth'] extends { readonly roles: readonly (infer Of)[] }
  ? Of
  : never;
