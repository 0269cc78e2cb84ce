import type { Device } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { notFound, type Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { HOME } from './home.ts';
import { programWords } from './program-words.ts';
import { TEXT } from './text.ts';

/** What routes of both panels receive: whose devices these are. */
export function roleOf(page: Page): { readonly role: string } {
  return { role: page.site.panel.role };
}

async function devicesOf(page: Page): Promise<readonly Device[]> {
  const { devices } = await page.read('listDevices', { parameters: roleOf(page) });
  return devices;
}

/** Logs one device out. */
export const endDevice = formPage(
  {
    route: 'revokeDevice',
    parameters: (page) => ({ ...roleOf(page), device_id: page.parameter('device_id') }),
    async find(page) {
      const devices = await devicesOf(page);
      const device = devices.find(({ id }) => id === page.parameter('device_id'));
      if (device === undefined) throw notFound();
      return device;
    },
    gone: (page) => goTo(page, HOME, 'ended'),
  },
  (page, device) => {
    const { devices } = TEXT[page.locale];
    return {
      title: devices.endForm.title,
      submit: devices.endForm.submit,
      look: 'danger',
      explanation: devices.endForm.consequence(programWords(device.name, page.locale)),
      back: { href: page.path(HOME), label: page.subjects.security },
      sensitive: false,
      done: () => goTo(page, HOME, 'ended'),
    };
  },
);

/** Logs every other device out. */
export const endOthers = formPage(
  { route: 'revokeOtherDevices', parameters: roleOf, find: devicesOf },
  (page, found) => {
    const { devices } = TEXT[page.locale];
    const count = found.filter(({ current }) => !current).length;
    return {
      title: devices.othersForm.title,
      submit: devices.othersForm.submit,
      look: 'danger',
      explanation: devices.othersForm.consequence(count),
      back: { href: page.path(HOME), label: page.subjects.security },
      leave: count === 0 ? HOME : undefined,
      sensitive: false,
      done: () => goTo(page, HOME, 'othersEnded'),
    };
  },
);
