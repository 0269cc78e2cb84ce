import type { Gateway } from '@mitako/core';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { security } from '../people/security.tsx';
import { createPanel } from '../shell/create-panel.tsx';
import type { Section } from '../shell/page.ts';

/** The user's menu. */
export const sections: readonly Section[] = [security];

/**
 * The pages of a user's account, `{publicUrl}/wallet` and below, as a function from request to response: second factor,
 * passkeys, devices, password and address. A wallet pays at the checkout.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createWalletPanel(gateway: Gateway, options: DashboardOptions = {}): DashboardHandler {
  return createPanel(
    gateway,
    {
      path: '/wallet',
      role: 'user',
      cookiePrefix: 'mitako_account',
      name: { fr: 'Votre compte', en: 'Your account' },
      hasModes: false,
      sections,
    },
    options,
  );
}
