import type { Section } from '../../shell/section.ts';
import { DEVELOPERS } from '../developers.ts';
import { createKey, showKeyForm } from './create-key.tsx';
import { listKeys } from './list-keys.tsx';
import { revokeKey, showRevoke } from './revoke-key.tsx';
import { rollKey, showRoll } from './roll-key.tsx';
import { TEXT } from './text.ts';

/** Secret keys, with which a shop's server calls the API. */
export const apiKeys: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: DEVELOPERS,
  path: '/api-keys',
  pages: (routes) => {
    routes.get('/api-keys', listKeys);
    routes.get('/api-keys/new', showKeyForm);
    routes.post('/api-keys/new', createKey);
    routes.get('/api-keys/:key_id/roll', showRoll);
    routes.post('/api-keys/:key_id/roll', rollKey);
    routes.get('/api-keys/:key_id/revoke', showRevoke);
    routes.post('/api-keys/:key_id/revoke', revokeKey);
  },
};
