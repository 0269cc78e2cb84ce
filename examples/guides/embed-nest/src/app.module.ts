import { type BeforeApplicationShutdown, Inject, Module } from '@nestjs/common';
import { OrdersController } from './orders.controller';
import { MITAKO, openMitako, type ShopGateway } from './pay';

@Module({ controllers: [OrdersController], providers: [{ provide: MITAKO, useFactory: openMitako }] })
export class AppModule implements BeforeApplicationShutdown {
  constructor(@Inject(MITAKO) private readonly mitako: ShopGateway) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.mitako.drain();
  }
}
