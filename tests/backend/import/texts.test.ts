// Names that another system wrote as HTML.
import { expect, it } from 'vitest';
import { attributesOf, categoriesOf, csv, emptyShop, importText, product } from './csv';

it('are read once, wherever a file has them, and mark-up stays as it is', async () => {
  const db = emptyShop();
  const report = await importText(
    db,
    csv([
      {
        sku: 'A',
        name: 'Gin&trade; &amp; Tonic',
        categories: 'Default Category/Ch&acirc;teau &amp; Co',
        additional_attributes: 'brand=Doc &quot;H&quot;&#44; Sons &amp;amp; Co,bottle_size=70&nbsp;cl',
        meta_title: 'A &amp; B',
        description: '<p>1 &lt; 2</p>',
      },
      {
        sku: 'CFG',
        name: 'Both',
        product_type: 'configurable',
        price: '',
        configurable_variations: 'sku=A,bottle_size=70&nbsp;cl',
      },
    ]),
  );
  expect(report.skipped).toEqual([]);
  expect(product(db, 'A')).toMatchObject({
    name: 'Gin™ & Tonic',
    url_key: 'gin-tonic',
    meta_title: 'A & B',
    description: '<p>1 &lt; 2</p>',
  });
  expect(categoriesOf(db, 'A')).toEqual(['chateau-co']);
  expect(attributesOf(db, 'A')).toMatchObject({ brand: 'Doc "H", Sons &amp; Co', bottle_size: '70\u00a0cl' });
});
