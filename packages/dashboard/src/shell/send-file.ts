import { type RouteName, routes } from '@mitako/contract';
import type { AnswerFile, OperationRequest } from '@mitako/core';
import { refusalOf } from '@mitako/pages';
import { callerFor, type Page, type PageQuestion, refusalBefore } from './page.ts';
import { showRefusal } from './respond.tsx';

/** Sends the file that an operation of the API answers with, as it is made: it may be longer than memory. */
export async function sendFile<Name extends RouteName>(
  page: Page,
  name: Name,
  question: PageQuestion<Name>,
): Promise<Response> {
  const refused = refusalBefore(routes[name], page.mode, question.parameters);
  if (refused !== null) return showRefusal(page.site, page.request, refused);
  const answer = await page.gateway.call(name, {
    idempotencyKey: null,
    deviceName: null,
    caller: callerFor(routes[name], page.caller),
    parameters: {},
    body: undefined,
    query: {},
    ...question,
  } as OperationRequest<Name>);
  const { file } = answer;
  if (file === undefined) {
    const refusal = refusalOf(answer);
    if (refusal === null) throw new Error(`${name} answered with no file`);
    return showRefusal(page.site, page.request, refusal);
  }
  return page.request.body(streamOf(file, page.site.onError), 200, {
    'Content-Type': file.contentType,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  });
}

/**
 * Parts are made as fast as they are taken. A fault in the middle breaks the connection: half a file that looks like a
 * whole one would be wrong books.
 */
function streamOf({ parts }: AnswerFile, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await iterator.next();
          if (next.done === true) controller.close();
          else controller.enqueue(encoder.encode(next.value));
        } catch (error) {
          onError(error);
          controller.error(error);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
