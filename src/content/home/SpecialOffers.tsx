// The current offers in words, each with a way to it; in a row that is pushed sideways where there is no room for all.
import '../../words/catalogue/content';
import { useRef } from 'react';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { inlineDirection } from '../../ui/inline-direction';
import { IconButton } from '../../ui/icon/IconButton';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import { offerStyles } from './styles';
import { useContentLink } from './use-content-link';
import { useHome } from './use-home';

export interface SpecialOffersProps {
  /** Instead of "Special offers". */
  heading?: string;
}

export function SpecialOffers({ heading }: SpecialOffersProps) {
  useStyles(offerStyles);
  const text = useText();
  const href = useContentLink();
  const id = useElementId();
  const row = useRef<HTMLUListElement>(null);
  const { content, pending } = useHome();
  const offers = content.value?.offers ?? [];
  if (offers.length === 0)
    return (
      pending.value && (
        <div className="offers-room home-section">
          <div className="offers-waiting" />
        </div>
      )
    );

  const push = (by: 1 | -1) => {
    const list = row.current;
    const [first] = list?.children ?? [];
    if (!list || !first) return;
    // How fast, and whether at all, is up to the sheet.
    list.scrollBy({ left: by * inlineDirection(list) * first.clientWidth });
  };
  return (
    <section className="offers home-section" part="special-offers" aria-labelledby={id}>
      <div className="offers-head">
        <h2 className="content-title" id={id}>
          {heading || text('content.specialOffers')}
        </h2>
        {offers.length > 1 && (
          <div className="offers-controls">
            <IconButton label={text('content.previousOffers')} icon="chevron-left" onClick={() => push(-1)} />
            <IconButton label={text('content.nextOffers')} icon="chevron-right" onClick={() => push(1)} />
          </div>
        )}
      </div>
      <ul className="offers-list" ref={row}>
        {offers.map((offer, index) => (
          <li key={index} className="offer" part="special-offer">
            <h3 className="offer-title">{offer.title}</h3>
            {offer.description && <p className="offer-text">{offer.description}</p>}
            {offer.button && (
              <a className="offer-link" href={href(offer.button.link)}>
                <span>{offer.button.name}</span>
                <Icon name="arrow-right" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
