import type { Section } from '../../shell/section.ts';
import { ACCOUNTS } from '../groups.ts';
import { createAgent, showNewAgent } from './create-agent.tsx';
import { editLimits, showLimitsForm } from './edit-limits.tsx';
import { listAgents } from './list-agents.tsx';
import { moveFloat, showMoveForm } from './move-float.tsx';
import { showAgent } from './show-agent.tsx';
import { confirmRelease, confirmSuspend, releaseAgent, suspendAgent } from './suspend-agent.tsx';
import { TEXT } from './text.ts';

/** Whoever takes and pays out cash over a counter, and the money they do it with. */
export const agents: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNTS,
  path: '/agents',
  pages: (routes) => {
    routes.get('/agents', listAgents);
    routes.get('/agents/new', showNewAgent);
    routes.post('/agents/new', createAgent);
    routes.get('/agents/:agent_id', showAgent);
    routes.get('/agents/:agent_id/limits', showLimitsForm);
    routes.post('/agents/:agent_id/limits', editLimits);
    routes.get('/agents/:agent_id/suspend', confirmSuspend);
    routes.post('/agents/:agent_id/suspend', suspendAgent);
    routes.get('/agents/:agent_id/release', confirmRelease);
    routes.post('/agents/:agent_id/release', releaseAgent);
    routes.get('/agents/:agent_id/float/:direction', showMoveForm);
    routes.post('/agents/:agent_id/float/:direction', moveFloat);
  },
};
