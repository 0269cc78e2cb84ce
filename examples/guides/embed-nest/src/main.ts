import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { MITAKO, type ShopGateway } from './pay';

async function start(): Promise<void> {
  const app = await NestFactory.create(AppModule);
  app.get<ShopGateway>(MITAKO).attach(app.getHttpServer());
  app.enableShutdownHooks();
  await app.listen(process.env.PORT ?? 3000);
}

void start();
