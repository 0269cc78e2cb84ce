// One server that combines all the packages. The command line is the bin of this package.
import './require-node.ts';
export { type Configuration, defineConfig, type Settings } from './configuration.ts';
export type { ConnectionLimits } from './connection-limits.ts';
export type { AttachOptions, Guard } from './embed/attach.ts';
export * from './embed/create-mitako.ts';
export type { MitakoHandlers, ModeHandlerOptions } from './embed/on-mode.ts';
export type { HandOver, HandOverLink, MitakoPeople } from './embed/people.ts';
export type {
  CustomerPeople,
  CustomerPerson,
  HostPerson,
  HostRequest,
  HostUrls,
  Moment,
  PeopleOptions,
  StaffPeople,
  StaffPerson,
} from '@mitako/pages';
export type { Background, CommonOptions, MitakoOptions } from './embed/mitako-options.ts';
export * from './embed/in-process.ts';
export { isMitakoError, MitakoError, type MitakoErrorCode } from '@mitako/client';
export { html } from '@mitako/pages';
export { RootSecretError, SchemaError, StoreUnfitError, WorldError } from '@mitako/core';
export { type OptionProblem, OptionsError } from './options/options-error.ts';
export type { MarketplaceOptions, PartsOptions, ShopOptions, ShopOrMarketplace } from './options/kind.ts';
export { createWorker, type MitakoShopWorker, type MitakoWorker } from './embed/create-worker.ts';
export { toCronHandler, type CronOptions } from './embed/cron.ts';
export type { WaitUntil } from './embed/run-when-due.ts';
export { toFastifyPlugin, type FastifyScope } from './embed/fastify.ts';
export { stopOnSignals, type StopOptions } from './embed/stop-on-signals.ts';
export { openOnce } from './embed/open-once.ts';
export { toNextHandler, type NextHandler, type NextHandlerOptions } from './embed/next.ts';
export { toNodeHandler, type NodeHandler, type NodeHandlerOptions } from '@mitako/http';
export { startDev, type DevOptions, type DevServer } from './dev.ts';
export type { DrainOptions } from './drain.ts';
export { directoryFiles } from './files/directory-files.ts';
export type { Health } from './health.ts';
export type { ListenerOptions } from './listener.ts';
export { showDevScreen, type DevScreenOptions } from './output/dev-screen.ts';
export { createLog } from './output/log.ts';
export { httpSms, type HttpSmsOptions } from './messages/http-sms.ts';
export { smtpMailer, type SmtpOptions } from './messages/smtp-mailer.ts';
export type { Ready } from './ready.ts';
export { createServer, type Server, type ServerOptions } from './server.ts';
