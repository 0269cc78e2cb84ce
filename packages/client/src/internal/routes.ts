import type { DataOf, ParametersOf, QueryOf, RouteName, Routes } from '@mitako/contract';
import type { FileUpload, Pagination, Role, Scope } from '@mitako/contract/names';
import type { QueryParams, List } from '../list.ts';
import type { WriteOptions } from '../options.ts';
import type { FileBody } from './transport.ts';

// The types of a route by its literal, which vanish at run time.

/** Method and path of every route. */
export type RouteLine = { readonly [Name in RouteName]: LineOf<Name> }[RouteName];

/** Routes that accept a secret key. */
export type KeyLine = LinesWith<{ readonly kind: 'api_key' } | { readonly kind: 'merchant'; readonly scope: Scope }>;

/** Routes for operators, with a key or a login. */
export type OperatorLine = LinesWith<{ readonly kind: 'operator' }>;

/** Routes without a credential. */
export type OpenLine = LinesWith<{ readonly kind: 'none' }>;

/** Routes that accept an access token, by role. */
export type TokenLine<Of extends Role> =
  | { readonly [Name in RouteName]: [Of] extends [RolesOf<Name>] ? LineOf<Name> : never }[RouteName]
  | ([Of] extends ['merchant'] ? LinesWith<{ readonly kind: 'merchant' }> : never)
  | ([Of] extends ['operator'] ? OperatorLine : never);

/** Routes that return a file. */
export type FileLine = {
  readonly [Name in RouteName]: DataOf<Name> extends string ? LineOf<Name> : never;
}[RouteName];

/** Operation name of a literal. */
type NameOf<Line extends RouteLine> = {
  readonly [Name in RouteName]: LineOf<Name> extends Line ? Name : never;
}[RouteName];

export type AnswerOf<Line extends RouteLine> = DataOf<NameOf<Line>>;

/** The response data, or the named field of it. */
export type PartOf<Line extends RouteLine, Field extends keyof AnswerOf<Line>> = [Field] extends [never]
  ? AnswerOf<Line>
  : AnswerOf<Line>[Field];

/** `unknown`, which is not a method, if the route needs a body. */
export type Bare<Line extends RouteLine, Answer> =
  undefined extends SentTo<Line> ? (...given: [...IdIn<Line>, options?: WriteOptions]) => Promise<Answer> : unknown;

/** `unknown` if the route receives no file. */
export type Upload<Line extends RouteLine, Answer> = Routes[NameOf<Line>]['body'] extends FileUpload
  ? (file: FileBody, query: QueryParams<QueryOf<NameOf<Line>>>, options?: WriteOptions) => Promise<Answer>
  : unknown;

export type WithParams<Line extends RouteLine, Answer> = (
  ...given: [...IdIn<Line>, ...ParamsOf<Line>, options?: WriteOptions]
) => Answer;

/** `unknown` if the response is not a page. */
export type ListOf<Line extends RouteLine, Field extends keyof AnswerOf<Line>> =
  AnswerOf<Line> extends { readonly [Name in Field]: readonly (infer Item)[] } & { readonly pagination: Pagination }
    ? List<Item>
    : unknown;

type IdIn<Line extends RouteLine> = [Exclude<keyof ParametersOf<NameOf<Line>>, 'role'>] extends [never]
  ? []
  : [id: string];

type ParamsOf<Line extends RouteLine> = Line extends `GET ${string}`
  ? [query?: QueryParams<QueryOf<NameOf<Line>>>]
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
