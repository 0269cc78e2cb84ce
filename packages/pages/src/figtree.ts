import type { Env, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { publicFile } from './public-file.ts';

/** Figtree from 400 to 700 with the characters of French, beside both source and build. */
const FILE = readFileSync(new URL('../figtree.woff2', import.meta.url));

/** Below the pages that use it. */
export const FONT_PATH: string = `/figtree.${createHash('sha256').update(FILE).digest('hex').slice(0, 12)}.woff2`;

/**
 * Serves the font below `base`, for pages of people who come back: one file of 12.8 kB for a year. The checkout uses the
 * font of the phone.
 */
export function addFont<Environment extends Env>(app: Hono<Environment>, base: string): void {
  app.get(base + FONT_PATH, () => publicFile(FILE, 'font/woff2'));
}

/** The rules of pages whose font is served below `base`. Text is shown in the system's font until it is there. */
export function fontStyle(base: string): string {
  return `@font-face{font-family:Figtree;src:url("${base}${FONT_PATH}") format("woff2");font-weight:400 700;font-display:swap}body{font-family:Figtree,system-ui,sans-serif}`;
}
