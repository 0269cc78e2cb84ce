import type { AgentLocation } from './model.ts';
import type { Page } from '../ports/page.ts';

export interface AgentLocationReads {
  /** Without a town: of all. */
  agentLocations(town: string | undefined, page: Page): Promise<readonly AgentLocation[]>;
  /** Ordered by name. */
  activeAgentLocations(town: string, limit: number): Promise<readonly AgentLocation[]>;
  /** With an active agent, in alphabetical order. */
  agentTowns(limit: number): Promise<readonly string[]>;
}
