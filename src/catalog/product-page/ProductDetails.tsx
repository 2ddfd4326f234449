// What stands below the button that buys: what the shop promises, the words about the product, and its facts.
import '../../words/catalogue/product-page';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import type { ProductDetail } from '../product';
import { Assurances } from './Assurances';
import { BrandName } from './BrandName';
import { TextBlocks } from './TextBlocks';

export interface ProductDetailsProps {
  product: ProductDetail;
  /** Of what is chosen. */
  sku: string;
}

export function ProductDetails({ product, sku }: ProductDetailsProps) {
  const { routing } = useStorefront();
  const text = useText();
  const category = product.trail.at(-1);
  const facts: [label: string, value: React.ReactNode][] = [
    ...(product.brand
      ? [[text('catalog.brand'), <BrandName key="brand" product={product} />] as [string, React.ReactNode]]
      : []),
    ...product.options.map((option): [string, string] => [
      option.label,
      option.values.map(({ label }) => label).join(', '),
    ]),
    ...(product.strength ? [[text('catalog.strength'), product.strength] as [string, string]] : []),
    ...(product.age ? [[text('catalog.age'), product.age] as [string, string]] : []),
    ...product.facts.map(({ label, value }): [string, string] => [label, value]),
    ...(category?.path
      ? [
          [
            text('catalog.category'),
            <a key={category.uid} href={routing.href(`/${category.path}`)}>
              {category.name}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    [
      text('catalog.sku'),
      <span key="sku" translate="no">
        {sku}
      </span>,
    ],
  ];
  return (
    <div className="product-details">
      <Assurances />
      {product.summary.length > 0 && (
        <div className="product-summary">
          {product.summary.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {product.description.length > 0 && (
        <section>
          <h2 className="product-subtitle">{text('catalog.description')}</h2>
          <TextBlocks blocks={product.description} />
        </section>
      )}
      <section>
        <h2 className="product-subtitle">{text('catalog.details')}</h2>
        <dl className="product-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
