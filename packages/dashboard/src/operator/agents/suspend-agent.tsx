import { displayed } from '@mitako/pages';
import { type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { backTo, findAgent } from './find-agent.ts';
import { TEXT } from './text.ts';

export function confirmSuspend(page: Page): Promise<Response> {
  return draw(page, freshState(), 'suspend');
}

export function suspendAgent(page: Page): Promise<Response> {
  return set(page, 'suspend');
}

export function confirmRelease(page: Page): Promise<Response> {
  return draw(page, freshState(), 'release');
}

export function releaseAgent(page: Page): Promise<Response> {
  return set(page, 'release');
}

async function set(page: Page, action: 'suspend' | 'release'): Promise<Response> {
  const parameters = { agent_id: page.parameter('agent_id') };
  const done = await perform(page, 'updateAgent', { parameters, body: { suspended: action === 'suspend' } });
  if (done.kind === 'again') return draw(page, done.state, action);
  return goTo(page, `/agents/${done.data.agent.id}`, action === 'suspend' ? 'suspended' : 'released');
}

async function draw(page: Page, state: ActionState, action: 'suspend' | 'release'): Promise<Response> {
  const found = await findAgent(page);
  if (found instanceof Response) return found;
  const { agent } = found;
  const text = TEXT[page.locale][action];
  return showConfirmation(page, state, {
    title: text.title(displayed(agent.name)),
    submit: text.submit,
    ...(action === 'suspend' && { look: 'danger' }),
    back: backTo(page, agent),
    action: `/agents/${agent.id}/${action}`,
    says: text.says,
  });
}
