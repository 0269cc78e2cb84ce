import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** Saves the whole page as `screenshots/<name>.png` where MITAKO_TEST_PICTURES is set: pictures take a third of a run. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if ((process.env['MITAKO_TEST_PICTURES'] ?? '') === '') return;
  const path = `${FOLDER}${name}.png`;
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage: true });
}
