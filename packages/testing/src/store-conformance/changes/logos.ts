import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aLogo, anId } from '../fixtures.ts';
import { withMerchant } from '../inserted.ts';
import { applied, throws, type Suite } from '../suite.ts';

export function logoTests({ describe, it }: Suite): void {
  describe('logos', () => {
    it('logo.put stores every field, up to the size limit', async ({ store, rival }) => {
      const logo = aLogo(await withMerchant(store), { contentType: 'image/png', content: 'iVBORw0K'.repeat(2731) });
      await applied(store, { type: 'logo.put', logo });
      deepEqual(await rival.read.logoById(logo.id), logo);
    });

    it('logo.put replaces only the merchant’s own logo', async ({ store }) => {
      const [merchant, other] = [await withMerchant(store), await withMerchant(store)];
      const [first, second, theirs] = [aLogo(merchant), aLogo(merchant, { contentType: 'image/png' }), aLogo(other)];
      await applied(store, { type: 'logo.put', logo: theirs }, { type: 'logo.put', logo: first });
      await applied(store, { type: 'logo.put', logo: second });
      equal(await store.read.logoById(first.id), null);
      deepEqual(await store.read.logoById(second.id), second);
      deepEqual(await store.read.logoById(theirs.id), theirs);
    });

    it('logo.put throws for an unknown merchant', async ({ store }) => {
      await throws(store, { type: 'logo.put', logo: aLogo({ id: anId('mer') }) });
    });

    it('logo.delete deletes the logo of one merchant; another with the same picture keeps it', async ({ store }) => {
      const [merchant, other] = [await withMerchant(store), await withMerchant(store)];
      const [logo, same] = [aLogo(merchant, { id: anId('sha') }), anId('sha')];
      await applied(store, { type: 'logo.put', logo: { ...logo, id: same } });
      await applied(store, { type: 'logo.put', logo: aLogo(other, { id: same }) });
      await applied(store, { type: 'logo.delete', merchantId: merchant.id });
      deepEqual(await store.read.logoById(same), aLogo(other, { id: same }));
      await applied(store, { type: 'logo.delete', merchantId: other.id });
      equal(await store.read.logoById(same), null);
      await applied(store, { type: 'logo.delete', merchantId: other.id });
    });
  });
}
