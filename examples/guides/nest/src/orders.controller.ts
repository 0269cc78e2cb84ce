import { createClient } from '@mitako/client';
import { Body, Controller, Post } from '@nestjs/common';

@Controller('orders')
export class OrdersController {
  private readonly mitako = createClient({
    apiKey: process.env.MITAKO_API_KEY,
    baseUrl: process.env.MITAKO_API_URL,
  });

  @Post()
  async create(@Body() order: { reference: string; amount: number }): Promise<{ checkout_url: string }> {
    const payment = await this.mitako.payments.create(
      { amount: order.amount, currency: 'XAF', customer_reference: order.reference },
      { idempotencyKey: order.reference },
    );
    return { checkout_url: payment.checkout_url };
  }
}
