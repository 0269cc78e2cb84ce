export { findAgents } from './find-agents.ts';
export * from './operator-agent-locations.ts';
