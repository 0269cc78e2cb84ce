import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mitako } from './pay.js';

@Controller('orders')
class OrdersController {
  @Post() create(@Body() { reference: id, amount }: { reference: string; amount: number }) {
    return mitako.shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  }
}

@Module({ controllers: [OrdersController] })
class AppModule {}

const app = await NestFactory.create(AppModule);
mitako.attach(app.getHttpServer());
await app.listen(process.env.PORT ?? 3000);
