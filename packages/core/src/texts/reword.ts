import { nearest } from '@mitako/contract/names';

/** Texts in place of others, by the same names; what is absent stays. A text with values in it is a function of them. */
export type Reworded<Part> = {
  readonly [Name in keyof Part]?: Part[Name] extends string
    ? string
    : Part[Name] extends readonly unknown[] | ((...values: never[]) => unknown)
      ? Part[Name]
      : Reworded<Part[Name]>;
};

/** A mistake in texts of an embedding program. */
export interface TextFault {
  /** Outermost first: `['fr', 'order', 'payTo']`. */
  readonly path: readonly string[];
  /** What is wrong, a colon, and the fix. */
  readonly message: string;
}

type Values = readonly unknown[];
type Text = (...values: Values) => unknown;

/** Each text that is unknown, of another type, or without a value that the text in its place has. */
export function findTextFaults(texts: object, own: unknown, path: readonly string[] = []): readonly TextFault[] {
  if (!isGroup(own)) return [{ path, message: 'must be an object: write the texts by their names' }];
  return Object.entries(own).flatMap(([name, theirs]) => {
    const here = [...path, name];
    const its: unknown = Object.hasOwn(texts, name) ? texts[name as keyof typeof texts] : undefined;
    if (its === undefined) return [{ path: here, message: `is no text: ${meant(name, Object.keys(texts))}` }];
    if (theirs === undefined) return [];
    if (isGroup(its)) return findTextFaults(its, theirs, here);
    const kind = kindOf(its);
    if (kind === undefined || kindOf(theirs) !== kind || theirs === '')
      return [
        {
          path: here,
          message: `must be ${kind ?? 'left out'}: write ${kind === undefined ? 'nothing' : EXAMPLES[kind]}`,
        },
      ];
    if (typeof its === 'function' && failsAlways(its as Text, theirs as Text)) {
      return [{ path: here, message: `throws: write ${EXAMPLES['a function of its values']}` }];
    }
    const lost = typeof its === 'function' ? lostValue(its as Text, theirs as Text) : null;
    return lost === null
      ? []
      : [{ path: here, message: `leaves out ${lost}, which the text in its place has: add it` }];
  });
}

/** The texts with others in their places, which have no {@link findTextFaults}. One that fails is as it was. */
export function reworded<Part extends object>(texts: Part, own: Reworded<Part>): Part {
  const entries = Object.entries(texts).map(([name, its]: [string, unknown]) => {
    const theirs: unknown = own[name as keyof Part];
    if (theirs === undefined) return [name, its];
    if (isGroup(its) && isGroup(theirs)) return [name, reworded<object>(its, theirs)];
    return [
      name,
      typeof its === 'function' && typeof theirs === 'function' ? orElse(theirs as Text, its as Text) : theirs,
    ];
  });
  return Object.fromEntries(entries) as Part;
}

function orElse(theirs: Text, its: Text): Text {
  return (...values) => {
    try {
      return theirs(...values);
    } catch {
      return its(...values);
    }
  };
}

function meant(name: string, known: readonly string[]): string {
  const best = nearest(name, known);
  return best === undefined ? `known are ${known.join(', ')}` : `did you mean ${best}?`;
}

const EXAMPLES = {
  'a text': "'…'",
  'a list': "['…']",
  'a function of its values': '(value) => `… ${value}`',
} as const;

function kindOf(value: unknown): keyof typeof EXAMPLES | undefined {
  if (typeof value === 'function') return 'a function of its values';
  return Array.isArray(value) ? 'a list' : typeof value === 'string' ? 'a text' : undefined;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const VALUES_MAX = 6;
/** What values are as numbers, which texts format. */
const NUMBER = 73_129;

/**
 * Whether a text throws whatever its values are: it takes none, or the error is not of a value. One that looks a value up in a
 * list of its own may throw for the values of this check alone.
 */
function failsAlways(its: Text, theirs: Text): boolean {
  const marks = marksOf();
  if (shownBy(its, marks) === null) return false;
  try {
    theirs(...marks);
    return false;
  } catch (error) {
    return theirs.length === 0 || !(error instanceof TypeError || error instanceof RangeError);
  }
}

/** The name of a value that the one text shows and the other does not; null: none, or it cannot be told. */
function lostValue(its: Text, theirs: Text): string | null {
  const marks = marksOf();
  const [before, after] = [shownBy(its, marks), shownBy(theirs, marks)];
  if (before === null || after === null) return null;
  const shown = [...before.matchAll(/⟦([^⟦⟧]+)⟧/g)].map(([mark, name = '']) => ({ mark, name }));
  const lost = shown.find(({ mark }) => !after.includes(mark))?.name;
  if (lost !== undefined) return lost;
  return hasNumber(before) && !hasNumber(after) && !after.includes('⟦') ? 'its number' : null;
}

function marksOf(): Values {
  return Array.from({ length: VALUES_MAX }, (_, index) => markOf(`value ${index + 1}`));
}

function hasNumber(text: string): boolean {
  return text.replaceAll(/(?<=\d)[\s.,](?=\d)/gu, '').includes(String(NUMBER));
}

/** The text with these values, of whatever form; null where they do not fit into it. */
function shownBy(text: Text, values: Values): string | null {
  try {
    return wordsOf(text(...values));
  } catch {
    return null;
  }
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'function') return String(value);
  return typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join(' ') : '';
}

/** A value that is text, number and object at once, and is found again in a text. */
function markOf(name: string): unknown {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? NUMBER : `⟦${name}⟧`);
      if (key === 'toString') return () => `⟦${name}⟧`;
      return typeof key === 'symbol' ? undefined : markOf(`${name}.${key}`);
    },
    apply: () => markOf(name),
  });
}
