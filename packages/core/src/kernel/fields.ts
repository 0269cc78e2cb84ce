import type { Route } from '@mitako/contract';
import { type FieldErrors, nearest } from '@mitako/contract/names';
import { GatewayError } from '../errors.ts';

type Failure = NonNullable<ReturnType<Route['query']['safeParse']>['error']>;
type Issue = Failure['issues'][number];

/** One rule that a field violated. `rule` is a stable word, `message` is for people. */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** More than a caller fixes at once; a response must not grow with the request. */
const FAULTS_MAX = 20;
const NAME_LENGTH_MAX = 80;

/** @returns `VALIDATION_ERROR` with `details.fields`: the violated rules by dotted path */
export function validationError(faults: readonly Fault[]): GatewayError {
  const fields = new Map<string, { readonly rule: string; readonly message: string }[]>();
  for (const { field, rule, message } of faults.slice(0, FAULTS_MAX)) {
    const name = field.length > NAME_LENGTH_MAX ? `${field.slice(0, NAME_LENGTH_MAX)}…` : field;
    const broken = fields.get(name) ?? [];
    if (!broken.some((one) => one.rule === rule)) fields.set(name, [...broken, { rule, message }]);
  }
  return new GatewayError('VALIDATION_ERROR', { fields: Object.fromEntries(fields) satisfies FieldErrors });
}

/**
 * An unknown field, most often a misspelt one.
 * @param known fields in its place, of which one may be meant
 */
export function unknownField(field: string, known: readonly string[] = []): Fault {
  const meant = nearest(field, known);
  const advice = meant === undefined ? '' : `, ${meant} is`;
  return { field, rule: 'unknown_field', message: `Is not a field of this request${advice}.` };
}

/**
 * Translates zod's issues: its own messages change with its versions, show patterns, and name JavaScript types. Values
 * are never repeated, because they may be secrets.
 * @param whole the field name for issues of the value as a whole
 * @param known the fields of the value, outermost
 */
export function faultsOf(
  error: Failure,
  value: unknown,
  whole: string,
  known: readonly string[] = [],
): readonly Fault[] {
  // A string where a list belongs may also be too long for one: that is not a second error.
  const mistyped = new Set(
    error.issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  const first = error.issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path.join('.')));
  return first.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    return names.map((name) => {
      const { path, found } = locate(value, name === null ? issue.path : [...issue.path, name]);
      const fault =
        found === undefined
          ? { rule: 'required', message: 'Is required.' }
          : name !== null && issue.path.length === 0
            ? unknownField(name, known)
            : explain(issue, found);
      return { ...fault, field: path.length === 0 ? whole : path.map(String).join('.') };
    });
  });
}

function explain(issue: Issue, found: unknown): Pick<Fault, 'rule' | 'message'> {
  switch (issue.code) {
    case 'invalid_type':
      return {
        rule: 'type',
        message: `Must be ${TYPES[issue.expected] ?? issue.expected}${found === null && issue.path.length > 0 ? ', not null' : ''}.`,
      };
    case 'too_small':
      return { rule: 'min', message: `Must ${bound(issue.origin)} at least ${amount(issue.minimum, issue.origin)}.` };
    case 'too_big':
      return { rule: 'max', message: `Must ${bound(issue.origin)} at most ${amount(issue.maximum, issue.origin)}.` };
    case 'invalid_value':
      return { rule: 'one_of', message: `Must be one of: ${issue.values.join(', ')}.` };
    case 'invalid_union':
      return { rule: 'one_of', message: 'Matches no accepted format.' };
    case 'unrecognized_keys':
      return unknownField('');
    case 'invalid_key': {
      const [broken] = issue.issues;
      const { rule, message } =
        broken === undefined ? { rule: 'name', message: 'Must be another one.' } : explain(broken, found);
      return { rule: rule === 'format' ? rule : 'name', message: `This name ${lowerFirst(message)}` };
    }
    case 'invalid_format':
      return {
        rule: 'format',
        message: PLUS_AS_SPACE.test(String(found)) ? ENCODE_PLUS : (FORMATS[issue.format] ?? sentence(issue.message)),
      };
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return { rule: 'format', message: sentence(issue.message) };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Must be an e-mail address.',
  datetime: 'Must be a timestamp such as 2026-01-31T12:00:00Z.',
  date: 'Must be a date such as 2026-01-31.',
};

/** A timestamp in a query whose plus sign was not encoded, and means a space there. */
const PLUS_AS_SPACE = /^\d{4}-\d\d-\d\dT[\d:.]+ \d\d:\d\d$/;
const ENCODE_PLUS = 'Must be a timestamp whose "+" is written "%2B" in a query: 2026-01-31T12:00:00%2B01:00.';

function bound(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'have' : 'be';
}

function amount(limit: number | bigint, origin: string): string {
  const unit = origin === 'string' ? 'character' : origin === 'array' ? 'item' : null;
  return unit === null ? String(limit) : `${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

function lowerFirst(message: string): string {
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/**
 * The path as far as the request itself goes: an array written as one string, `a,b`, has no items of its own. And what
 * was sent there; undefined: nothing.
 */
function locate(
  value: unknown,
  path: readonly PropertyKey[],
): { readonly path: readonly PropertyKey[]; readonly found: unknown } {
  let found = value;
  for (const [index, name] of path.entries()) {
    if (typeof found !== 'object' || found === null) return { path: path.slice(0, index), found };
    if (!Object.hasOwn(found, name)) return { path, found: undefined };
    found = Reflect.get(found, name);
  }
  return { path, found };
}
