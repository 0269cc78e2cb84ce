import { logBody } from './log-body.js';

export async function handle({ event, resolve }) {
  await logBody(event.request);
  return resolve(event);
}
