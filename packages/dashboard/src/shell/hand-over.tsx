import {
  Alert,
  ask,
  deviceNameOf,
  Form,
  newKey,
  prefixOf,
  readForm,
  type SessionOptions,
  startSession,
} from '@mitako/pages';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const PATH = '/enter';

/** Where a hand-over of the embedding program leads: to a button, because what previews links follows them. */
export function showHandOver(site: Site, request: PageRequest): Response | Promise<Response> {
  return draw(site, request, request.req.query('token') ?? '', 200);
}

/** Begins the session of the link, and goes where it leads. */
export async function enterByHandOver(site: Site, request: PageRequest): Promise<Response> {
  const { token } = await readForm(request, ['token']);
  const reply = await ask({ ...site, way: 'in_process' }, request, 'useHandOver', {
    credential: { kind: 'operator' },
    body: { token },
    deviceName: deviceNameOf(request),
  });
  if (reply.kind === 'refused') return draw(site, request, null, reply.status < 500 ? 403 : 503);
  const { login, to } = reply.data;
  await startSession(request, site, login, sessionOf(site, to));
  return request.redirect(to, 303);
}

/** Of the pages to which it leads: the checkout has a session of its own. */
function sessionOf({ siteUrl, session }: Site, to: string): SessionOptions {
  const checkout = `${prefixOf(siteUrl)}/checkout`;
  const isCheckout = session.role === 'user' && new URL(to).pathname.startsWith(`${checkout}/`);
  return isCheckout ? { ...session, path: checkout, prefix: 'mitako' } : session;
}

/** @param token null: it is good no longer */
function draw(site: Site, request: PageRequest, token: string | null, status: number): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { handOver: text, sending } = TEXT[locale];
  return showPlain(
    site,
    request,
    { title: text.title, status, hasErrors: token === null },
    <section class="card">
      <h1>{text.title}</h1>
      {token === null ? (
        <Alert>{text.invalid}</Alert>
      ) : (
        <>
          <p class="soft">{text.intro}</p>
          <Form action={site.base + PATH} formKey={newKey()} submit={text.submit} sending={sending}>
            <input type="hidden" name="token" value={token} />
          </Form>
        </>
      )}
    </section>,
  );
}
