import {
  Alert,
  ask,
  deviceNameOf,
  displayed,
  Form,
  newKey,
  prefixOf,
  readForm,
  type Refusal,
  type SessionOptions,
  startSession,
} from '@mitako/pages';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const PATH = '/enter';

/** Where a hand-over of the embedding program leads: to a button, because what previews links follows them. */
export async function showHandOver(site: Site, request: PageRequest): Promise<Response> {
  const token = request.req.query('token') ?? '';
  const reply = await ask({ ...site, way: 'in_process' }, request, 'getHandOver', {
    credential: { kind: 'operator' },
    parameters: { token },
  });
  if (reply.kind === 'refused') return refuse(site, request, reply);
  return draw(site, request, { token, name: displayed(reply.data.name) }, 200);
}

/** Begins the session of the link, and goes where it leads. */
export async function enterByHandOver(site: Site, request: PageRequest): Promise<Response> {
  const { token } = await readForm(request, ['token']);
  const reply = await ask({ ...site, way: 'in_process' }, request, 'useHandOver', {
    credential: { kind: 'operator' },
    body: { token },
    deviceName: deviceNameOf(request),
  });
  if (reply.kind === 'refused') return refuse(site, request, reply);
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

function refuse(site: Site, request: PageRequest, { status }: Refusal): Response | Promise<Response> {
  return draw(site, request, null, status < 500 ? 403 : 503);
}

/** @param link null: it is good no longer */
function draw(
  site: Site,
  request: PageRequest,
  link: { readonly token: string; readonly name: string } | null,
  status: number,
): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { handOver: text, sending } = TEXT[locale];
  return showPlain(
    site,
    request,
    { title: text.title, status, hasErrors: link === null },
    <section class="card">
      <h1>{text.title}</h1>
      {link === null ? (
        <Alert>{text.invalid}</Alert>
      ) : (
        <>
          <p>
            {text.as} <strong>{link.name}</strong>. {text.notYou}
          </p>
          <p class="soft">{text.intro}</p>
          <Form action={site.base + PATH} formKey={newKey()} submit={text.submit} sending={sending}>
            <input type="hidden" name="token" value={link.token} />
          </Form>
        </>
      )}
    </section>,
  );
}
