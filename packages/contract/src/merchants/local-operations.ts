import { local } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** The gateway's own merchant. */
export const merchantOperations = {
  openShop: local({
    summary: "Write the gateway's own merchant, or change its name and contacts",
    audit: { action: 'merchant.open_shop', subject: { type: 'merchant', answer: 'merchant' }, details: ['name'] },
    body: schemas.shopParams,
    answer: itemOf('merchant', schemas.merchantRecord),
    errors: ['OTHER_MERCHANTS'],
  }),
};
