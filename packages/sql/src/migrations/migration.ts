import type { SchemaWords } from './schema-words.ts';

/** One step of the schema. Once released it is never changed: a later step mends it. */
export interface Migration {
  /** Sorts after all before it. */
  readonly name: string;
  readonly statements: Part;
}

/** Statements in the words of one database. They name each column themselves: declarations change, a step does not. */
export type Part = (words: SchemaWords) => readonly string[];
