import type { Page } from 'playwright-core';

/** What a page costs whoever opens it for the first time. */
export interface PageWeight {
  /** HTML with everything in it, as it was on the wire: compressed, with the headers of the answer. */
  readonly documentBytes: number;
  /** The same HTML uncompressed. */
  readonly htmlBytes: number;
  /** All answers on the wire, and how many there were. */
  readonly bytes: number;
  readonly requests: number;
  /** Script in the page and beside it, as the browser runs it. */
  readonly scriptBytes: number;
  readonly fonts: number;
  /** Addresses of other origins that were asked. */
  readonly thirdParties: readonly string[];
}

/**
 * Opens an address in a page that has opened nothing yet and weighs what comes, as the browser itself counts it.
 * @throws Error when the address leads elsewhere, or something of the page does not come
 */
export async function weigh(page: Page, url: string): Promise<PageWeight> {
  const devTools = await page.context().newCDPSession(page);
  const asked = new Map<string, { readonly url: string; readonly type: string | undefined }>();
  const bytesOf = new Map<string, number>();
  const faults: string[] = [];
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    if (redirectResponse !== undefined) faults.push(`${redirectResponse.url} leads elsewhere`);
    asked.set(requestId, { url: request.url, type });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytesOf.set(requestId, encodedDataLength);
  });
  // One that the page's own rules refused counts as asked for, with no bytes.
  devTools.on('Network.loadingFailed', ({ requestId, blockedReason, errorText }) => {
    if (blockedReason === undefined) faults.push(`${asked.get(requestId)?.url}: ${errorText}`);
  });
  await devTools.send('Network.enable');
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  if (faults.length > 0) throw new Error(`${url} was not weighed: ${faults.join(', ')}`);

  const requests = [...asked].map(([id, request]) => ({ ...request, bytes: bytesOf.get(id) ?? 0 }));
  const bytesOfType = (type: string): number => sum(requests.filter((request) => request.type === type));
  const inlineScriptBytes = await page.evaluate<number>(
    `Array.from(document.scripts, ({ text }) => new Blob([text]).size).reduce((all, size) => all + size, 0)`,
  );
  await devTools.detach();
  return {
    documentBytes: bytesOfType('Document'),
    htmlBytes: (await document?.body())?.length ?? 0,
    bytes: sum(requests),
    requests: requests.length,
    scriptBytes: inlineScriptBytes + bytesOfType('Script'),
    fonts: requests.filter(({ type }) => type === 'Font').length,
    thirdParties: requests
      .map((request) => request.url)
      .filter((address) => new URL(address).origin !== new URL(url).origin),
  };
}

function sum(requests: readonly { readonly bytes: number }[]): number {
  return requests.reduce((all, { bytes }) => all + bytes, 0);
}
