import { EVENT_TYPES } from '@mitako/contract/names';
import { openApiDocument, type OpenApiDocument } from '@mitako/http';
import { expect, test } from 'vitest';
import { conform, type ConformOptions, type Report } from './conform.ts';
import { describedBy, withoutReferences } from './document.ts';
import { printed } from './finding.ts';
import { openStores } from './stores.ts';

// A sample. `pnpm conform` sends many requests to every operation.

const document = openApiDocument('http://gateway.test');

test('no answer and no webhook differs from the document, in a sample of every operation', async () => {
  const report = await run({ runs: 3 });
  expect(report.findings.map(printed)).toEqual([]);
  expect(report.operations).toBe(describedBy(document).operations.length);
  // One in twelve is sent twice.
  expect(report.requests).toBeGreaterThan(3 * report.operations);
  expect(report.coverage.webhooks.count()).toBeGreaterThan(EVENT_TYPES.length / 2);
});

const SCHEMA = ['content', 'application/json', 'schema'] as const;

interface Wrong {
  readonly name: string;
  readonly operationId: string;
  readonly change: Change;
  /** How it is found. */
  readonly difference: RegExp;
}

interface Change {
  readonly at: readonly string[];
  /** Undefined: it is deleted. */
  readonly to?: unknown;
}

const data = (...names: readonly string[]): readonly string[] => [
  'responses',
  '200',
  ...SCHEMA,
  'properties',
  'data',
  ...names.flatMap((name) => ['properties', name]),
];

/** One change in the document of an operation each. */
const CHANGES: readonly Wrong[] = [
  {
    name: 'a status is missing',
    operationId: 'getDispute',
    change: { at: ['responses', '404'] },
    difference: /status 404 instead of/,
  },
  {
    name: 'an error code is missing',
    operationId: 'getRefund',
    change: { at: ['responses', '404', 'x-error-codes'], to: ['X'] },
    difference: /code REFUND_NOT_FOUND instead of X/,
  },
  {
    name: 'a header is missing',
    operationId: 'getProfile',
    change: { at: ['responses', '401', 'headers', 'WWW-Authenticate'] },
    difference: /header www-authenticate is not described/,
  },
  {
    name: 'a header is described that is not sent',
    operationId: 'getMe',
    change: { at: ['responses', '200', 'headers', 'X-Always'], to: { required: true, schema: {} } },
    difference: /header x-always is missing/,
  },
  {
    name: 'a field is never null',
    operationId: 'getPayment',
    change: { at: [...data('payment', 'return_url'), 'type'], to: 'string' },
    difference: /return_url must be string/,
  },
  {
    name: 'a field is missing',
    operationId: 'getOverview',
    change: { at: data('overview', 'volume') },
    difference: /must NOT have unevaluated properties/,
  },
  {
    name: 'a media type is missing',
    operationId: 'exportSettlementLines',
    change: { at: ['responses', '200', 'content', 'text/csv'] },
    difference: /content type "text\/csv"/,
  },
  {
    name: 'a request may have more',
    operationId: 'createPayment',
    change: { at: ['requestBody', ...SCHEMA, 'properties', 'amount', 'maximum'], to: 2 ** 40 },
    difference: /amount breaks the rule "max"/,
  },
  {
    name: 'a request may have less',
    operationId: 'suspendMerchant',
    change: { at: ['requestBody', ...SCHEMA, 'properties', 'reason', 'maxLength'], to: 3 },
    difference: /accepted, though the document does not allow it/,
  },
];

test('whatever is wrong in the document is found', async () => {
  const whole = resolved();
  for (const { operationId, change } of CHANGES) set(operationOf(whole, operationId), change);
  const only = CHANGES.map(({ operationId }) => operationId);
  const { findings } = await run({ runs: 100, only, document: whole });
  const notFound = CHANGES.filter(
    ({ operationId, difference }) =>
      !findings.some((finding) => finding.operationId === operationId && difference.test(finding.difference)),
  );
  expect(notFound.map(({ name }) => name)).toEqual([]);
});

test('a wrong field of a webhook is found, and a header that is missing', async () => {
  const whole = resolved();
  const { post } = whole.webhooks['payment.succeeded'] as { readonly post: object };
  set(post, {
    at: ['requestBody', 'content', 'application/json', 'schema', 'properties', 'data', 'properties', 'slug'],
  });
  set(post, { at: ['parameters', '0', 'name'], to: 'x-unsent' });
  const { findings } = await run({ runs: 1, only: ['getHealth'], document: whole });
  const differences = findings.map((finding) => finding.difference);
  expect(differences).toContainEqual(expect.stringMatching(/slug/));
  expect(differences).toContain('header x-unsent is missing');
  expect(differences).toContain('header webhook-id is not described');
});

async function run(options: Pick<ConformOptions, 'runs'> & Partial<ConformOptions>): Promise<Report> {
  const stores = await openStores('sqlite');
  return conform({ document, openStore: stores.open, seed: 20_260_131, ...options });
}

function operationOf({ paths }: OpenApiDocument, operationId: string): object {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.find((one) => one['operationId'] === operationId) ?? {};
}

/** A copy without references, so that a change concerns one operation. */
function resolved(): OpenApiDocument {
  return JSON.parse(JSON.stringify(withoutReferences(document))) as OpenApiDocument;
}

function set(target: object, { at, to }: Change): void {
  const [last = ''] = at.slice(-1);
  let found: unknown = target;
  for (const name of at.slice(0, -1))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : null;
  if (typeof found !== 'object' || found === null) throw new Error(`${at.join('.')} leads nowhere`);
  if (to === undefined && !Reflect.deleteProperty(found, last)) throw new Error(`${last} stays`);
  if (to !== undefined) Reflect.set(found, last, to);
}
