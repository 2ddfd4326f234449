// HTML that editors wrote, put into the page as nodes. Tags of the shop in it come alive by themselves.
import { useContext, useLayoutEffect, useRef } from 'react';
import { asError } from '../../errors/as-error';
import '../../words/catalogue/cms';
import { useText } from '../../words/use-text';
import { RootContext } from '../../root-context';
import { pressedLink } from '../../routing/pressed-link';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createAddresses } from './addresses';
import cmsCss from './cms.css?inline';
import { dropRepeatedBlocks, placeIn, showPlace, watchTables } from './living';
import pageBuilderCss from './page-builder.css?inline';
import { cmsClass, prepare } from './prepare';

const styles = [cmsCss, pageBuilderCss];

export interface CmsHtmlProps {
  html: string;
  /** The page has its h1 already: one in the HTML becomes an h2. */
  demote?: boolean;
}

export function CmsHtml({ html, demote = false }: CmsHtmlProps) {
  const { config, routing, storeView } = useStorefront();
  const { adoptStyles, reportError } = useContext(RootContext);
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const jumped = useRef('');
  // Only an absolute address may need it, and asking may cost a request. As text: the list is made anew with every answer.
  const bases = (/href=["']?https?:/i.test(html) && storeView.told.value?.linkBases.join(' ')) || '';
  useStyles(styles);

  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    const { endpoint, shopUrl } = config;
    const linkBases = bases ? bases.split(' ') : [];
    try {
      // Not kept and copied: a strict policy does not let copies keep their styles.
      const { content, css } = prepare(html, {
        addresses: createAddresses({ endpoint, shopUrl, linkBases, href: routing.href }),
        embedLabel: text('content.embed'),
        tableLabel: text('content.table'),
        demote,
      });
      if (css) adoptStyles([css]);
      dropRepeatedBlocks(content, place);
      place.replaceChildren(content);
    } catch (error) {
      place.textContent = text('content.cmsRefused');
      reportError(asError(error));
      return;
    }
    // Links that are put right later move nobody again.
    if (config.standalone && jumped.current !== html) showPlace(placeIn(place, routing.url.peek().hash));
    jumped.current = html;
    return watchTables(place);
  }, [html, demote, config, routing, bases, text, adoptStyles, reportError]);

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the links inside are what is pressed, by key as well
    <div
      className={cmsClass}
      part="html"
      ref={box}
      onClick={({ currentTarget, nativeEvent }) => {
        const link = pressedLink(nativeEvent);
        const hash = link?.matches('[href^="#"]') ? link.hash : '';
        const place = placeIn(currentTarget, hash);
        if (!place) return;
        // A host page's address is the host's; the shop's history keeps where the page was before it scrolls.
        nativeEvent.preventDefault();
        if (config.standalone) routing.navigate(hash, { replace: hash === routing.url.peek().hash });
        showPlace(place);
      }}
    />
  );
}
