import { NestFactory } from '@nestjs/core';
import { toNodeHandler } from 'mitako';
import { AppModule } from './app.module';
import { MITAKO, type ShopGateway } from './pay';

async function start(): Promise<void> {
  const app = await NestFactory.create(AppModule);
  app.use('/pay', toNodeHandler(app.get<ShopGateway>(MITAKO).handler));
  app.enableShutdownHooks();
  await app.listen(process.env.PORT ?? 3000);
}

void start();
