import { nearest } from '@mitako/contract/names';
import type { RailOptions } from './rail-options.ts';

/** An option: any value, unless it is said which. */
export interface KnownOption {
  /** It must be written. Its value may be `undefined`, as a variable of the environment that is not set. */
  readonly required?: boolean;
  /** The texts that it may be. */
  readonly oneOf?: readonly string[];
  /** It is an object of these options. */
  readonly parts?: Readonly<Record<string, KnownOption>>;
}

type CommonName = keyof RailOptions | 'environment' | 'id' | 'baseUrl';

/** All options of a rail, or of one of its options, by name, without those of every rail. */
export type KnownOptions<Options extends object> = {
  readonly [Name in Exclude<keyof Options, CommonName>]-?: KnownOption &
    (object extends Pick<Options, Name> ? { readonly required?: false } : { readonly required: true });
};

const COMMON: Readonly<Record<CommonName, KnownOption>> = {
  environment: { required: true, oneOf: ['sandbox', 'production'] },
  id: {},
  baseUrl: {},
  lookUpsPerSecond: {},
  fetch: {},
};

/** Of minimum and maximum. */
export const LIMITS: KnownOptions<{ readonly min: number; readonly max: number }> = {
  min: { required: true },
  max: { required: true },
};

/**
 * Refuses options that are misspelt, missing, or of another kind: a configuration without types may write any. One that is
 * ignored would leave a rail without refunds, and what is not the sandbox takes live money.
 * @param factory the rail as a configuration calls it, `mtnMomo`
 * @param options as it was called with them
 * @param known all of them but those that every rail has
 * @throws TypeError with a line for each, which names its path and what to write, and contains no value but that of a choice
 */
export function requireOptions<Options extends object>(
  factory: string,
  options: Options,
  known: KnownOptions<Options>,
): void {
  if (!isObject(options)) {
    throw new TypeError(`${factory} is called without options: write ${factory}({ environment: 'sandbox', … })`);
  }
  const problems = problemsOf(options, { ...COMMON, ...known }, []);
  if (problems.length === 0) return;
  throw new TypeError(problems.map(({ path, what, fix }) => `${path} of ${factory} ${what}. ${fix}`).join('\n'));
}

interface Problem {
  readonly path: string;
  readonly what: string;
  readonly fix: string;
}

type Fields = Readonly<Record<string, unknown>>;

function problemsOf(
  options: Fields,
  known: Readonly<Record<string, KnownOption>>,
  within: readonly string[],
): readonly Problem[] {
  const pathOf = (name: string): string => [...within, name].join('.');
  const names = Object.keys(known);
  const misspelt = Object.keys(options)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ name, meant: nearest(name, names) }));
  return [
    ...misspelt.map(({ name, meant }) => ({
      path: pathOf(name),
      what: 'is no option',
      fix: meant === undefined ? `Known are ${names.map(pathOf).join(', ')}.` : `Did you mean ${pathOf(meant)}?`,
    })),
    ...Object.entries(known)
      // Said once, by its misspelt name.
      .filter(([name]) => name in options || !misspelt.some(({ meant }) => meant === name))
      .flatMap(([name, option]) => {
        const path = pathOf(name);
        const fault = faultOf(options[name], name in options, option);
        if (fault !== null) return [{ path, ...fault }];
        const parts = options[name];
        return option.parts === undefined || !isObject(parts) ? [] : problemsOf(parts, option.parts, [...within, name]);
      }),
  ];
}

function faultOf(
  value: unknown,
  isWritten: boolean,
  { required = false, oneOf, parts }: KnownOption,
): Omit<Problem, 'path'> | null {
  const fix = oneOf
    ? `Write ${oneOf.map((each) => `'${each}'`).join(' or ')}.`
    : parts
      ? `Write { ${Object.keys(parts).join(', ')} }.`
      : 'Set it.';
  if (value === undefined) {
    const mayBeUnset = !required || (isWritten && oneOf === undefined && parts === undefined);
    return mayBeUnset ? null : { what: 'is missing', fix };
  }
  if (oneOf !== undefined && !(typeof value === 'string' && oneOf.includes(value))) {
    return { what: `is ${typeof value === 'string' ? JSON.stringify(value) : 'no text'}`, fix };
  }
  return parts === undefined || isObject(value) ? null : { what: 'is no object', fix };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
