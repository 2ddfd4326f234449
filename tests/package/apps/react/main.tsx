// A React app with two of our elements: events by React 19's own props, properties in camelCase.
import 'airside/types/react';
import type { AirsideEvent } from 'airside';
import { configure } from 'airside/storefront';
import 'airside/add-to-cart';
import 'airside/mini-cart';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

configure({ endpoint: new URLSearchParams(location.search).get('endpoint') ?? '' });

function App() {
  const [added, setAdded] = useState<string[]>([]);
  const [quantity, setQuantity] = useState(1);
  const note = ({ detail }: AirsideEvent<'airside-item-added'>) =>
    setAdded((before) => [...before, `${detail.quantity} × ${detail.sku}`]);
  return (
    <>
      <airside-mini-cart openOnAdd={quantity > 5} className="bag" />
      <airside-add-to-cart sku="WH-002" quantity={quantity} onairside-item-added={note} />
      <button id="more" onClick={() => setQuantity(quantity + 1)}>
        More
      </button>
      <p id="added">{added.join()}</p>
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
