import type { Gateway } from '@mitako/core';
import { security } from '../people/security.tsx';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { createPanel } from '../shell/create-panel.tsx';
import type { Section } from '../shell/page.ts';
import { cashIn, cashOut } from '../agents/cash.tsx';
import { setPin } from '../agents/set-pin.tsx';
import { takePayment } from '../agents/take-payment.tsx';
import { today } from '../agents/today.tsx';

/** The agent's menu, in its order. */
export const sections: readonly Section[] = [takePayment, cashIn, cashOut, today, setPin, security];

/**
 * The agent's pages, `{publicUrl}/agent` and below, as a function from request to response: payments in cash, cash-in,
 * cash-out and the day's list, for a cheap phone without JavaScript.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createAgentPanel(gateway: Gateway, options: DashboardOptions = {}): DashboardHandler {
  return createPanel(
    gateway,
    {
      path: '/agent',
      role: 'agent',
      cookiePrefix: 'mitako_agent',
      name: { fr: 'Espace agent', en: 'Agent’s counter' },
      hasModes: true,
      sections,
    },
    options,
  );
}
