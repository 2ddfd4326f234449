// HTML that editors wrote, put into the page as nodes. Tags of the shop in it come alive by themselves.
import { useContext, useLayoutEffect, useRef } from 'react';
import '../../locale/en_US/cms';
import { useText } from '../../locale/use-text';
import { Alert } from '../../ui/Alert';
import { RootContext } from '../../ui/root-context';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createAddresses } from './addresses';
import cmsCss from './cms.css?inline';
import { dropRepeatedBlocks, showPlace, watchTables } from './living';
import { cmsClass, prepare } from './prepare';
import { useMemo } from 'react';

const styles = [cmsCss];

export interface CmsHtmlProps {
  html: string;
  /** The page has its h1 already: one in the HTML becomes an h2. */
  demote?: boolean;
}

export function CmsHtml({ html, demote = false }: CmsHtmlProps) {
  const { config, routing } = useStorefront();
  const { adoptStyles, reportError } = useContext(RootContext);
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useStyles(styles);

  const prepared = useMemo(() => {
    const { endpoint, shopUrl } = config;
    try {
      return prepare(html, {
        addresses: createAddresses({ endpoint, shopUrl, href: routing.href }),
        embedLabel: text('content.embed'),
        tableLabel: text('content.table'),
        demote,
      });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }, [html, demote, config, routing, text]);

  useLayoutEffect(() => {
    const place = box.current;
    if (!place || prepared instanceof Error) return;
    if (prepared.css) adoptStyles([prepared.css]);
    const content = prepared.content.cloneNode(true) as DocumentFragment;
    dropRepeatedBlocks(content, place);
    place.replaceChildren(content);
    if (config.standalone) showPlace(place, routing.url.peek().hash);
    return watchTables(place);
  }, [prepared, adoptStyles, config, routing]);
  useLayoutEffect(() => {
    if (prepared instanceof Error) reportError(prepared);
  }, [prepared, reportError]);

  if (prepared instanceof Error) return <Alert tone="error">{text('content.cmsRefused')}</Alert>;
  return (
    <div
      className={cmsClass}
      part="html"
      ref={box}
      onClick={(event) => {
        const link = (event.target as Element).closest('a[href^="#"]');
        if (!link || !showPlace(event.currentTarget, link.getAttribute('href') ?? '')) return;
        // A host page's address is the host's.
        if (!config.standalone) event.preventDefault();
      }}
    />
  );
}
