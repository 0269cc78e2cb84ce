import { signTestWebhook } from '@mitako/client/webhooks';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { AppModule } from './app.module';

describe('webhooks of Mitako', () => {
  const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';
  let app: INestApplication;

  beforeAll(async () => {
    process.env.MITAKO_WEBHOOK_SECRET = secret;
    const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
    app = await module.createNestApplication({ rawBody: true }).init();
  });
  afterAll(() => app.close());

  it('takes what is signed, and nothing else', async () => {
    const { payload, headers } = await signTestWebhook({
      secret,
      event: { event: 'payment.succeeded', data: { customer_reference: 'order-1', amount: 5000 } },
    });
    const post = () => request(app.getHttpServer()).post('/webhooks/mitako').set(headers);
    await post().send(payload).expect(200);
    await post().send(payload.replace('5000', '1')).expect(400);
  });
});
