/** A logger of a host reads bodies before the gateway, those of requests that ask for it. */
export async function logBody(request) {
  if (request.headers.has('x-read')) await request.arrayBuffer();
}
