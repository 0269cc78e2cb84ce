import type { Section } from '../../shell/section.ts';
import { DEVELOPERS } from '../developers.ts';
import { listEvents } from './list-events.tsx';
import { replayEvent, showEvent } from './show-event.tsx';
import { TEXT } from './text.ts';

/** What happened, as webhooks tell it. */
export const events: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: DEVELOPERS,
  path: '/events',
  pages: (routes) => {
    routes.get('/events', listEvents);
    routes.get('/events/:event_id', showEvent);
    routes.post('/events/:event_id', replayEvent);
  },
};
