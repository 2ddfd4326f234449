// The top of every page: store and currency, search, name of the shop, account, cart, main navigation.
import { useEffect, useState } from 'react';
import { MiniCart, type MiniCartEvents } from '../cart/mini-cart/MiniCart';
import '../words/catalogue/navigation';
import { useText } from '../words/use-text';
import { whenIdle } from '../late/when-idle';
import { useRoom } from '../root-context';
import type { Storefront } from '../storefront';
import { useEnclosed } from '../routing/use-enclosed';
import { useStorefront } from '../use-storefront';
import { afterPaint } from '../ui/after-paint';
import { classNames } from '../ui/class-names';
import { useElementEvents } from '../ui/element-events';
import { latePart } from '../late/late-part';
import { OnWide } from '../ui/OnWide';
import { AccountMenu } from './account/AccountMenu';
import { DrawerTrigger } from './drawer/DrawerTrigger';
import { MegaMenu } from './menu/MegaMenu';
import { SearchTrigger } from './search/SearchTrigger';
import { createNavigation } from './state';
import { Wordmark } from './Wordmark';

/** Width from which the header has its desktop layout (behaviour 9). */
const wideHeader = '(width >= 960px)';
/** Scrolled further, the mobile header changes style (behaviour 9). */
const scrollThreshold = 100;

const Choices = latePart(async () => ({ default: (await import('./StoreChoices')).StoreChoices }));

// Comes with the checkout itself.
const CheckoutBar = latePart(async () => ({ default: (await import('./CheckoutBar')).CheckoutBar }));

const Searched = latePart(
  async () => ({ default: (await import('./search/SearchedPlace')).SearchedPlace }),
  <p className="header-searched" />,
);

export interface HeaderProps {
  /** Shown instead of the store's own name. */
  name?: string;
  /** Id of the page's main content, for the skip link. */
  contentId?: string;
}

export function Header({ name, contentId = 'content' }: HeaderProps) {
  const text = useText();
  const { app, feature, routing } = useStorefront();
  const { shop, error } = feature(createNavigation);
  useRoom(!shop.value && !error.value);
  const { onOpened, onClosed, onItemAdded, onItemRemoved } = useElementEvents<MiniCartEvents>();
  const isEnclosed = useEnclosed();
  const isScrolled = useScrolledPast(scrollThreshold);
  // Stays when the menu has come: its drawer may be in use.
  const [wasMissed, setMissed] = useState(false);
  if (error.value && !shop.value && !wasMissed) setMissed(true);
  // Whether there is a choice at all is worth no request before the page stands.
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);

  return (
    <header className={classNames('header', isScrolled && 'header-scrolled')} part="header">
      <a
        className="header-skip"
        href={`#${contentId}`}
        onClick={(event) => {
          const content = document.getElementById(contentId) ?? document.querySelector('main');
          if (!content) return;
          event.preventDefault();
          if (!content.hasAttribute('tabindex')) content.tabIndex = -1;
          content.focus();
        }}
      >
        {text('navigation.skip')}
      </a>
      {app.isPageLoading.value && <div className="header-progress" role="presentation" />}
      {isEnclosed ? (
        <div className="header-row">
          <Wordmark name={name} />
          <CheckoutBar />
        </div>
      ) : (
        <>
          <OnWide width={wideHeader}>
            <div className="header-strip">
              <p className="header-promise">{shop.value?.claim}</p>
              {isAtRest && (
                <div className="header-choices">
                  <Choices />
                </div>
              )}
            </div>
          </OnWide>
          <div className="header-row header-main">
            <div className="header-start">
              <OnWide width={wideHeader} otherwise={<DrawerTrigger />}>
                {/* It says what failed, and asks again. */}
                {wasMissed && <DrawerTrigger />}
              </OnWide>
            </div>
            <Wordmark name={name} />
            <OnWide width={wideHeader}>
              <MegaMenu />
            </OnWide>
            <div className="header-end">
              <OnWide width={wideHeader}>
                <AccountMenu />
              </OnWide>
              <SearchTrigger />
              <MiniCart {...{ onOpened, onClosed, onItemAdded, onItemRemoved }} />
            </div>
          </div>
          {hasSearched(routing) && <Searched />}
        </>
      )}
    </header>
  );
}

/** The page of results has its own words for what was searched for. */
const hasSearched = ({ path, url }: Storefront['routing']): boolean =>
  /^\/(?!search\.html)./.test(path.value) && url.value.searchParams.has('query');

function useScrolledPast(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    afterPaint(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return scrolled;
}
