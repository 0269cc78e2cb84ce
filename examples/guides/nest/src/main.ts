import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';

async function start(): Promise<void> {
  // The signature is over the bytes as they arrived.
  const app = await NestFactory.create(AppModule, { rawBody: true });
  await app.listen(process.env.PORT ?? 3000);
}

void start();
