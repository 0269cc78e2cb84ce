import type { Page } from 'playwright-core';

/** The cost of a page on a first visit. */
export interface PageWeight {
  /** HTML with inline resources as on the wire: compressed, with response headers. */
  readonly documentBytes: number;
  /** The same HTML uncompressed. */
  readonly htmlBytes: number;
  /** All responses on the wire, and their number. */
  readonly bytes: number;
  readonly requests: number;
  /** Inline and external script, uncompressed. */
  readonly scriptBytes: number;
  readonly fonts: number;
  /** Requested URLs of other origins. */
  readonly thirdParties: readonly string[];
}

/**
 * Opens a URL in a new page and measures the transferred bytes, as counted by the browser.
 * @throws Error for a redirect, or when a resource of the page fails
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
  // A request blocked by the page's own policy counts, with no bytes.
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
