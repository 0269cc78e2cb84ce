import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { OrdersController } from './orders.controller';
import { MITAKO, openMitako, type ShopGateway } from './pay';

@Module({ controllers: [OrdersController], providers: [{ provide: MITAKO, useFactory: openMitako }] })
export class AppModule implements OnApplicationShutdown {
  constructor(@Inject(MITAKO) private readonly mitako: ShopGateway) {}

  onApplicationShutdown(): Promise<void> {
    return this.mitako.close();
  }
}
