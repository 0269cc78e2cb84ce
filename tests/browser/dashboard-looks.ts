import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { languageFaultsOf, layoutFaultsOf, weightFaultsOf } from './dashboard-faults.ts';
import type { PanelSite } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/** A page on a visit; its name is that of its screenshots. */
export interface Look {
  readonly name: string;
  /** Below the panel. */
  readonly path: string;
  /** What the visitor does there to reach a page that no address leads to. */
  readonly act?: (visitor: PanelVisitor) => Promise<void>;
}

/** The views of a page: all rules of axe once, and those that depend on language, colour scheme or JavaScript again. */
export const GLANCES = [
  { locale: 'fr', javaScriptEnabled: true },
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'fr', javaScriptEnabled: false },
] as const;

interface Where {
  readonly panel: '/dashboard' | '/admin' | '/agent' | '/wallet';
  readonly credentials: { readonly email: string; readonly password: string };
  readonly looks: readonly Look[];
}

/** Opens every page once, in a small and a large window, and expects no faults. */
export async function lookAtAll(
  browser: Browser,
  site: PanelSite,
  { panel, credentials, looks }: Where,
  { locale, javaScriptEnabled }: (typeof GLANCES)[number],
): Promise<void> {
  const visitor = await panelVisitorOf(browser, { javaScriptEnabled, locale: `${locale}-CM`, viewport: PHONE });
  const { page } = visitor;
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.url) && !url.startsWith('data:')) strangers.push(url);
  });
  await visitor.logIn(`${site.url}${panel}`, credentials);
  const seen: Record<string, readonly string[]> = {};
  for (const { name, path, act } of looks) {
    const picture = (suffix: string): Promise<void> =>
      takePicture(page, `dashboard/${panel.slice(1)}-${name}-${locale}-${suffix}`);
    await page.setViewportSize(PHONE);
    const response = await page.goto(`${site.url}${panel}${path}`);
    await act?.(visitor);
    const faults = [...(await layoutFaultsOf(page))];
    if (!javaScriptEnabled) {
      await picture('320-nojs');
    } else {
      faults.push(...(await languageFaultsOf(page, locale)), ...(await weightFaultsOf(page, response)));
      await picture('320');
      await injectAxe(page);
      faults.push(...(await axeFaultsOf(page)));
      await page.setViewportSize(DESK);
      faults.push(...(await layoutFaultsOf(page)));
      await picture('1280');
      if (locale === 'fr') {
        faults.push(...(await axeFaultsOf(page)));
        await page.emulateMedia({ colorScheme: 'dark' });
        await picture('1280-dark');
        faults.push(...(await axeFaultsOf(page, { only: ['color-contrast'] })));
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
    if (response === null || response.status() >= 500) faults.push(`answered with ${response?.status()}`);
    if (faults.length > 0) seen[`${name} ${path}`] = [...new Set(faults)];
  }
  expect(seen).toEqual({});
  expect(strangers).toEqual([]);
  await visitor.close();
}
