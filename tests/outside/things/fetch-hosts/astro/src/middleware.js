import { logBody } from './log-body.js';

export async function onRequest({ request }, next) {
  await logBody(request);
  return next();
}
