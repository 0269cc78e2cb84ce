import type { Section } from '../shell/panel.ts';
import { apiKeys } from './api-keys/api-keys.ts';
import { home } from './home/home.tsx';

/** The merchant's menu, in its order. */
export const sections: readonly Section[] = [home, apiKeys];
