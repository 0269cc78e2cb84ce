import { openApiDocument } from '@mitako/http';
import { oneOf, readFlags, refuse, wholeNumber } from '../support/read-flags.ts';
import { conform, type Report } from './conform.ts';
import { printed } from './finding.ts';
import { openStores } from './stores.ts';

const ENGINES = ['sqlite', 'postgres'] as const;

const USAGE = `Usage: pnpm conform [--runs 100] [--seed N] [--store sqlite|postgres] [--only operationId]… [--json]

Makes requests from the OpenAPI document (as it allows, with one fault, hostile), sends them to gateways with objects in every state, and compares every answer and every webhook with the document.

  --runs   requests made from each operation
  --seed   of the requests; a new one when absent. It is printed
  --store  on which engine; sqlite when absent. For postgres a server is started
  --only   these operations alone
  --json   print the result as JSON

Ends with 1 when the document and the server differ, with 2 when a flag makes no sense.
`;

const OPTIONS = {
  runs: { type: 'string', default: '100' },
  seed: { type: 'string' },
  store: { type: 'string', default: 'sqlite' },
  only: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
} as const;

const document = openApiDocument('http://gateway.test');
const operationIds = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map((operation) => String(operation['operationId'])),
);

const flags = readFlags(USAGE, OPTIONS, ({ runs, seed, store, only, json }) => ({
  runs: wholeNumber('--runs', runs, 1),
  seed: seed === undefined ? Math.floor(Math.random() * 1_000_000_000) : wholeNumber('--seed', seed, 0),
  store: oneOf('--store', store, ENGINES),
  only: only?.map((name) => (operationIds.includes(name) ? name : refuse(`--only: there is no operation ${name}.`))),
  json,
}));

const PROGRESS_EVERY_MS = 5_000;
/** Names of operations in a line of the report. */
const SHOWN_MAX = 30;
const startedAt = performance.now();
const seconds = (): number => Math.round((performance.now() - startedAt) / 1000);
let progressAt = startedAt;

process.stderr.write(`seed ${flags.seed}, ${flags.runs} requests for each operation, ${flags.store}\n`);
const stores = await openStores(flags.store);
try {
  const report = await conform({
    document,
    openStore: stores.open,
    seed: flags.seed,
    runs: flags.runs,
    ...(flags.only === undefined ? {} : { only: flags.only }),
    onProgress(so) {
      if (performance.now() - progressAt < PROGRESS_EVERY_MS) return;
      progressAt = performance.now();
      process.stderr.write(`${so.requests} requests, ${so.findings.length} findings, ${seconds()} s\n`);
    },
  });
  process.stdout.write(flags.json ? asJson(report) : asText(report));
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} finally {
  await stores.close();
}

function asJson({ coverage: { statuses, codes, webhooks: types }, ...report }: Report): string {
  const figures = Object.fromEntries(
    Object.entries({ statuses, codes, webhooks: types }).map(([name, seen]) => [
      name,
      { described: seen.described, seen: seen.count(), never: seen.never() },
    ]),
  );
  const { seed, store } = flags;
  return `${JSON.stringify({ seed, store, seconds: seconds(), ...report, coverage: figures }, null, 2)}\n`;
}

function asText({ coverage, findings, requests, webhooks, operations }: Report): string {
  const { statuses, codes, webhooks: types } = coverage;
  const never = Map.groupBy(statuses.never(), (pair) => pair.split(' ')[1] ?? '');
  const lines = [...never].map(([status, pairs]) => {
    const names = pairs.slice(0, SHOWN_MAX).map((pair) => pair.split(' ')[0]);
    return `  ${status}: ${names.join(', ')}${pairs.length > SHOWN_MAX ? ` and ${pairs.length - SHOWN_MAX} more, see --json` : ''}`;
  });
  return `${findings.map(printed).join('\n')}
${requests} requests to ${operations} operations, and ${webhooks} webhooks, in ${seconds()} s, seed ${flags.seed}
seen: ${types.count()} of ${types.described} described webhooks, ${codes.count()} of ${codes.described} error codes of operations, ${statuses.count()} of ${statuses.described} statuses of operations${lines.length === 0 ? '' : `; never:\n${lines.join('\n')}`}
${findings.length === 0 ? 'no difference between the document and the server' : `${findings.length} differences`}
`;
}
