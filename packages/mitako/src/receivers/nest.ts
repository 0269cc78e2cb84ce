import { importOf, moduleFile, onEvent, OWN_START, type Receiver, SECRET } from './receiver.ts';

export const nest: Receiver = {
  label: 'NestJS',
  recognisedBy: ['@nestjs/core'],
  // Nest compiles TypeScript itself, to what its folder is.
  file: (folder) => moduleFile({ ...folder, typed: true }, 'mitako-webhooks.controller'),
  code: (folder) => {
    const typed = { ...folder, typed: true };
    return `${importOf(typed, 'webhookHandler', 'nest')}import { Controller, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** Webhooks of Mitako. The signature is over the raw body: NestFactory.create(AppModule, { rawBody: true }). */
@Controller()
export class MitakoWebhooksController {
  private readonly handle = webhookHandler({ secret: ${SECRET}, onEvent });

  @Post('webhooks/mitako')
  @HttpCode(200)
  receive(@Req() request: RawBodyRequest<IncomingMessage>): Promise<object> {
    return this.handle(request);
  }
}

${onEvent(typed)}`;
  },
  mount: () =>
    'NestFactory.create(AppModule, { rawBody: true });   // and controllers: [MitakoWebhooksController] in AppModule',
  start: OWN_START,
  port: 3000,
  path: '/webhooks/mitako',
};
