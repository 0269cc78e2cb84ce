import type { Device } from '@mitako/contract';
import { keyOf, type Refusal } from '@mitako/pages';
import { Action, type ActionState, freshState, isFaulty, refusedState } from '../components/action.tsx';
import type { Page } from '../shell/page.ts';
import { goTo, show, showProblem, showRefusal } from '../shell/respond.tsx';
import { programWords } from './program-words.ts';
import { TEXT } from './text.ts';

const HOME = '/account/security';

export async function showEndDevice(page: Page): Promise<Response> {
  return drawDevice(page, freshState());
}

export async function endDevice(page: Page): Promise<Response> {
  const { role } = page.site.panel;
  const parameters = { role, device_id: page.parameter('device_id') };
  const reply = await page.ask('revokeDevice', { parameters, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, HOME, 'ended');
  // One that is not there, or not theirs, is not among the devices that this is drawn from.
  return drawDevice(page, refusedState(page, reply));
}

export async function showEndOthers(page: Page): Promise<Response> {
  return drawOthers(page, freshState());
}

export async function endOthers(page: Page): Promise<Response> {
  const { role } = page.site.panel;
  const key = await keyOf(page.request);
  const reply = await page.ask('revokeOtherDevices', { parameters: { role }, idempotencyKey: key });
  if (reply.kind === 'done') return goTo(page, HOME, 'othersEnded');
  return drawOthers(page, refusedState(page, reply));
}

async function drawDevice(page: Page, state: ActionState): Promise<Response> {
  const text = TEXT[page.locale].devices.endForm;
  const devices = await devicesOf(page);
  if ('kind' in devices) return showRefusal(page.site, page.request, devices);
  const device = devices.find(({ id }) => id === page.parameter('device_id'));
  if (device === undefined) return showProblem(page.site, page.request, 'notFound', { status: 404 });
  return confirm(page, state, {
    ...text,
    action: `${HOME}/devices/${device.id}`,
    words: text.consequence(programWords(device.name, page.locale)),
  });
}

async function drawOthers(page: Page, state: ActionState): Promise<Response> {
  const text = TEXT[page.locale].devices.othersForm;
  const devices = await devicesOf(page);
  if ('kind' in devices) return showRefusal(page.site, page.request, devices);
  const count = devices.filter(({ current }) => !current).length;
  if (count === 0) return goTo(page, HOME);
  return confirm(page, state, { ...text, action: `${HOME}/others`, words: text.consequence(count) });
}

interface Confirmation {
  readonly title: string;
  readonly submit: string;
  readonly action: string;
  readonly words: string;
}

function confirm(
  page: Page,
  state: ActionState,
  { title, submit, action, words }: Confirmation,
): Response | Promise<Response> {
  return show(
    page,
    {
      title,
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path(HOME), label: TEXT[page.locale].title },
    },
    <section class="card">
      <p>{words}</p>
      <Action page={page} state={state} action={page.path(action)} submit={submit} look="danger" />
    </section>,
  );
}

async function devicesOf(page: Page): Promise<readonly Device[] | Refusal> {
  const reply = await page.ask('listDevices', { parameters: { role: page.site.panel.role } });
  return reply.kind === 'refused' ? reply : reply.data.devices;
}
