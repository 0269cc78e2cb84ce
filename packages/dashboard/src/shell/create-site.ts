import { createPlaces, type Gateway } from '@mitako/core';
import { createPagesSite, fontStyle, serviceStyle } from '@mitako/pages';
import type { DashboardOptions } from '../options.ts';
import { pagePaths } from './page-paths.ts';
import type { Panel } from './panel.ts';
import type { Site } from './site.ts';

/**
 * What all pages of a panel share.
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createSite(gateway: Gateway, panel: Panel, options: DashboardOptions): Site {
  const site = createPagesSite(gateway, { ...panel, way: 'panel' }, options);
  return {
    ...site,
    panel,
    pagePaths: pagePaths(panel),
    ownStyle: fontStyle(site.base) + serviceStyle(site.brand.color),
    uploads: createPlaces({ accountMax: 2, max: 16 }),
  };
}
