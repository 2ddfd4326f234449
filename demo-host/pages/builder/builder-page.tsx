// The script of /builder.html: what the page says of the shop, and its address as the builder's memory.
import { createRoot } from 'react-dom/client';
import { contracts } from '../../../elements/build/contracts';
import type { CardOrigins } from '../../../elements/build/policy/needs';
import { Builder, type Address } from './Builder';
import './builder.css';
import { fetchBuilds } from './facts';

const address: Address = {
  read: () => location.search,
  write: (query, isStep) => {
    const url = location.pathname + query;
    if (isStep) history.pushState(null, '', url);
    else history.replaceState(null, '', url);
  },
  hrefOf: (query) => location.pathname + query,
  follow: (changed) => {
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  },
};

const place = document.getElementById('builder');
const shopUrl = place?.dataset['shop'] ?? location.origin;

if (place)
  createRoot(place).render(
    <Builder
      address={address}
      facts={{
        contracts,
        shopUrl,
        endpoint: `${shopUrl}/graphql`,
        paymentUrl: place.dataset['payment'] ?? '',
        cards: JSON.parse(place.dataset['cards'] ?? '') as CardOrigins,
        previewUrl: (runtime) =>
          new URL(`builder/preview.html${runtime === 'preact' ? '?runtime=embed' : ''}`, location.href).href,
        builds: () => fetchBuilds(shopUrl),
      }}
    />,
  );
