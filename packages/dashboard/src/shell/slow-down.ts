import type { Locale } from '@mitako/contract';
import { comeBack } from '@mitako/pages';
import type { Site } from './site.ts';
import { TEXT } from './text.ts';

/** When to retry after too many requests, in words. */
export function comeBackWords({ gateway }: Pick<Site, 'gateway'>, locale: Locale, seconds: number | null = 60): string {
  return TEXT[locale].comeBack(comeBack(seconds ?? 60, { nowMs: gateway.clock.now(), locale }));
}

/** The error of a form after too many requests. */
export function slowDownWords(site: Pick<Site, 'gateway'>, locale: Locale, seconds: number | null): string {
  return `${TEXT[locale].problems.slowDown.text} ${comeBackWords(site, locale, seconds)}`;
}
