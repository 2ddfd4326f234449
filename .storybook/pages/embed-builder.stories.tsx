// The embed builder of the demo host, here with a story as the page that it shows elements on.
import { useEffect, useRef } from 'react';
import { Builder, type Address } from '../../demo-host/pages/builder/Builder';
import builderCss from '../../demo-host/pages/builder/builder.css?inline';
import { startPreview } from '../../demo-host/pages/builder/preview';
import previewCss from '../../demo-host/pages/builder/preview.css?inline';
import { contracts } from '../../elements/build/contracts';
import { ownPage } from './own-page';

export default { title: 'Start here/Embed builder', tags: ['!autodocs'], ...ownPage };

/** The address of the story itself is Storybook's. */
const address: Address = {
  read: () => location.hash.slice(1),
  write: (query, isStep) => {
    const url = `#${query.slice(1)}`;
    if (isStep) history.pushState(null, '', url);
    else history.replaceState(null, '', url);
  },
  hrefOf: (query) => `${location.pathname}${location.search}#${query.slice(1)}`,
  follow: (changed) => {
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  },
};

const facts = {
  contracts,
  endpoint: '/graphql',
  // Storybook is no shop that a site could embed.
  shopUrl: 'https://shop.example',
  paymentUrl: '',
  cards: { frames: [], requests: [] },
  previewUrl: () => 'iframe.html?id=start-here-embed-builder--preview-page&viewMode=story',
  builds: () => Promise.resolve([]),
};

export const EmbedBuilder = {
  render: () => (
    <>
      <style>{builderCss}</style>
      <Builder facts={facts} address={address} />
    </>
  ),
};

/** Shown by the builder alone. */
export const PreviewPage = { tags: ['!dev'], render: () => <PreviewArticle /> };

function PreviewArticle() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? startPreview(place.current) : undefined), []);
  return (
    <>
      <style>{previewCss}</style>
      <main className="article">
        <h1>A weekend in Porto</h1>
        <p>The tram climbs, the river stays below, and dinner is a question of which door one tries first.</p>
        <div id="place" ref={place} />
        <p>On Sunday the shops open late. What we brought home fits into a cabin bag.</p>
      </main>
    </>
  );
}
