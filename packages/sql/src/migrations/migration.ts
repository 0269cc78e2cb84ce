import type { SchemaWords } from './schema-words.ts';

/** One migration. Never changed once released: a later one corrects it. */
export interface Migration {
  /** Sorts after all earlier ones. */
  readonly name: string;
  readonly statements: Part;
}

/** Statements in one database's dialect. They name each column themselves: declarations change, a migration does not. */
export type Part = (words: SchemaWords) => readonly string[];
