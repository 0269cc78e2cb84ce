import type { Invitation } from '@mitako/contract';
import { ask, displayed, readOwnCookie, setOwnCookie } from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { NAMES } from '../vocabulary/names.ts';
import { ROLE_NAMES } from '../vocabulary/roles.ts';
import { SENTENCES } from '../vocabulary/sentences.ts';
import { entryForm, newPasswordInput } from '../shell/entry-form.tsx';
import { localeOf, showPlain } from '../shell/respond.tsx';
import type { PageRequest, Site } from '../shell/site.ts';
import { TEXT } from './text.ts';

const PATH = '/invitation';
/** The token leaves the address at once, so that no history and no other site has it. */
const TOKEN = 'mitako_invitation';

/** What the invitation of a request is for, once it was read. */
const READ = new WeakMap<PageRequest, Invitation>();

type Declared = Parameters<typeof entryForm<'name' | 'password'>>[1];

const declare: Declared = (site, request) => {
  const locale = localeOf(site, request);
  const { join: text } = TEXT[locale];
  const invitation = READ.get(request);
  const team = displayed(invitation?.merchant_name ?? '') || site.brand.name;
  const role = invitation === undefined ? '' : ROLE_NAMES[locale][invitation.role];
  const isKnown = invitation?.has_account === true;
  return {
    title: text.title,
    intro: [text.intro(team, role), displayed(invitation?.email ?? ''), ...(isKnown ? [text.known] : [])].join(' '),
    submit: text.submit,
    kept: { token: tokenOf(site, request) },
    inputs: {
      name: {
        label: NAMES[locale].name,
        type: 'text',
        autocomplete: 'name',
        maxlength: 120,
        wrong: SENTENCES[locale].enter_name,
      },
      password: isKnown
        ? { label: NAMES[locale].password, type: 'password', autocomplete: 'current-password', wrong: text.wrong }
        : newPasswordInput(locale, NAMES[locale].password),
    },
    refusals: () => ({
      INVALID_CREDENTIALS: { password: text.wrong },
      LINK_INVALID: text.ask,
      MEMBER_EXISTS: text.member,
    }),
  };
};

const known = entryForm({ route: 'acceptInvitation', path: PATH, fields: ['password'] }, declare);
const fresh = entryForm({ route: 'acceptInvitation', path: PATH, fields: ['name', 'password'] }, declare);

/** Where an invitation leads: a page with a form, because scanners of mail follow links. */
export async function showInvitation(site: Site, request: PageRequest): Promise<Response> {
  const token = request.req.query('token');
  if (token !== undefined) {
    setOwnCookie(request, TOKEN, token, site.session);
    return request.redirect(`${site.base}${PATH}`, 303);
  }
  return (await formOf(site, request))?.get(site, request) ?? showInvalid(site, request);
}

export async function acceptInvitation(site: Site, request: PageRequest): Promise<Response> {
  return (await formOf(site, request))?.post(site, request) ?? showInvalid(site, request);
}

async function formOf(site: Site, request: PageRequest): Promise<typeof known | null> {
  const reply = await ask(site, request, 'readInvitation', {
    parameters: { role: site.panel.role },
    body: { token: tokenOf(site, request) },
  });
  if (reply.kind === 'refused') return null;
  READ.set(request, reply.data.invitation);
  return reply.data.invitation.has_account ? known : fresh;
}

function tokenOf(site: Site, request: PageRequest): string {
  return readOwnCookie(request, TOKEN, site.session) ?? '-';
}

function showInvalid(site: Site, request: PageRequest): Response | Promise<Response> {
  const { join: text } = TEXT[localeOf(site, request)];
  return showPlain(
    site,
    request,
    { title: text.invalid, status: 403 },
    <section class="card">
      <h1>{text.invalid}</h1>
      <p>{text.ask}</p>
      <TextLink href={site.base} label={site.brand.name} />
    </section>,
  );
}
