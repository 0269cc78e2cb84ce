import { Body, Controller, Inject, Post } from '@nestjs/common';
import { MITAKO, type ShopGateway } from './pay';

@Controller('orders')
export class OrdersController {
  constructor(@Inject(MITAKO) private readonly mitako: ShopGateway) {}

  @Post()
  async create(@Body() order: { reference: string; amount: number }): Promise<{ checkout_url: string }> {
    const { checkout_url } = await this.mitako.shop.payments.create({
      amount: order.amount,
      currency: 'XAF',
      customer_reference: order.reference,
    });
    return { checkout_url };
  }
}
