import type { AgentRecord, HeldBalance } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { Page } from '../../shell/page.ts';
import { showRefusal } from '../../shell/respond.tsx';

export interface FoundAgent {
  readonly agent: AgentRecord;
  readonly floats: readonly HeldBalance[];
}

/** The agent that the path names, with what the floats hold; or the page that says there is none. */
export async function findAgent(page: Page): Promise<FoundAgent | Response> {
  const found = await page.ask('getAgent', { parameters: { agent_id: page.parameter('agent_id') } });
  return found.kind === 'done' ? found.data : showRefusal(page.site, page.request, found);
}

/** Back to an agent's page. */
export function backTo(page: Page, { id, name }: AgentRecord): { readonly href: string; readonly label: string } {
  return { href: page.path(`/agents/${id}`), label: displayed(name) };
}

/** Limits name no currency: their amounts are read in the first one of the floats. */
export function currencyOf({ floats }: FoundAgent): string {
  return floats[0]?.currency ?? 'XAF';
}
