import type { Gateway } from '@mitako/core';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { createPanel } from '../shell/create-panel.tsx';
import { sections } from './operator-sections.ts';

/**
 * The operator's panel, `{publicUrl}/admin` and below, as a function from request to response; for people with an
 * operator's account.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createOperatorPanel(gateway: Gateway, options: DashboardOptions = {}): DashboardHandler {
  return createPanel(
    gateway,
    {
      path: '/admin',
      role: 'operator',
      cookiePrefix: 'mitako_operator',
      name: { fr: 'Administration', en: 'Operator panel' },
      hasModes: false,
      sections,
    },
    options,
  );
}
