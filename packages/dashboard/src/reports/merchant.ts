import type { Section } from '../shell/page.ts';
import { reportPages } from './report-pages.tsx';

/** Sales, success, methods, reasons of failure and payouts, by period. */
export const reports: Section = {
  label: 'reports',
  route: 'getReport',
  group: 'money',
  path: '/reports',
  pages: reportPages({ route: 'getReport', file: 'exportReport' }),
};
