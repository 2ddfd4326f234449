// The end of every page: what editors put there, where to follow the shop, store and currency, copyright.
import { useCallback, useEffect, useState } from 'react';
import { createEventsPresence } from '../../content/events/presence';
import { Newsletter, type NewsletterProps } from '../../content/newsletter/Newsletter';
import '../../words/catalogue/footer';
import { useText } from '../../words/use-text';
import type { MessageKey } from '../../words/text';
import { useEnclosed } from '../../routing/use-enclosed';
import { useStorefront } from '../../use-storefront';
import { whenIdle } from '../../late/when-idle';
import { useElementEvents } from '../../ui/element-events';
import { Icon, type IconName } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useRoom } from '../../root-context';
import { createNavigation } from '../state';
import { Wordmark } from '../Wordmark';
import { CheckoutFooter } from './CheckoutFooter';
import { useRights } from './use-rights';

const Choices = latePart(async () => ({ default: (await import('../StoreChoices')).StoreChoices }));
const Block = latePart(async () => ({ default: (await import('./FooterBlock')).FooterBlock }));
const Html = latePart(async () => ({ default: (await import('../../content/cms/CmsHtml')).CmsHtml }));

export interface FooterProps {
  /** Shown instead of the store's own name. */
  name?: string;
  facebookUrl?: string;
  instagramUrl?: string;
  whatsappUrl?: string;
}

/** CMS blocks; the first is called as in Magento's own themes. */
const linksBlock = 'footer_links_block';
const blocks = ['footer_social_block', 'footer_payment_block'];

export function Footer(props: FooterProps) {
  return useEnclosed() ? <CheckoutFooter name={props.name} /> : <WholeFooter {...props} />;
}

function WholeFooter({ name, ...networks }: FooterProps) {
  const text = useText();
  const { routing, feature } = useStorefront();
  const { onNewsletterSubscribed } =
    useElementEvents<Required<Pick<NewsletterProps, 'onNewsletterSubscribed'>>>();
  const hasEvents = feature(createEventsPresence).value;
  const [isAtRest, setAtRest] = useState(false);
  const [awaited, setAwaited] = useState([linksBlock, ...blocks]);
  const onAnswer = useCallback(
    (identifier: string) => setAwaited((before) => before.filter((each) => each !== identifier)),
    [],
  );
  const isWaiting = awaited.length > 0 && !isAtRest;
  useRoom(isWaiting);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  const { claim, footerHtml } = feature(createNavigation).shop.value ?? {};
  const rights = useRights(name);

  return (
    <footer className="footer" part="footer">
      <div className={isWaiting ? 'footer-inner footer-waiting' : 'footer-inner'}>
        <div className="footer-newsletter">
          <Newsletter onNewsletterSubscribed={onNewsletterSubscribed} />
        </div>
        <div className="footer-brand">
          <Wordmark name={name} inWords />
          {claim && <p className="footer-promise">{claim}</p>}
          <div className="footer-choices">{isAtRest && <Choices />}</div>
        </div>
        <nav className="footer-group" aria-label={text('navigation.footer')}>
          <Block identifier={linksBlock} onAnswer={onAnswer} />
          {hasEvents && (
            <ul>
              <li>
                <a className="footer-link" href={routing.href('/events')}>
                  {text('navigation.storeEvents')}
                </a>
              </li>
            </ul>
          )}
        </nav>
        <FollowUs {...networks} />
        {blocks.map((identifier) => (
          <div key={identifier} className="footer-group">
            <Block identifier={identifier} onAnswer={onAnswer} />
          </div>
        ))}
        <div className="footer-end">
          {rights && <p>{rights}</p>}
          {footerHtml && <Html html={footerHtml} demote />}
        </div>
      </div>
    </footer>
  );
}

function FollowUs({ facebookUrl, instagramUrl, whatsappUrl }: Omit<FooterProps, 'name'>) {
  const text = useText();
  const networks: readonly [label: MessageKey, icon: IconName, url?: string][] = [
    ['navigation.facebook', 'people', facebookUrl],
    ['navigation.instagram', 'photos', instagramUrl],
    ['navigation.whatsapp', 'chat', whatsappUrl],
  ];
  const social = networks.filter(([, , url]) => url);
  if (social.length === 0) return null;
  return (
    <div className="footer-group">
      <h2>{text('navigation.followUs')}</h2>
      <ul>
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
              <span>{text(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
