import type { ErrorCode } from '@mitako/contract/names';
import { CLIENT_CALLS } from './client-calls.ts';
import { type Document, type Operation, resolved, type Schema } from './document.ts';
import { fieldsOf, typeOf } from './fields.ts';
import { code, escaped, prose } from './html.ts';
import type { Language } from './text.ts';
import { tryHtml } from './try.ts';

/** Errors of credentials, of bodies and of the service, which any operation may answer: not repeated at each. */
const COMMON: ReadonlySet<string> = new Set<ErrorCode>([
  'AUTHENTICATION_REQUIRED',
  'INVALID_API_KEY',
  'API_KEY_EXPIRED',
  'API_KEY_REVOKED',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'MALFORMED_JSON',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
]);

/** An operation: what it does, takes and answers beside an example of both. */
export function operationHtml(
  document: Document,
  operation: Operation,
  named: Set<string>,
  errorsHref: string,
  language: Language,
): string {
  const { operationId, name, method, path, summary, description = '' } = operation;
  return `<section class="operation" id="${operationId}"><div>
<h2><a href="#${operationId}">${escaped(name)}</a></h2>
<p class="path"><span class="verb ${method.toLowerCase()}">${method}</span> <code>/api/v1${escaped(path)}</code></p>
<p>${prose(summary)}.</p>
<p class="soft">${prose(description)}</p>
${parametersHtml(document, operation, named)}${bodyHtml(document, operation, named)}${answerHtml(document, operation, named)}${errorsHtml(document, operation, errorsHref)}
</div><div class="examples">${exampleHtml(document, operation)}${tryHtml(operation, bodyText(operation), language)}</div></section>`;
}

function parametersHtml(document: Document, { parameters = [] }: Operation, named: Set<string>): string {
  const rows = parameters
    .map((parameter) => resolved(document, parameter))
    .map(({ name, in: place, required = false, description = '', schema }) => {
      const facts = [typeOf(schema, named), place, ...(required ? ['<b>required</b>'] : [])];
      return `<dt><code>${escaped(name)}</code> <small>${facts.join(', ')}</small></dt><dd>${prose(description)}</dd>`;
    });
  return rows.length === 0 ? '' : `<h3>Parameters</h3><dl>${rows.join('')}</dl>`;
}

function bodyHtml(document: Document, { requestBody }: Operation, named: Set<string>): string {
  if (requestBody === undefined) return '';
  const { description = '', content } = requestBody;
  const [media = {}] = Object.values(content);
  const fields = fieldsOf(document, resolved(document, media.schema ?? {}), named);
  const said = 'application/json' in content ? '' : `<p><code>${escaped(Object.keys(content).join(', '))}</code></p>`;
  if (fields + said + description === '') return '';
  return `<h3>Body</h3>${description === '' ? '' : `<p>${prose(description)}</p>`}${said}${fields}`;
}

function answerHtml(document: Document, { responses }: Operation, named: Set<string>): string {
  const [status, given] = Object.entries(responses).find(([each]) => /^[23]/.test(each)) ?? [];
  if (status === undefined || given === undefined) return '';
  const { content = {} } = resolved(document, given);
  const schema = content['application/json']?.schema;
  const data = schema?.properties?.['data'];
  // A list answers with its page beside `data`.
  const fields = (part: Schema | undefined): string =>
    part === undefined
      ? ''
      : fieldsOf(document, part.$ref === undefined ? part : { properties: { data: part } }, named);
  const shown = data === undefined ? fields(schema) : fields(data);
  const types = schema === undefined ? `<p><code>${escaped(Object.keys(content).join(', '))}</code></p>` : '';
  return `<h3>Answer: ${status}${data === undefined ? '' : ', <code>data</code>'}</h3>${types}${shown}`;
}

function errorsHtml(document: Document, { responses }: Operation, errorsHref: string): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) => {
    const codes = (resolved(document, answer)['x-error-codes'] ?? []).filter((each) => !COMMON.has(each));
    if (codes.length === 0) return [];
    const links = codes.map((each) => `<a href="${errorsHref}#${each}"><code>${each}</code></a>`);
    return `<dt>${status}</dt><dd>${links.join(' ')}</dd>`;
  });
  return rows.length === 0 ? '' : `<h3>Errors</h3><dl class="errors">${rows.join('')}</dl>`;
}

function exampleHtml(document: Document, operation: Operation): string {
  const call = CLIENT_CALLS[operation.operationId];
  const { content = {} } = resolved(document, successOf(operation));
  const [media] = Object.values(content);
  return [
    code(curlOf(operation)),
    ...(call === undefined
      ? []
      : [`<p class="soft"><code>${escaped(call[0])}</code></p>`, code(callOf(call[1], operation))]),
    ...(media?.example === undefined ? [] : [code(JSON.stringify(media.example, null, 2))]),
  ].join('');
}

function successOf({ responses }: Operation): Operation['responses'][string] {
  return Object.entries(responses).find(([status]) => /^[23]/.test(status))?.[1] ?? {};
}

/** The call with the example of its body. What a list narrows by may be left out. */
function callOf(call: string, operation: Operation): string {
  const value = bodyExampleOf(operation);
  if (value === undefined) return operation.method === 'GET' ? call.replace(/(?:, )?params\)/, ')') : call;
  const literal = JSON.stringify(value, null, 2).replaceAll(/"(\w+)":/g, '$1:');
  return call.replace('params)', () => `${literal})`);
}

function bodyExampleOf({ requestBody }: Operation): unknown {
  const media = requestBody?.content['application/json'];
  const [example] = Object.values(media?.examples ?? {});
  return example?.value ?? media?.example;
}

function bodyText(operation: Operation): string {
  return JSON.stringify(bodyExampleOf(operation) ?? {}, null, 2);
}

/** The request as a command, with the variables of the start; ids stay as they are named. */
function curlOf(operation: Operation): string {
  const { method, path, requestBody, security = [] } = operation;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}$URL${path}`];
  if (security.length > 0) lines.push(`-H "Authorization: Bearer $${keyOf(security)}"`);
  const value = bodyExampleOf(operation);
  if (requestBody?.content['application/json'] !== undefined) lines.push('-H "Content-Type: application/json"');
  if (value !== undefined) lines.push(`-d '${bodyText(operation).replaceAll("'", "'\\''")}'`);
  return lines.join(' \\\n  ');
}

function keyOf(security: readonly Readonly<Record<string, unknown>>[]): string {
  const schemes = security.flatMap((each) => Object.keys(each));
  if (schemes.includes('apiKey')) return 'KEY';
  return schemes.includes('operatorKey') ? 'OPERATOR_KEY' : 'TOKEN';
}
