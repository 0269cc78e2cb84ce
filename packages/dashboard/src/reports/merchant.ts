import type { Section } from '../shell/page.ts';
import { reportPages } from './report-pages.tsx';
import { TEXT } from './text.ts';

/** Sales, success, methods, reasons of failure and payouts, by period. */
export const reports: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/reports',
  pages: reportPages({ route: 'getReport', file: 'exportReport' }),
};
