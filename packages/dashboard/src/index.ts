// The merchant's dashboard and the operator's panel.
export { createDashboard } from './merchant/create-dashboard.ts';
export { createOperatorPanel } from './operator/create-operator-panel.ts';
export type { DashboardOptions, DashboardHandler } from './options.ts';
