import { importOf, moduleFile, onEvent, type Receiver, SECRET } from './receiver.ts';

export const nest: Receiver = {
  label: 'NestJS',
  recognisedBy: '@nestjs/core',
  // Nest compiles TypeScript itself, to what its folder is.
  file: (folder) => moduleFile({ ...folder, typed: true }, 'mitako-webhooks.controller'),
  code: (folder) => {
    const typed = { ...folder, typed: true };
    return `${importOf(typed, 'verifyWebhook, WebhookVerificationError')}import {
  BadRequestException,
  Controller,
  HttpCode,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

const secret = ${SECRET};

/** Webhooks of Mitako. The signature is over the raw body: NestFactory.create(AppModule, { rawBody: true }). */
@Controller()
export class MitakoWebhooksController {
  @Post('webhooks/mitako')
  @HttpCode(200)
  async receive(@Req() request: RawBodyRequest<IncomingMessage>): Promise<{ readonly received: true }> {
    try {
      await onEvent(await verifyWebhook({ payload: request.rawBody ?? '', headers: request.headers, secret }));
      return { received: true };
    } catch (error) {
      if (error instanceof WebhookVerificationError) throw new BadRequestException(error.message);
      throw error;
    }
  }
}

${onEvent(typed)}`;
  },
  mount: () =>
    'NestFactory.create(AppModule, { rawBody: true });   // and controllers: [MitakoWebhooksController] in AppModule',
  port: 3000,
  path: '/webhooks/mitako',
};
