// The top of every page: name of the shop, main navigation, cart. The drawer of narrow screens comes when it is wanted.
import { useEffect, useState } from 'react';
import { MiniCart } from '../cart/MiniCart';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { classNames } from '../ui/class-names';
import { IconButton } from '../ui/IconButton';
import { lazyPart } from '../ui/lazy-part';
import { useMedia } from '../ui/use-media';
import { MegaMenu } from './MegaMenu';
import { Wordmark } from './Wordmark';

/** Width from which the header has its desktop layout (SPEC 9). */
const wideHeader = '(width >= 960px)';
/** Scrolled further, the mobile header changes style (SPEC 9). */
const scrollThreshold = 100;

const NavigationDrawer = lazyPart(async () => ({
  default: (await import('./NavigationDrawer')).NavigationDrawer,
}));

export interface HeaderProps {
  /** Shown instead of the store's own name. */
  name?: string;
  /** Id of the page's main content, for the skip link. */
  contentId?: string;
}

export function Header({ name, contentId = 'content' }: HeaderProps) {
  const text = useText();
  const { app } = useStorefront();
  const isWide = useMedia(wideHeader);
  const isMenuOpen = app.drawer.value === 'nav';
  // Once drawn it stays, so that it can slide out.
  const [isMenuDrawn, setMenuDrawn] = useState(false);
  if (isMenuOpen && !isMenuDrawn) setMenuDrawn(true);
  const isScrolled = useScrolledPast(scrollThreshold);

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
      <div className="header-row">
        <div className="header-start">
          {isWide ? (
            <span className="header-promise">{text('navigation.promise')}</span>
          ) : (
            <IconButton
              label={text('navigation.openMenu')}
              icon="menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              {...NavigationDrawer.intent}
              onClick={() => app.toggleDrawer('nav')}
            />
          )}
        </div>
        <Wordmark name={name} />
        <div className="header-end">
          <MiniCart />
        </div>
      </div>
      {isWide ? <MegaMenu /> : isMenuDrawn && <NavigationDrawer />}
    </header>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return scrolled;
}
