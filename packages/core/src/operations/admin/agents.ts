import { succeeded } from '../../wire/answer.ts';
import { principalToWire } from '../../wire/accounts.ts';
import { pageAnswer, pageRequest } from '../../wire/list.ts';
import { canonicalEmail, newPrincipal } from '../accounts/principals.ts';
import { provePasswordOfReplay } from './prove-password.ts';
import { operatorOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { perform, refuse } from '../perform.ts';
import { idempotencyOf } from '../replay.ts';

/** Creates an agent, who logs in like the other roles but cannot register. */
export const createAgent: Operation<'createAgent'> = async (context, request) => {
  operatorOf(request.caller);
  const { body } = request;
  const passwordHash = await context.hasher.hash(body.password);
  const answer = await perform(context, {
    idempotent: idempotencyOf(context, 'createAgent', request),
    decide: async () => {
      const email = canonicalEmail(body.email);
      if ((await context.store.read.principalByEmail('agent', email)) !== null) return refuse('EMAIL_TAKEN');
      const principal = newPrincipal({
        id: context.ids.next('agent'),
        role: 'agent',
        email,
        name: body.name,
        phone: body.phone ?? null,
        passwordHash,
        nowMs: context.clock.now(),
      });
      return {
        changes: [{ type: 'principal.insert', principal }],
        answer: succeeded(201, { agent: principalToWire(principal, null) }),
      };
    },
  });
  if (answer.replayed) await provePasswordOfReplay(context, 'agent', body);
  return answer;
};

export const listAgents: Operation<'listAgents'> = async (context, request) => {
  operatorOf(request.caller);
  const agents = await context.store.read.principals('agent', pageRequest(request.query));
  return pageAnswer('agents', agents, request.query.limit, (agent) => principalToWire(agent, null));
};
