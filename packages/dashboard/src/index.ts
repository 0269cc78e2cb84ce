// The merchant's dashboard, the operator's panel, the agent's pages, a user's account, and the page in front of them.
export { createDashboard } from './panels/create-dashboard.ts';
export { createFrontPage } from './front/create-front-page.tsx';
export { createComponentsPage } from './gallery/create-components-page.tsx';
export { createAgentPanel } from './panels/create-agent-panel.ts';
export { createOperatorPanel } from './panels/create-operator-panel.ts';
export { createWalletPanel } from './panels/create-wallet-panel.ts';
export { findPanelTextFaults, type PanelTexts } from './texts.ts';
export type { DashboardOptions, DashboardHandler } from './options.ts';
