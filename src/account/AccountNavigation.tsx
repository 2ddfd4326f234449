// The ways between the pages of a customer: a column beside the page, a strip above it on a phone.
import { useEffect, useRef } from 'react';
import '../words/catalogue/account-page';
import { useText } from '../words/use-text';
import { useStorefront } from '../use-storefront';
import { accountLinks } from './account-links';
import { useSignOut } from './use-sign-out';

export function AccountNavigation({ path }: { path: string }) {
  const text = useText();
  const { routing } = useStorefront();
  const signOut = useSignOut();
  const ref = useRef<HTMLUListElement>(null);

  // Where the strip is longer than the screen, the current page is in sight in the middle of it.
  useEffect(() => {
    const strip = ref.current;
    const current = strip?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip || !current) return;
    const { left, width } = strip.getBoundingClientRect();
    strip.scrollLeft += current.left + current.width / 2 - left - width / 2;
  }, [path]);

  return (
    <nav className="account-nav" part="navigation" aria-label={text('account.pages')}>
      <ul className="account-nav-links" ref={ref}>
        {accountLinks.map(([label, to]) => (
          <li key={to}>
            <a
              className="account-nav-link"
              href={routing.href(to)}
              aria-current={to === path ? 'page' : undefined}
            >
              {text(label)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="account-nav-link" onClick={signOut}>
            {text('account.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
