import type { OutgoingRequest } from '@mitako/core';
import type { Coverage } from './coverage.ts';
import type { Described } from './document.ts';
import type { Finding } from './finding.ts';
import { differencesIn } from './schemas.ts';

/** How a webhook that was sent differs from the section of the document about it. */
export function webhookDifferences(
  { webhooks }: Described,
  { url, headers, body }: OutgoingRequest,
  coverage: Coverage,
): readonly Finding[] {
  const sent = JSON.parse(body) as { readonly event: string };
  const type = sent.event.replace(/^gateway\./, '');
  const described = webhooks[type];
  coverage.webhooks.add(type);
  const differences =
    described === undefined
      ? ['there is no such webhook']
      : [
          ...differencesIn(described.requestBody.content['application/json']?.schema ?? {}, sent),
          ...described.parameters.flatMap(({ name, schema }) => {
            const value = headers[name];
            return value === undefined
              ? [`header ${name} is missing`]
              : differencesIn(schema, value).map((one) => `header ${name}: ${one}`);
          }),
          ...Object.keys(headers)
            .filter((name) => name !== 'content-type' && !described.parameters.some((one) => one.name === name))
            .map((name) => `header ${name} is not described`),
        ];
  return differences.map((difference) => ({
    key: `${type} ${difference}`,
    operationId: type,
    difference,
    request: `POST ${url}\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n\n${body}`,
    answer: 'none: it is a webhook',
    document: JSON.stringify(described ?? null).slice(0, 1_500),
    count: 1,
  }));
}
