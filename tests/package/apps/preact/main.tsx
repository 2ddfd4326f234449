// A Preact app with two of our elements, which draw with its Preact.
import 'airside/types/preact';
import type { AirsideEvent } from 'airside';
import { configure } from 'airside/storefront';
import 'airside/add-to-cart';
import 'airside/mini-cart';
import { render } from 'preact';
import { useState } from 'preact/hooks';

configure({ endpoint: new URLSearchParams(location.search).get('endpoint') ?? '' });

function App() {
  const [added, setAdded] = useState<string[]>([]);
  const [quantity, setQuantity] = useState(1);
  const note = ({ detail }: AirsideEvent<'airside-item-added'>) =>
    setAdded((before) => [...before, `${detail.quantity} × ${detail.sku}`]);
  return (
    <>
      <airside-mini-cart openOnAdd={quantity > 5} class="bag" />
      <airside-add-to-cart sku="WH-002" quantity={quantity} onairside-item-added={note} />
      <button id="more" onClick={() => setQuantity(quantity + 1)}>
        More
      </button>
      <p id="added">{added.join()}</p>
    </>
  );
}

render(<App />, document.getElementById('app')!);
