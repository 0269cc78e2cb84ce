import { sql, type SqlBool } from 'kysely';
import type { Migration } from './migration.ts';

/** What a merchant looks for and looks at. */
export const merchantViews: Migration = {
  name: '0011-merchant-views',
  async up(schema) {
    await schema
      .createIndex('mitako_payments_amount')
      .on('mitako_payments')
      .columns(['merchant_id', 'livemode', 'amount', 'id'])
      .where(sql<SqlBool>`status not in ('requested', 'processing')`)
      .execute();
    // Known once somebody has begun to pay. Making a payment writes none of these three.
    await schema
      .createIndex('mitako_payments_phone')
      .on('mitako_payments')
      .columns(['merchant_id', 'livemode'])
      .expression(sql`substr(phone_masked, length(phone_masked) - 2)`)
      .column('id')
      .where(sql.ref('phone_masked'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_payments_method')
      .on('mitako_payments')
      .columns(['merchant_id', 'livemode'])
      .expression(sql`coalesce(method_provider, method_type)`)
      .column('id')
      .where(sql.ref('method_type'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_deliveries_finished')
      .on('mitako_deliveries')
      .columns(['endpoint_id', 'id'])
      .where(sql<SqlBool>`status in ('delivered', 'failed')`)
      .execute();
  },
};
