export { createDoor, type Door, type DoorOptions } from './door.ts';
export { createHandler, type Handler, type HandlerOptions } from './handler.ts';
export { toNodeHandler, type NodeHandler, type NodeHandlerOptions } from './node.ts';
export { openApiDocument, type OpenApiDocument } from './openapi/document.ts';
export type { ApiGateway } from './pipeline.ts';
export { acceptedLanguage } from './request/accepted-language.ts';
export { readBody } from './request/read-body.ts';
export { securityHeaders, type SecurityHeaders } from './response.ts';
export { clientAddressFinder, isGone, type ClientAddress, type Connection } from './request/client-address.ts';
