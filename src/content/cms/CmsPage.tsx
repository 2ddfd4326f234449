// A page that the shop's editors wrote.
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../words/use-text';
import '../../words/catalogue/cms';
import { useLive } from '../../catalog/use-live';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { Skeleton } from '../../ui/Skeleton';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { PageTrouble } from '../PageTrouble';
import { usePageMeta } from '../use-page-meta';
import { CmsHtml } from './CmsHtml';
import cmsPageCss from './cms-page.css?inline';
import { CmsPageDocument, isMissing, parseCmsPage } from './cms-api';

const styles = [cmsPageCss];

export interface CmsPageProps {
  identifier?: string;
  onPageViewed?: (detail: { identifier: string; title: string }) => void;
  onNotFound?: (detail: { identifier: string }) => void;
}

const createPage = ({ transport, storeView }: Storefront, identifier: string) =>
  liveQuery(
    transport,
    CmsPageDocument,
    () => {
      void storeView.code.value;
      return identifier ? { identifier } : undefined;
    },
    parseCmsPage,
  );

export function CmsPage({ identifier = '', onPageViewed, onNotFound }: CmsPageProps) {
  useStyles(styles);
  const text = useText();
  const { routing } = useStorefront();
  const page = useLive((storefront) => createPage(storefront, identifier), identifier).value;
  const shown = page?.data.value;
  const error = page?.error.value;
  const isUnknown = !identifier || (!shown && (error ? isMissing(error) : shown === null));
  const title = shown?.title;
  usePageMeta(shown ?? undefined);

  const tell = useEffectEvent(() => {
    if (isUnknown) onNotFound?.({ identifier });
    else if (title !== undefined) {
      routing.setTitle(title);
      onPageViewed?.({ identifier, title });
    }
  });
  useEffect(() => tell(), [identifier, isUnknown, title]);

  if (isUnknown) return <PageTrouble kind="not-found" />;
  if (shown)
    return (
      <article className="cms-page" part="page">
        {shown.heading && (
          <h1 className="cms-page-title" part="title">
            {shown.heading}
          </h1>
        )}
        <CmsHtml html={shown.html} demote={Boolean(shown.heading)} />
      </article>
    );
  if (error) return <PageTrouble kind="internal-error" onRetry={page.reload} />;
  return (
    <div className="cms-page cms-page-waiting" role="status" aria-label={text('ui.loading')}>
      <div className="cms-page-shape">
        <Skeleton lines={1} />
        <Skeleton ratio={2.4} />
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
