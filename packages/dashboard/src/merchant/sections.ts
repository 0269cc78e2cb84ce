import { security } from '../account/security.ts';
import type { Section } from '../shell/panel.ts';
import { apiKeys } from './api-keys/api-keys.ts';
import { events } from './events/events.ts';
import { home } from './home/home.tsx';
import { webhooks } from './webhooks/webhooks.ts';

/** The merchant's menu, in its order. */
export const sections: readonly Section[] = [home, apiKeys, webhooks, events];
