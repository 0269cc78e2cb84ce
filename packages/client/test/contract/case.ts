import { type RouteName, sampleAnswer } from '@mitako/contract';

/** One call of a method, and the route it belongs to, which answers with a sample. */
export interface Case<Face> {
  readonly route: RouteName;
  readonly call: (face: Face) => Promise<unknown>;
  /**
   * What of the answer the method gives: the path of a field, `all`, or null for nothing. When absent, the only field there
   * is, a page, or all of several.
   */
  readonly gives?: string | null;
  /** Answered instead, and given as it is. */
  readonly csv?: string;
  /** Answered instead, and given as bytes. */
  readonly bytes?: string;
}

/** What the method of a case gives when the route answers with the sample. */
export function givenBy({ route, gives, csv, bytes }: Case<never>): unknown {
  if (csv !== undefined) return csv;
  if (bytes !== undefined) return new TextEncoder().encode(bytes);
  if (gives === null) return undefined;
  const sample = sampleAnswer(route);
  if (typeof sample === 'string') return sample;
  const answer: Readonly<Record<string, unknown>> = { ...sample };
  if (gives === 'all') return answer;
  if (gives !== undefined) return gives.split('.').reduce(fieldOf, answer);
  const { pagination, ...fields } = answer;
  const [only, ...others] = Object.values(fields);
  if (pagination === undefined) return others.length === 0 ? only : fields;
  return { items: only, has_more: fieldOf(pagination, 'has_more'), next_cursor: fieldOf(pagination, 'next_cursor') };
}

function fieldOf(of: unknown, name: string): unknown {
  return (of as Readonly<Record<string, unknown>>)[name];
}
