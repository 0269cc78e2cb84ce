// The merchant's dashboard, the operator's panel, the agent's pages, and the page in front of them.
export { createDashboard } from './merchant/create-dashboard.ts';
export { createFrontPage } from './front/create-front-page.tsx';
export { createComponentsPage } from './gallery/create-components-page.tsx';
export { createAgentPanel } from './agent/create-agent-panel.ts';
export { createOperatorPanel } from './operator/create-operator-panel.ts';
export type { DashboardOptions, DashboardHandler, FrontPageOptions } from './options.ts';
