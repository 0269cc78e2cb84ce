export { getHealth } from './get-health.ts';
export { getMetrics } from './get-metrics.ts';
