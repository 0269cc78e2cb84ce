import type { Section } from '../../shell/section.ts';
import { deliveryPages } from '../deliveries/delivery-pages.ts';
import { DEVELOPERS } from '../developers.ts';
import { createEndpoint, showNewEndpoint } from './create-endpoint.tsx';
import { deleteEndpoint, showDelete } from './delete-endpoint.tsx';
import { editEndpoint, showEdit } from './edit-endpoint.tsx';
import { listEndpoints } from './list-endpoints.tsx';
import { rotateSecret, showRotate } from './rotate-secret.tsx';
import { doWithEndpoint, showEndpoint } from './show-endpoint.tsx';
import { TEXT } from './text.ts';

/** Where a shop's server is told of events, and whether it was. */
export const webhooks: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: DEVELOPERS,
  path: '/webhooks',
  pages: (routes) => {
    routes.get('/webhooks', listEndpoints);
    routes.get('/webhooks/new', showNewEndpoint);
    routes.post('/webhooks/new', createEndpoint);
    // Before what takes any word for an endpoint's id.
    deliveryPages(routes);
    routes.get('/webhooks/:endpoint_id', showEndpoint);
    routes.post('/webhooks/:endpoint_id', doWithEndpoint);
    routes.get('/webhooks/:endpoint_id/edit', showEdit);
    routes.post('/webhooks/:endpoint_id/edit', editEndpoint);
    routes.get('/webhooks/:endpoint_id/rotate', showRotate);
    routes.post('/webhooks/:endpoint_id/rotate', rotateSecret);
    routes.get('/webhooks/:endpoint_id/delete', showDelete);
    routes.post('/webhooks/:endpoint_id/delete', deleteEndpoint);
  },
};
