import { openMitako } from '../../../pay.js';

export const fallback = async ({ request, getClientAddress }) =>
  (await openMitako()).handler(request, { clientAddress: getClientAddress() });
