import type { AgentClient } from '../../src/agent.ts';
import { accountCases, pinCases } from './account.ts';
import type { Case } from './case.ts';

export const agentCases: readonly Case<AgentClient>[] = [
  ...accountCases,
  ...pinCases,
  {
    route: 'listAgentTransactions',
    call: ({ transactions }) => transactions.list({ limit: 5, cursor: 'c' }).page(),
  },
  { route: 'lookUpCashHolders', call: (agent) => agent.lookUpHolders({ user: '+237653456789' }) },
  {
    route: 'cashIn',
    call: (agent) => agent.cashIn({ user_id: 'usr_1', amount: 5000, currency: 'XAF', pin: '7391' }),
  },
  { route: 'lookUpCashPayment', call: ({ cashPayments }) => cashPayments.lookUp({ code: '123456' }) },
  {
    route: 'takeCashPayment',
    call: ({ cashPayments }) => cashPayments.take({ code: '123456', amount: 5000, pin: '7391' }),
  },
  {
    route: 'cashOut',
    call: (agent) => agent.cashOut({ user: 'usr_1', code: '123456', amount: 5000, currency: 'XAF', pin: '7391' }),
  },
];
