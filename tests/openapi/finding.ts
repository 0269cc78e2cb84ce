import type { Answer, Checked } from './check.ts';
import { BREAKS_OFF, type Planned } from './planned.ts';

/** A difference between an answer and the document, with everything that is needed to see it again. */
export interface Finding {
  /** The same for the same difference of the same operation. */
  readonly key: string;
  readonly operationId: string;
  readonly difference: string;
  /** As a command. */
  readonly request: string;
  readonly answer: string;
  /** What the document says. */
  readonly document: string;
  readonly count: number;
}

const SHOWN_MAX = 1_500;

export function findingOf(sent: Planned, answer: Answer, checked: Checked, difference: string): Finding {
  const { operation, described } = checked;
  const operationId = operation?.operationId ?? `${sent.method}, no operation`;
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    key: `${operationId} ${answer.status} ${difference.slice(0, 200)}`,
    operationId,
    difference,
    request: `# ${sent.kind}${sent.fault === null ? '' : `, ${sent.fault}`}${sent.isTwice ? ', twice at once' : ''}\n${curl(sent)}`,
    answer: shortened(`${answer.status}\n${headers}\n\n${answer.text}`),
    document: shortened(JSON.stringify(described ?? operation?.responses ?? null)),
    count: 1,
  };
}

function curl({ method, path, headers, body }: Planned): string {
  const parts = [
    `curl -X ${method} ${quoted(`http://gateway.test${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${bodyText(body)}`]),
  ];
  return parts.join(' ');
}

function bodyText(body: NonNullable<Planned['body']>): string {
  if (body === BREAKS_OFF) return `'{"amount":' # and the connection is gone`;
  if (typeof body !== 'string') return `@- <<< ${quoted(`base64 ${Buffer.from(body).toString('base64')}`)}`;
  return body.length > SHOWN_MAX
    ? `${quoted(body.slice(0, 200))} # and so on, ${body.length} characters`
    : quoted(body);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function shortened(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}… (${text.length} characters)` : text;
}

/** For people. */
export function printed({ operationId, difference, request, answer, document, count }: Finding): string {
  return `✗ ${operationId}: ${difference}${count > 1 ? ` (${count} times)` : ''}
${indented(request)}
  answer
${indented(answer)}
  document
${indented(document)}
`;
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
