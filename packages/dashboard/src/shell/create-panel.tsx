import type { Gateway } from '@mitako/core';
import { pageGuards, pathBelow, problemOf } from '@mitako/pages';
import { Hono } from 'hono';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { createSite, prefixOf } from './create-site.ts';
import { logIn, logOut, showLogin } from './login.tsx';
import { openFirst, openPage } from './open-page.ts';
import type { Methods, Mode, Section } from './page.ts';
import type { Panel } from './panel.ts';
import { register, showRegister } from './register.tsx';
import { resetPassword, showReset } from './reset-password.tsx';
import { showProblem } from './respond.tsx';
import { receiving } from './receiving.ts';
import type { Environment, Site } from './site.ts';

/** A picture of a brand and evidence of a dispute are the largest that is sent. */
const FORM_BYTES_MAX = 64 * 1024;

/**
 * A panel as a function from request to response: login and logout, and the pages of its sections.
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createPanel(gateway: Gateway, panel: Panel<Section>, options: DashboardOptions): DashboardHandler {
  const { publicUrl } = gateway;
  const prefix = prefixOf(publicUrl);
  const site = createSite(gateway, panel, options);
  const app = new Hono<Environment>({ getPath: (request) => pathBelow(prefix, new URL(request.url).pathname) });
  const isInstallable = panel.role === 'merchant';
  const uploadBytesMax = uploadsOf(panel);
  app.use(...pageGuards(publicUrl, FORM_BYTES_MAX, { ...options, isInstallable, uploadBytesMax }));
  app.get(`${panel.path}/login`, async (context) => showLogin(site, context));
  app.post(`${panel.path}/login`, async (context) => logIn(site, context));
  app.post(`${panel.path}/logout`, async (context) => logOut(site, context));
  if (panel.role === 'merchant') {
    app.get(`${panel.path}/register`, async (context) => showRegister(site, context));
    app.post(`${panel.path}/register`, async (context) => register(site, context));
    app.get(`${panel.path}/reset`, async (context) => showReset(site, context));
    app.post(`${panel.path}/reset`, async (context) => resetPassword(site, context));
  }
  for (const section of panel.sections) addPages(app, site, section);
  if (panel.hasModes) app.get(panel.path, async (context) => openFirst(site, context));
  app.notFound((context) => showProblem(site, context, 'notFound', { status: 404 }));
  app.onError((error, context) => {
    const problem = problemOf(error);
    if (problem === null) site.onError(error);
    const { kind, ...answer } = problem ?? { kind: 'busy', status: 500 };
    return showProblem(site, context, kind, answer);
  });
  return async (request, connection = {}) => app.fetch(request, { connection });
}

/** What a form of this path may have, if it takes a file. */
function uploadsOf({ path: base, hasModes, sections }: Panel<Section>): (path: string) => number | null {
  const starts = hasModes ? [`${base}/live`, `${base}/test`] : [base];
  const taking = sections.flatMap(({ pages }) =>
    Object.entries(pages).flatMap(([path, answers]) => {
      const max = typeof answers === 'function' ? undefined : answers.uploadBytesMax;
      return max === undefined ? [] : starts.map((start) => ({ max, segments: `${start}${path}`.split('/') }));
    }),
  );
  return (path) => taking.find(({ segments }) => isPathOf(segments, path.split('/')))?.max ?? null;
}

function isPathOf(segments: readonly string[], given: readonly string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, place) => segment.startsWith(':') || segment === given[place])
  );
}

/** Answers the pages of a section, in each mode that the panel has. */
function addPages(app: Hono<Environment>, site: Site, section: Section): void {
  const { panel } = site;
  const modes: readonly Mode[] = panel.hasModes ? ['live', 'test'] : ['live'];
  for (const [path, answers] of Object.entries(section.pages)) {
    const { get, post, uploadBytesMax }: Methods = typeof answers === 'function' ? { get: answers } : answers;
    for (const mode of modes) {
      const start = panel.hasModes ? `${panel.path}/${mode}` : panel.path;
      const below = path === '/' ? start : `${start}${path}`;
      const place = { mode, section };
      if (get !== undefined) app.get(below, async (context) => openPage(site, context, place, get));
      if (post === undefined) continue;
      const act = uploadBytesMax === undefined ? post : receiving(post);
      app.post(below, async (context) => openPage(site, context, place, act));
    }
  }
}
