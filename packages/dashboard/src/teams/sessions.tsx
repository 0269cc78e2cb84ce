import type { Device } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Card, Moment } from '../components/small.tsx';
import { column, TableCard } from '../components/table.tsx';
import { programWords } from '../people/program-words.ts';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** A person of a team, and where they are logged in. */
export interface WithSessions<Of> {
  readonly member: Of;
  readonly devices: readonly Device[];
}

/** Where somebody is logged in, above the form that ends it; without it where there is nothing to end. */
export function Sessions({
  page,
  devices,
  name,
  children,
}: PageProps<{ devices: readonly Device[]; name: string; children: Child }>): JSX.Element {
  const text = TEXT[page.locale].sessions;
  if (devices.length === 0) {
    return (
      <Card>
        <p>{text.none(name)}</p>
      </Card>
    );
  }
  return (
    <>
      <TableCard
        title={name}
        columns={[
          column<Device>(text.device, ({ name: device }) => programWords(device, page.locale)),
          column<Device>(page.names.since, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
          column<Device>(text.used, ({ last_used_at: at }) => <Moment page={page} at={at} isShort />),
        ]}
        rows={devices}
      />
      <Card>
        <p>{text.consequence(name)}</p>
        {children}
      </Card>
    </>
  );
}
