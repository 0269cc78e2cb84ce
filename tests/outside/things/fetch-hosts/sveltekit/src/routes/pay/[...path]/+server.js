// A build imports this file, where the gateway has no store and no secret.
const opening = () => import('../../../gateway.js');

async function answer({ request, getClientAddress }) {
  const { mitako } = await opening();
  return mitako.handler(request, { clientAddress: getClientAddress() });
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
