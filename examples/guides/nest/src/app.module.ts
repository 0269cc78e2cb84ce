import { Module } from '@nestjs/common';
import { MitakoWebhooksController } from './mitako-webhooks.controller';
import { OrdersController } from './orders.controller';

@Module({ controllers: [OrdersController, MitakoWebhooksController] })
export class AppModule {}
