// A React app, with a React of its own, around the shop's elements: it renders, moves, hides and brings them back, and hears their events.
import { createElement, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.querySelector<HTMLElement>('#app')!;
const { sku } = place.dataset;
const hasCheckout = location.search.includes('with=checkout');

/** One of the shop's tags; React hands over attributes, properties and listeners. */
const airside = (tag: string, props: object = {}) => createElement(`airside-${tag}`, props);

interface ShelfProps {
  isCardFirst: boolean;
  hasCard: boolean;
  onHeard: (event: Event) => void;
}

/** The elements that move, go and come back, and those that stay. */
function Shelf({ isCardFirst, hasCard, onHeard }: ShelfProps) {
  const card = hasCard && (
    <div className="sheet" key="card">
      {airside('product-card', { sku, 'add-to-cart': true, 'onairside-item-added': onHeard })}
    </div>
  );
  const list = (
    <div className="sheet" key="list">
      {airside('product-list', { search: 'gin', limit: 3 })}
    </div>
  );
  return (
    <>
      {isCardFirst ? [card, list] : [list, card]}
      <div className="sheet">
        {airside('newsletter', {
          heading: 'Stopover letters',
          'onairside-newsletter-subscribed': onHeard,
        })}
      </div>
      <div className="sheet">{airside('sign-in')}</div>
    </>
  );
}

function Stopover() {
  const [likes, setLikes] = useState(0);
  const [isCardFirst, setCardFirst] = useState(true);
  const [hasCard, setHasCard] = useState(true);
  const [traveller, setTraveller] = useState('');
  const [sent, setSent] = useState('');
  const [heard, setHeard] = useState('');
  const hear = (event: Event) => setHeard(event.type);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent([...new FormData(event.currentTarget).keys()].join(' '));
  };
  return (
    <>
      <header className="bar">
        <b>stopover</b>
        <div style={{ background: '#fff' }}>{airside('mini-cart')}</div>
      </header>
      <main>
        <div className="sheet">
          <h1>Seven hours in Doha</h1>
          <p>Sleep, walk, eat. Or sit, with a gin for {airside('price', { sku })}, and watch.</p>
          <button type="button" onClick={() => setCardFirst(!isCardFirst)}>
            Move the card
          </button>
          <button type="button" onClick={() => setHasCard(!hasCard)}>
            {hasCard ? 'Hide' : 'Show'} the card
          </button>
          <button type="button" id="counter" onClick={() => setLikes(likes + 1)}>
            Been there <span>{likes}</span>
          </button>
          <p id="heard" role="status">
            {heard}
          </p>
        </div>
        {hasCheckout ? (
          <div className="sheet">
            {airside('add-to-cart', { sku })}
            {airside('checkout')}
          </div>
        ) : (
          <Shelf isCardFirst={isCardFirst} hasCard={hasCard} onHeard={hear} />
        )}
        <form id="letter" className="sheet" onSubmit={send}>
          <label>
            Traveller{' '}
            <input
              id="letter-name"
              name="traveller"
              value={traveller}
              onChange={({ target }) => setTraveller(target.value)}
            />
          </label>
          <label>
            Hours <input name="hours" />
          </label>
          <button>Plan</button>
          <output id="letter-sent">{sent}</output>
        </form>
      </main>
    </>
  );
}

createRoot(place).render(<Stopover />);
