// The end of every page: company links, where to follow the shop, cards, store and currency, copyright.
import { useEffect, useState } from 'react';
import { createEventsPresence } from '../../content/events/presence';
import { Newsletter, type NewsletterProps } from '../../content/newsletter/Newsletter';
import '../../locale/en_US/footer';
import { useText } from '../../locale/use-text';
import type { MessageKey } from '../../locale/text';
import { useStorefront } from '../../use-storefront';
import { whenIdle } from '../../transport/when-idle';
import { useElementEvents } from '../../ui/element-events';
import { Icon, type IconName } from '../../ui/icon/Icon';
import { lazyPart } from '../../ui/lazy-part';
import { createNavigation } from '../state';
import { Wordmark } from '../Wordmark';

const Choices = lazyPart(async () => ({ default: (await import('../StoreChoices')).StoreChoices }));

export interface FooterProps {
  /** Shown instead of the store's own name. */
  name?: string;
  facebookUrl?: string;
  instagramUrl?: string;
  whatsappUrl?: string;
}

const companyLinks: readonly [label: MessageKey, path: string][] = [
  ['navigation.retailStore', '/pages/retail-store'],
  ['navigation.storeEvents', '/events'],
  ['navigation.diplomaticCatalogue', '/pages/diplomatic'],
  ['navigation.contactUs', '/pages/contactus'],
];

const cards = ['Visa', 'Mastercard', 'American Express', 'Discover'];

export function Footer({
  name,
  facebookUrl = 'https://www.facebook.com/',
  instagramUrl = 'https://www.instagram.com/',
  whatsappUrl = 'https://wa.me/',
}: FooterProps) {
  const text = useText();
  const { routing, feature } = useStorefront();
  const { onNewsletterSubscribed } =
    useElementEvents<Required<Pick<NewsletterProps, 'onNewsletterSubscribed'>>>();
  const { storeName, error } = feature(createNavigation);
  const hasEvents = feature(createEventsPresence).value;
  const store = name || storeName.value;
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  const social: readonly [label: MessageKey, icon: IconName, url: string][] = [
    ['navigation.facebook', 'people', facebookUrl],
    ['navigation.instagram', 'photos', instagramUrl],
    ['navigation.whatsapp', 'chat', whatsappUrl],
  ];

  return (
    <footer className="footer" part="footer">
      <div className="footer-inner">
        <div className="footer-newsletter">
          <Newsletter onNewsletterSubscribed={onNewsletterSubscribed} />
        </div>
        <div className="footer-brand">
          <Wordmark name={name} />
          <p className="footer-promise">{text('navigation.promise')}</p>
          <div className="footer-choices">{isAtRest && <Choices />}</div>
        </div>
        <nav className="footer-group" aria-label={text('navigation.company')}>
          <h2 className="footer-title">{text('navigation.company')}</h2>
          <ul>
            {companyLinks.map(([label, path]) => (
              <li key={path} hidden={path === '/events' && !hasEvents}>
                <a className="footer-link" href={routing.href(path)}>
                  {text(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-group">
          <h2 className="footer-title">{text('navigation.followUs')}</h2>
          <ul className="footer-social">
            {social.map(([label, icon, url]) => (
              <li key={label}>
                <a
                  className="footer-link"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={text('navigation.newWindow', { name: text(label) })}
                >
                  <Icon name={icon} />
                  {text(label)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="footer-group">
          <h2 className="footer-title">{text('navigation.weAccept')}</h2>
          <ul className="footer-cards">
            {cards.map((card) => (
              <li key={card} className="footer-card">
                {card}
              </li>
            ))}
          </ul>
        </div>
        <div className="footer-end">
          <p className={store || error.value ? undefined : 'footer-coming'}>
            {text('navigation.copyright', {
              year: String(new Date().getFullYear()),
              store: store || text('navigation.shopName'),
            })}
          </p>
          <p>{text('navigation.responsibly')}</p>
        </div>
      </div>
    </footer>
  );
}
