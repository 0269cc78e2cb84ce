import { z } from 'zod';
import { text } from './text.ts';

/**
 * A list that means a set: a repetition counts once, and the list as sent is no longer than the set can be. Every list in
 * a body is declared with it, so that no list makes more work than what it can hold.
 * @param most members of the largest set
 */
export function setOf<Item extends z.ZodType>(item: Item, most: number): z.ZodArray<Item> {
  return z
    .array(item)
    .max(most)
    .overwrite((sent) => [...new Set(sent)]);
}

/** The same for a parameter of a query, which is repeated or comma-separated. Its order is that of the names. */
export function setParameter<const Name extends string>(
  names: readonly Name[],
  alias: Readonly<Record<string, Name>> = {},
): z.ZodType<readonly Name[], string | string[]> {
  const most = names.length;
  return parameterParts(most)
    .transform((parts) => parts.map((name) => (Object.hasOwn(alias, name) ? (alias[name] ?? name) : name)))
    .pipe(
      // Not transformed, so that the API's document still knows the names.
      setOf(z.enum(names), most)
        .min(1)
        .overwrite((given) => names.filter((name) => given.includes(name))),
    );
}

/** The same for ids, which are not known beforehand. */
export function idsParameter(most: number): z.ZodType<readonly string[], string | string[]> {
  return parameterParts(most).pipe(setOf(text(64, 1), most).min(1));
}

function parameterParts(most: number): z.ZodType<string[], string | string[]> {
  return z.union([z.string(), z.array(z.string())]).transform((value) =>
    // No more of it than shows that it is too long.
    [value]
      .flat()
      .slice(0, most + 1)
      .flatMap((part) => part.split(',', most + 1)),
  );
}
