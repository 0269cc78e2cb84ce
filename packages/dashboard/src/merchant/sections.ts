import type { Section } from '../shell/panel.ts';
import { home } from './home/home.tsx';

/** The merchant's menu, in its order. */
export const sections: readonly Section[] = [home];
