import { local } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import { rootSecretStatus } from './schemas.ts';

/** Rotation of the root secret. */
export const rootSecretOperations = {
  getRootSecretStatus: local({
    summary: 'Show which root secrets open the database, and which processes have them',
    audit: null,
    answer: itemOf('root_secret', rootSecretStatus),
  }),
  finishRootSecretRotation: local({
    summary: 'Forget every root secret but the present one',
    audit: { action: 'root_secret.finish_rotation', subject: { type: 'root_secret', answer: 'root_secret' } },
    answer: itemOf('root_secret', rootSecretStatus),
    errors: ['ROOT_SECRET_IN_USE'],
  }),
};
