import { type BrandImage, contrast, parseColor, type ShownBrand } from '@mitako/core';
import type { Env, Hono } from 'hono';
import { MARK } from '../components/icons.tsx';
import { publicFile } from '../public-file.ts';
import { OWN_PALETTES } from './palette.ts';

/** The look of the service, as a group of pages links to it. */
export interface PageBrand extends ShownBrand {
  /** Null: the name stands beside {@link PageBrand.tile}. */
  readonly logoHref: string | null;
  /** Of the browser's tab. */
  readonly iconHref: string;
  /** Shapes of a drawing of 32 × 32: the first letter of the name on its colour, or the mark of Mitako. */
  readonly tile: string;
}

/** @param base path of the group, below which {@link addBrandFiles} serves its pictures */
export function pageBrand(brand: ShownBrand, base: string): PageBrand {
  const tile = brand.isOwn ? letterTile(brand) : MARK;
  const hrefOf = (image: BrandImage | null): string | null => (image === null ? null : `${base}/brand/${image.id}`);
  return { ...brand, tile, logoHref: hrefOf(brand.logo), iconHref: hrefOf(brand.icon) ?? dataUrl(tileFile(tile)) };
}

/** Serves the logo and the icon below a group of pages: on each host that these are on. */
export function addBrandFiles<Environment extends Env>(
  app: Hono<Environment>,
  path: string,
  { logo, icon }: Pick<ShownBrand, 'logo' | 'icon'>,
): void {
  for (const image of [logo, icon]) {
    if (image !== null) app.get(`${path}/brand/${image.id}`, () => publicFile(image.bytes, image.contentType));
  }
}

/** A drawing as a file. */
export function tileFile(tile: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile}</svg>`;
}

/** In the address itself, so that a browser asks for nothing more. */
function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/#|[^ -~]/gu, encodeURIComponent)}`;
}

function letterTile({ name, color }: ShownBrand): string {
  const ground = color ?? OWN_PALETTES.light.button;
  const [ink] = ['#ffffff', '#000000'].toSorted((one, other) => onGround(other, ground) - onGround(one, ground));
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('fr') ?? '·';
  return `<rect width="32" height="32" rx="8" fill="${ground}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="700" fill="${ink}">${letter}</text>`;
}

function onGround(ink: string, ground: string): number {
  return contrast(parseColor(ink) ?? [0, 0, 0], parseColor(ground) ?? [0, 0, 0]);
}
