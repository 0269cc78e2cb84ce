import type { Gateway } from '@mitako/core';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { createPanel } from '../shell/create-panel.tsx';
import { merchantPanel } from './merchant-panel.ts';

/**
 * The merchant's dashboard, `{publicUrl}/dashboard` and below, as a function from request to response. Pages are rendered
 * on the server in French or English, work without JavaScript, and call the same operations as the API.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 *
 * @example
 * ```ts
 * const dashboard = createDashboard(gateway);
 * const response = await dashboard(new Request('https://pay.example.cm/dashboard'));
 * ```
 */
export function createDashboard(gateway: Gateway, options: DashboardOptions = {}): DashboardHandler {
  return createPanel(gateway, merchantPanel, options);
}
