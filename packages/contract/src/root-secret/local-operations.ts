import { local } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Rotation of the root secret, and renewal of the data key that it opens. */
export const rootSecretOperations = {
  getRootSecretStatus: local({
    summary: 'Show which root secrets open the database, which processes have them, and how far a renewal is',
    audit: null,
    answer: itemOf('root_secret', schemas.rootSecretStatus),
  }),
  finishRootSecretRotation: local({
    summary: 'Forget every root secret but the present one',
    audit: { action: 'root_secret.finish_rotation', subject: { type: 'root_secret', answer: 'root_secret' } },
    answer: itemOf('root_secret', schemas.rootSecretStatus),
    errors: ['ROOT_SECRET_IN_USE'],
  }),
  renewDataKey: local({
    summary: 'Add a version of the data key, to which everything moves',
    audit: { action: 'root_secret.renew', subject: { type: 'root_secret', answer: 'root_secret' } },
    answer: itemOf('root_secret', schemas.rootSecretStatus),
    errors: ['ROOT_SECRET_IN_USE', 'DATA_KEY_RENEWAL_RUNNING'],
  }),
  finishDataKeyRenewal: local({
    summary: 'Drop the version of the data key that was renewed',
    audit: { action: 'root_secret.finish_renewal', subject: { type: 'root_secret', answer: 'root_secret' } },
    body: schemas.finishRenewalBody,
    answer: itemOf('root_secret', schemas.rootSecretStatus),
    errors: ['ROOT_SECRET_IN_USE', 'DATA_KEY_RENEWAL_UNFINISHED', 'DATA_KEY_UNSEEN'],
  }),
};
