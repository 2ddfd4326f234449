// The current offers in words, each with a way to it.
import '../../locale/en_US/content';
import { useId } from 'react';
import { useText } from '../../locale/use-text';
import { Icon } from '../../ui/Icon';
import type { Offer } from './home-content';
import { useContentLink } from './use-content-link';

export function SpecialOffers({ offers }: { offers: readonly Offer[] }) {
  const text = useText();
  const href = useContentLink();
  const id = useId();
  return (
    <section className="offers home-section" part="special-offers" aria-labelledby={id}>
      <h2 className="home-title" id={id}>
        {text('content.specialOffers')}
      </h2>
      <ul className="offers-list">
        {offers.map((offer, index) => (
          <li key={index} className="offer" part="special-offer">
            <h3 className="offer-title">{offer.title}</h3>
            {offer.description && <p className="offer-text">{offer.description}</p>}
            {offer.button && (
              <a className="offer-link" href={href(offer.button.link)}>
                {offer.button.name}
                <Icon name="arrow-right" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
