import type { RouteName } from '@mitako/contract';
import type { FileResult } from '@mitako/core';
import type { Page, PageQuestion } from './page.ts';
import { peopleFile } from './people-file.ts';
import { showRefusal } from './respond.tsx';

/**
 * Sends the file that an operation of the API answers with, as it is made: it may be longer than memory. Merchants open
 * theirs in a spreadsheet; operators compare theirs with those of providers.
 */
export async function sendFile(page: Page, name: RouteName, question: PageQuestion): Promise<Response> {
  const file = await page.askForFile(name, question);
  if (file.kind === 'refused') return showRefusal(page.site, page.request, file);
  // A HEAD has no body to read.
  if (page.request.req.raw.method === 'HEAD') await file.parts[Symbol.asyncIterator]().return?.();
  const isForPeople = !page.isOperator && file.contentType.startsWith('text/csv');
  const sent = isForPeople ? peopleFile(page, file) : file;
  return page.request.body(streamOf(sent, page.site.onError), 200, {
    'Content-Type': file.contentType,
    'Content-Disposition': `attachment; filename="${file.name}"`,
    ...file.headers,
  });
}

/**
 * Parts are made as fast as they are taken. A fault in the middle breaks the connection: half a file that looks like a
 * whole one would be wrong.
 */
function streamOf({ parts }: FileResult, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await iterator.next();
          if (next.done === true) controller.close();
          else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
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
