import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More tab stops than any page has: reached only in a loop. */
const STOPS_MAX = 30;

/** Presses Tab until the element has a focus that can be seen: in the window, in an outline of 2 px at least. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; !(await focused(page, selector)); stop += 1) {
    if (stop === STOPS_MAX) throw new Error(`Tab does not lead to ${selector}`);
    await page.keyboard.press('Tab');
  }
  const seen: unknown = await page.evaluate(`(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    return { outlineStyle, isWide: parseFloat(outlineWidth) >= 2, isInWindow: bottom > 0 && top < innerHeight };
  })()`);
  expect({ selector, seen }).toEqual({ selector, seen: { outlineStyle: 'solid', isWide: true, isInWindow: true } });
}

function focused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`);
}

/** Presses Enter and waits for the next page. */
export async function enter(page: Page, url: string | RegExp): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press('Enter')]);
  await page.waitForURL(url);
}
