// A page without a framework, whose tags stand in its HTML before the shop's address is known.
import { connectDataLayer } from 'airside/analytics';
import 'airside/add-to-cart';
import 'airside/mini-cart';
import { AirsidePriceElement } from 'airside/price/element';
import { configure, pageStorefront } from 'airside/storefront';

customElements.define('my-price', AirsidePriceElement);
configure({ endpoint: new URLSearchParams(location.search).get('endpoint') ?? '' });

connectDataLayer({ consent: true });

const added = document.querySelector('#added')!;
document.addEventListener('airside-item-added', ({ detail }) => {
  added.textContent += `${detail.quantity} × ${detail.sku}`;
});
pageStorefront().cart.count.subscribe((count) => {
  document.title = `${count ?? 0} in the cart`;
});
