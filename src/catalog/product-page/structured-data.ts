// What search engines read about a product and where it stands: schema.org's Product and BreadcrumbList. Pure.
import type { Offer, ProductDetail, Variant } from '../product';

interface Place {
  /** Of the page, without query. */
  url: string;
  home: string;
  href: (path: string) => string;
}

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;

function offers({ offer, isFrom }: { offer: Offer; isFrom: boolean }, inStock: boolean, url: string): object {
  const { final, highest } = offer;
  const shared = { priceCurrency: final.currency, availability: availability(inStock), url };
  return isFrom && highest
    ? { '@type': 'AggregateOffer', lowPrice: final.value, highPrice: highest.value, ...shared }
    : { '@type': 'Offer', price: final.value, ...shared };
}

/** A hidden price is hidden here too. */
export function structuredData(product: ProductDetail, variant: Variant | undefined, place: Place): object {
  const offer = (variant ?? product).offer;
  const inStock = (variant ?? product).inStock;
  const images = [...(variant?.images ?? []), ...product.images].map(({ url }) => url);
  const crumbs = [
    { name: place.home, url: place.href('/') },
    ...product.trail.map(({ name, path }) => ({ name, url: place.href(`/${path}`) })),
    { name: product.name, url: place.url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: variant?.name || product.name,
        sku: (variant ?? product).sku,
        url: place.url,
        ...(images.length > 0 ? { image: [...new Set(images)] } : {}),
        description: product.metaDescription || product.description.map(({ text }) => text).join(' '),
        ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
        ...(product.reviewCount > 0 && product.rating > 0
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: product.rating / 20,
                reviewCount: product.reviewCount,
              },
            }
          : {}),
        ...(offer && !product.isPriceHidden
          ? { offers: offers({ offer, isFrom: offer.isFrom }, inStock, place.url) }
          : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: url,
        })),
      },
    ],
  };
}
