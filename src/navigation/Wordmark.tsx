// The shop's logo, or its name as a text mark; a link home.
import { useState } from 'react';
import '../words/catalogue/navigation';
import { useText } from '../words/use-text';
import { useStorefront } from '../use-storefront';
import { createNavigation } from './state';
import { nameLines } from './name-lines';

export interface WordmarkProps {
  /** Stands in for the store's own. */
  name?: string;
  /** In words, also where the shop has a logo. */
  inWords?: boolean;
}

export function Wordmark({ name, inWords }: WordmarkProps) {
  const text = useText();
  const { routing, feature } = useStorefront();
  const { storeName, shop, error } = feature(createNavigation);
  const [broken, setBroken] = useState<string>();
  const store = name || storeName.value;
  // No name yet: room is kept, and nothing is shown that would change.
  if (!store && !error.value) return <span className="wordmark" />;
  const logo = name || inWords ? undefined : shop.value?.logo;
  const [lead, rest] = nameLines(store || text('navigation.home'));
  return (
    <a
      className="wordmark"
      part="wordmark"
      href={routing.href('/')}
      aria-label={store ? text('navigation.logo', { store }) : undefined}
    >
      {logo && logo.url !== broken ? (
        <img
          className="wordmark-logo"
          src={logo.url}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
          onError={() => setBroken(logo.url)}
        />
      ) : (
        <>
          <span className="wordmark-lead">{lead}</span>{' '}
          {rest && <span className="wordmark-rest">{rest}</span>}
        </>
      )}
    </a>
  );
}
