// The client for an agent's till.
export * from './session.ts';
export { createAgentClient, type AgentClient } from './clients/create-agent-client.ts';
export type * from './clients/agent-types.ts';
export type { Pin } from './session/account.ts';
export type { HolderClientOptions } from './session/options.ts';
export type { PinParams } from '@mitako/contract/names';
