// index.d.ts exports
//   DashboardHandler
//   DashboardOptions
//   createAgentPanel
//   createComponentsPage
//   createDashboard
//   createFrontPage
//   createOperatorPanel
//   createWalletPanel
// imports
//   @mitako/core
//   @mitako/pages

type DashboardHandler = (request: Request, connection?: Connection) => Promise<Response>;
interface DashboardOptions {
  readonly serviceName?: string;
  readonly legal?: Legal;
  readonly color?: string;
  readonly clientAddress?: ClientAddress;
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly people?: PeopleOptions;
  readonly onError?: (error: unknown) => void;
}
declare function createAgentPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createComponentsPage({
  serviceName,
  color,
}?: Pick<DashboardOptions, 'serviceName' | 'color'>): DashboardHandler;
declare function createDashboard(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createFrontPage(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createOperatorPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
declare function createWalletPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;
