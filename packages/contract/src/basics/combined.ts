import type { Route } from './route.ts';

type Table = Readonly<Record<string, Pick<Route, 'method' | 'path'>>>;

/** All routes of some subjects, each with its own type. */
export type Combined<Subjects> = Both<Subjects[keyof Subjects]>;

/** The intersection of a union. */
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Combines the routes of subjects. Throws if two have one name, or one method and path: one would hide the other. */
export function combined<Subjects extends Readonly<Record<string, Table>>>(subjects: Subjects): Combined<Subjects> {
  const subjectOf = new Map<string, string>();
  const nameAt = new Map<string, string>();
  for (const [subject, table] of Object.entries(subjects)) {
    for (const [name, { method, path }] of Object.entries(table)) {
      const other = subjectOf.get(name);
      if (other !== undefined) throw new Error(`${name} is declared in ${other} and ${subject}`);
      subjectOf.set(name, subject);
      const at = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
      const same = nameAt.get(at);
      if (same !== undefined) throw new Error(`${method} ${path} is ${same} and ${name}`);
      nameAt.set(at, name);
    }
  }
  return Object.assign({}, ...Object.values(subjects)) as Combined<Subjects>;
}
