// A migration that a database may have is never changed: what it makes is recorded, statement by statement, as a checksum
// for each engine. `--write` records new ones, and changes none that is recorded.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { postgresDialect } from '../packages/postgres/src/dialect.ts';
import { sqliteDialect } from '../packages/sqlite/src/dialect.ts';
import { migrations } from '../packages/sql/src/migrations/migrations.ts';
import { schemaWords } from '../packages/sql/src/migrations/schema-words.ts';

const FILE = new URL('../etc/migrations.json', import.meta.url);
const ENGINES = { sqlite: sqliteDialect, postgres: postgresDialect('public') };

const recorded = JSON.parse(readFileSync(FILE, 'utf8'));
const made = Object.fromEntries(migrations.map(({ name, statements }) => [name, checksums(statements)]));

const problems = Object.entries(recorded).flatMap(([name, sums]) => {
  if (made[name] === undefined) return [`${name} is gone. Databases have it: restore it.`];
  return Object.entries(sums)
    .filter(([engine, sum]) => made[name][engine] !== sum)
    .map(
      ([engine]) => `${name} makes other tables on ${engine} than it did. Restore it, and write a migration after it.`,
    );
});
const unrecorded = Object.keys(made).filter((name) => recorded[name] === undefined);

if (problems.length === 0 && unrecorded.length > 0) {
  if (process.argv.includes('--write')) {
    const all = { ...recorded, ...Object.fromEntries(unrecorded.map((name) => [name, made[name]])) };
    writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  } else {
    problems.push(`${unrecorded.join(', ')}: not recorded. Run \`pnpm migrations:record\` before it is released.`);
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Comments and white space make no table. */
function checksums(statements) {
  return Object.fromEntries(
    Object.entries(ENGINES).map(([engine, dialect]) => {
      const sql = statements(schemaWords(dialect)).map((statement) =>
        statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim(),
      );
      return [engine, createHash('sha256').update(sql.join(';\n')).digest('hex')];
    }),
  );
}
