import type { BrowserContext } from 'playwright-core';
import type { LinkSpeed } from './slow-link.ts';

/** CPU throttling that simulates a low-end phone on this machine. */
const CPU_SLOWDOWN = 4;

/** Times of a page, in milliseconds since the navigation. */
export interface PageTimes {
  /** The first text is painted. */
  readonly firstPaintMs: number;
  /** The first interactive element has received a tap. */
  readonly usableMs: number;
}

/**
 * Time until a page is usable, in milliseconds since the navigation: there is a first contentful paint, and the first
 * interactive element is painted, visible and has received a tap.
 *
 * Opens the URL like a low-end phone, and taps the first method, field, button or link as soon as it is painted. The
 * page's own scripts do not matter, because links and forms work without them. A page without interactive elements is
 * usable when it has loaded.
 *
 * @param emulated the speed that Chromium emulates. It delays each response by a round trip and throttles its bytes; opening
 *   the connection, TLS and sending the request cost nothing.
 */
export async function usableAfter(
  context: BrowserContext,
  url: string,
  emulated: LinkSpeed | null,
): Promise<PageTimes> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (emulated !== null) {
    const bytesPerSecond = emulated.bitsPerSecond / 8;
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: emulated.roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await devTools.send('Page.enable');
  await devTools.send('Runtime.enable');
  await devTools.send('Runtime.addBinding', { name: 'tell' });
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });

  const used = new Promise<PageTimes>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${url} was not usable in a minute`)), 60_000).unref();
    devTools.on('Runtime.bindingCalled', ({ payload }) => {
      const reported = JSON.parse(payload) as Reported;
      if (reported.kind === 'used') return resolve({ firstPaintMs: reported.paintedMs, usableMs: reported.atMs });
      const button = { x: reported.x, y: reported.y, button: 'left', clickCount: 1 } as const;
      devTools
        .send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
        .then(() => devTools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }))
        .catch(reject);
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const times = await used;
  await page.close();
  return times;
}

type Reported =
  | { readonly kind: 'seen'; readonly x: number; readonly y: number }
  | { readonly kind: 'used'; readonly atMs: number; readonly paintedMs: number };

/**
 * Runs in the page before its content: in each frame it looks for the first interactive element that is painted,
 * visible and not covered, and reports its position; then it reports the tap, whose default action it prevents. Times
 * count from the start of the navigation.
 */
const WATCH = `(() => {
  const look = () => {
    let x, y;
    const things = 'main :is(a,button,input,summary)';
    const all = document.querySelectorAll(document.readyState === 'loading' ? things : things + ',main h1');
    const first = Array.from(all).find((element) => {
      const box = element.getBoundingClientRect();
      x = box.left + box.width / 2;
      y = box.top + box.height / 2;
      return box.width > 0 && element.contains(document.elementFromPoint(x, y));
    });
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint || !first) return requestAnimationFrame(look);
    first.addEventListener('click', (event) => {
      event.preventDefault();
      tell(JSON.stringify({ kind: 'used', atMs: performance.now(), paintedMs: paint.startTime }));
    });
    tell(JSON.stringify({ kind: 'seen', x, y }));
  };
  if (location.protocol === 'https:') requestAnimationFrame(look);
})()`;
