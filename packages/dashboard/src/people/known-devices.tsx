import type { KnownDevice } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { formPage } from '../components/form-page.tsx';
import { Moment } from '../components/small.tsx';
import { column, TableCard } from '../components/table.tsx';
import { notFound, type Page, type PageProps } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { roleOf } from './end-device.ts';
import { HOME } from './home.ts';
import { programWords } from './program-words.ts';
import { TEXT } from './text.ts';

export async function readKnownDevices(page: Page): Promise<readonly KnownDevice[]> {
  const { known_devices: devices } = await page.read('listKnownDevices', { parameters: roleOf(page) });
  return devices;
}

/** Devices that have logged in before, and those on which no code is asked for. */
export function KnownDevicesCard({
  page,
  devices,
}: PageProps<{ devices: readonly KnownDevice[] }>): JSX.Element | null {
  const { locale } = page;
  const { known: text, devices: others } = TEXT[locale];
  if (devices.length === 0) return null;
  return (
    <TableCard
      title={text.title}
      intro={text.intro}
      columns={[
        column(others.columns.name, ({ name }: KnownDevice) => programWords(name, locale)),
        column(text.used, ({ last_login_at: at }: KnownDevice) => <Moment page={page} at={at} isShort />),
        column(text.trusted, ({ trusted_until: until }: KnownDevice) =>
          until === null ? '–' : text.until(formatMoment(until, locale, 'medium')),
        ),
        column(others.columns.actions, ({ id, name }: KnownDevice) => (
          <a href={page.path(`${HOME}/known/${id}`)} aria-label={text.forgetNamed(programWords(name, locale))}>
            {text.forget}
          </a>
        )),
      ]}
      rows={devices}
    />
  );
}

/** Makes one a stranger again. */
export const forgetDevice = formPage(
  {
    route: 'forgetDevice',
    parameters: (page) => ({ ...roleOf(page), known_device_id: page.parameter('known_device_id') }),
    async find(page) {
      const device = (await readKnownDevices(page)).find(({ id }) => id === page.parameter('known_device_id'));
      if (device === undefined) throw notFound();
      return device;
    },
    gone: (page) => goTo(page, HOME, 'forgotten'),
  },
  (page, device) => {
    const { form: text } = TEXT[page.locale].known;
    return {
      title: text.title,
      submit: text.submit,
      look: 'danger',
      explanation: text.consequence(programWords(device.name, page.locale)),
      back: { href: page.path(HOME), label: page.subjects.security },
      sensitive: false,
      done: () => goTo(page, HOME, 'forgotten'),
    };
  },
);
