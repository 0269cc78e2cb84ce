export { exportOperatorReport, exportReport, getOperatorReport, getReport } from './get-report.ts';
