import { type BeforeApplicationShutdown, Inject, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { OrdersController } from './orders.controller';
import { MITAKO, openMitako, type ShopGateway } from './pay';

@Module({ controllers: [OrdersController], providers: [{ provide: MITAKO, useFactory: openMitako }] })
export class AppModule implements BeforeApplicationShutdown {
  constructor(
    @Inject(MITAKO) private readonly mitako: ShopGateway,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.mitako.drain(this.host.httpAdapter.getHttpServer());
  }
}
