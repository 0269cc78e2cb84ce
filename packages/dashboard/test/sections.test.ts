import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sections as merchantSections } from '../src/panels/merchant-sections.ts';
import { sections as operatorSections } from '../src/panels/operator-sections.ts';
import { SUBJECTS } from '../src/vocabulary/subjects.ts';
import { type DashboardSite, startSite, type Visitor } from './support/visitor.ts';

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const panels = [
  ['merchant', '/dashboard/test', merchantSections],
  ['operator', '/admin', operatorSections],
] as const;

describe.each(panels)('%s', (who, start, sections) => {
  test.each(sections)('$path opens in both languages, at its place in the menu', async ({ path, label }) => {
    const visitor: Visitor = await site[who]();
    for (const locale of ['fr', 'en'] as const) {
      visitor.speak(locale);
      const { status, html } = await visitor.get(path === '/' ? start : start + path);
      expect(status).toBe(200);
      expect(html).toMatch(new RegExp(`aria-current="page"[^>]*><svg(?:(?!</svg>).)*</svg>${SUBJECTS[locale][label]}`));
    }
  });
});
