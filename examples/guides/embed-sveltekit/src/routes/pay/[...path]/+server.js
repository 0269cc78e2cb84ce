import { openMitako } from '$lib/pay.js';

export async function fallback({ request, getClientAddress }) {
  const { handler } = await openMitako();
  return handler(request, { clientAddress: getClientAddress() });
}
