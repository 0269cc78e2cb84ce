import { isRouteOpen, routes } from '@mitako/contract';
import type { Gateway } from '@mitako/core';
import { addBrandFiles, addFont, createPagesHandler, type PageEnvironment } from '@mitako/pages';
import type { Hono } from 'hono';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { ownTexts } from '../texts.ts';
import { inOwnTexts } from './own-texts.ts';
import { createSite } from './create-site.ts';
import { enterByHandOver, showHandOver } from './hand-over.tsx';
import { sendLoginCode, showLoginCode } from './login-code.tsx';
import { sendLoginPasskey, showLoginPasskey } from './login-passkey.tsx';
import { logIn, logOut, showLogin } from './login.tsx';
import { openFirst, openPage } from './open-page.ts';
import { isPathOf } from './may.ts';
import type { Methods, Mode, Section } from './page.ts';
import type { Panel } from './panel.ts';
import { register } from './register.tsx';
import { resetPassword } from './reset-password.tsx';
import { showProblem } from './respond.tsx';
import { showSignUp, signUp } from './sign-up.tsx';
import { acceptInvitation, showInvitation } from '../teams/invitation.tsx';
import { receiving } from './receiving.ts';
import type { Site } from './site.ts';

/** The largest files are logos and the evidence of disputes. */
const FORM_BYTES_MAX = 64 * 1024;

/**
 * A panel as a function from request to response: login and logout, and the pages of its sections.
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createPanel(gateway: Gateway, panel: Panel<Section>, options: DashboardOptions): DashboardHandler {
  const site = createSite(gateway, panel, options);
  const { path, role } = panel;
  const pages = createPagesHandler<PageEnvironment>(site, {
    ...options,
    formBytesMax: FORM_BYTES_MAX,
    hasFont: true,
    isInstallable: role === 'merchant',
    uploadBytesMax: uploadsOf(panel),
    addFiles(app) {
      addFont(app, path);
      addBrandFiles(app, path, site.brand);
    },
    addPages(app) {
      app.post(`${path}/logout`, async (context) => logOut(site, context));
      if (site.session.host === null) addEntries(app, site);
      else {
        app.get(`${path}/enter`, async (context) => showHandOver(site, context));
        app.post(`${path}/enter`, async (context) => enterByHandOver(site, context));
      }
      for (const section of panel.sections) addSection(app, site, section);
      const [first] = panel.sections;
      if (panel.hasModes) app.get(path, async (context) => openFirst(site, context));
      else if (first !== undefined && first.path !== '/')
        app.get(path, (context) => context.redirect(site.base + first.path, 303));
      // Messages lead there, whatever mode was looked at last.
      if (role === 'merchant') app.get(`${path}/team`, async (context) => openFirst(site, context, '/team'));
    },
    showProblem: (context, kind, answer) => showProblem(site, context, kind, answer),
  });
  return inOwnTexts(ownTexts(options.texts), pages);
}

/** Logs in, and opens accounts that log in here. */
function addEntries(app: Hono<PageEnvironment>, site: Site): void {
  const { path, role } = site.panel;
  app.get(`${path}/login`, async (context) => showLogin(site, context));
  app.post(`${path}/login`, async (context) => logIn(site, context));
  app.get(`${path}/login/code`, async (context) => showLoginCode(site, context));
  app.post(`${path}/login/code`, async (context) => sendLoginCode(site, context));
  app.get(`${path}/login/passkey`, async (context) => showLoginPasskey(site, context));
  app.post(`${path}/login/passkey`, async (context) => sendLoginPasskey(site, context));
  if (role === 'merchant') {
    app.get(`${path}/register`, async (context) => register.get(site, context));
    app.post(`${path}/register`, async (context) => register.post(site, context));
    app.get(`${path}/sign-up`, async (context) => showSignUp(site, context));
    app.post(`${path}/sign-up`, async (context) => signUp(site, context));
    app.get(`${path}/reset`, async (context) => resetPassword.get(site, context));
    app.post(`${path}/reset`, async (context) => resetPassword.post(site, context));
  }
  if (role === 'merchant' || role === 'operator') {
    app.get(`${path}/invitation`, async (context) => showInvitation(site, context));
    app.post(`${path}/invitation`, async (context) => acceptInvitation(site, context));
  }
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

/** Answers the pages of a section, in each mode that the panel has. */
function addSection(app: Hono<PageEnvironment>, site: Site, section: Section): void {
  const { panel } = site;
  const modes: readonly Mode[] = panel.hasModes ? ['live', 'test'] : ['live'];
  for (const [path, answers] of Object.entries(section.pages)) {
    const { get, post, uploadBytesMax }: Methods = typeof answers === 'function' ? { get: answers } : answers;
    if (answers.route !== undefined && !isRouteOpen(routes[answers.route].part, site.gateway.parts)) continue;
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
