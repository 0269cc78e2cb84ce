import type { Page } from '../shell/page.ts';
import { HOME } from './home.ts';

/** The page at which a passkey stands for the password of this page's form. */
export function confirmPath(page: Page, back: string): string {
  return `${page.path(`${HOME}/confirm`)}?back=${encodeURIComponent(back)}`;
}
