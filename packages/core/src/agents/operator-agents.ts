import { newAgent } from './limits.ts';
import { agentLimitsFromWire, agentToWire, limitsFromWire } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { heldBalances } from '../ledger/held.ts';
import type { Agent, Principal } from '../model.ts';
import { accountByEmail } from '../people/contact.ts';
import { newPrincipal, openFloats } from '../people/principals.ts';
import { proveCreatedPassword } from '../people/prove-created-password.ts';
import { hashChosenPassword } from '../people/password.ts';

/** Creates an agent with floats. Agents log in like other roles but cannot register. */
export const createAgent: WriteOperation<'createAgent', undefined, { readonly passwordHash: string }> = {
  replay: { prove: (context, { body }) => proveCreatedPassword(context, 'agent', body) },
  async prepare(context, { body: { password, name, email, phone = null } }) {
    const chosen = { role: 'agent', password, field: 'password', known: [name, email, phone] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  async decide(context, { body }, { ready: { passwordHash } }) {
    const { email, name, phone = null } = body;
    if ((await accountByEmail(context, 'agent', email)) !== null) return refuse('EMAIL_TAKEN');
    const principal = newPrincipal(context, 'agent', { email, name, phone, passwordHash });
    const agent = newAgent({ id: principal.id, limits: limitsFromWire(body.limits), nowMs: context.clock.now() });
    return {
      changes: [
        { type: 'principal.insert', principal },
        { type: 'agent.insert', agent },
        ...openFloats(context, agent.id, { live: true }),
      ],
      answer: succeeded(201, { agent: agentToWire(context, principal, agent) }),
    };
  },
};

export const listAgents: ReadOperation<'listAgents'> = async (context, request) => {
  const { query } = request;
  const principals = await context.store.read.principals('agent', pageRequest(query));
  const found = await context.store.read.agentsByIds(principals.map(({ id }) => id));
  const agents = new Map(found.map((agent) => [agent.id, agent]));
  return pageAnswer('agents', principals, query.limit, (principal) => {
    const agent = agents.get(principal.id);
    // Written in one commit with the principal, and never deleted.
    if (agent === undefined) throw new Error(`there is no agent ${principal.id}`);
    return agentToWire(context, principal, agent);
  });
};

export const getAgent: ReadOperation<'getAgent'> = async (context, request) => {
  const { id, principal, agent } = await agentById(context, request.parameters.agent_id);
  const isSandbox = principal.sandboxScenario !== null;
  const floats = await Promise.all(
    (isSandbox ? [false] : [true, false]).map((livemode) =>
      heldBalances(context, { ownerId: id, kind: 'float', livemode }),
    ),
  );
  return succeeded(200, { agent: agentToWire(context, principal, agent), floats: floats.flat() });
};

/** Updates limits, suspends, or lifts a suspension. A suspended agent can read but moves no money. */
export const updateAgent = deciding<'updateAgent'>(async (context, request) => {
  const { limits, suspended, reason } = request.body;
  const { principal, agent } = await agentById(context, request.parameters.agent_id);
  const isSuspended = suspended ?? agent.suspendedAtMs !== null;
  const next: Agent = {
    ...agent,
    limits: agentLimitsFromWire(limits ?? {}, agent.limits),
    suspendedAtMs: isSuspended ? (agent.suspendedAtMs ?? context.clock.now()) : null,
    suspensionReason: isSuspended ? (reason ?? agent.suspensionReason) : null,
    version: agent.version + 1,
  };
  return {
    changes: [
      { type: 'agent.update', agent: next, fromVersion: agent.version },
      // A device that goes without the second factor must be given that again.
      ...(isSuspended ? [{ type: 'known_devices.delete', principalId: principal.id } as const] : []),
    ],
    answer: succeeded(200, { agent: agentToWire(context, principal, next) }),
  };
});

/** Both parts of an agent: the login and the operator's limits. */
export async function agentById(
  context: Context,
  id: string,
): Promise<{ readonly id: string; readonly principal: Principal; readonly agent: Agent }> {
  const [principal, agent] = await Promise.all([
    context.store.read.principalById(id),
    context.store.read.agentById(id),
  ]);
  if (principal === null || agent === null) throw new GatewayError('AGENT_NOT_FOUND');
  return { id, principal, agent };
}
