// A category: where it stands, what it holds, page by page. The URL decides which page (decision 006).
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import '../../words/catalogue/breadcrumbs';
import '../../words/catalogue/catalog';
import '../../words/catalogue/listing';
import { useText } from '../../words/use-text';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import { CategoryHead } from './CategoryHead';
import { createListing } from '../listing/listing';
import type { Listing } from '../listing/listing-contract';
import { categorySource } from '../listing/listing-api';
import { ListingResults } from '../results/ListingResults';
import { ListingShape } from '../results/ListingShape';
import { useLive } from '../use-live';
import { createWay } from '../way';

export interface CategoryPageProps {
  uid?: string;
  onCategoryViewed?: (detail: { uid: string; name: string; path: string }) => void;
  /** The backend knows no such category, or hides it from this shopper. */
  onNotFound?: (detail: { uid: string }) => void;
  /** Draws what editors wrote for it. */
  block?: (html: string) => ReactNode;
}

export function CategoryPage({ uid = '', onCategoryViewed, onNotFound, block }: CategoryPageProps) {
  const { routing, feature } = useStorefront();
  const text = useText();
  const held = useLive((storefront) => createListing(storefront, categorySource(uid)), uid);
  const listing = held.value;
  const result = listing?.result.value;
  const error = listing?.error.value;
  const category = result?.category;

  const tell = useEffectEvent((name: string | undefined) => {
    if (category && name) {
      feature(createWay).value = uid;
      routing.setTitle(category.metaTitle || name);
      onCategoryViewed?.({ uid, name, path: category.path });
    } else onNotFound?.({ uid });
  });
  const [isAnswered, name] = [result !== undefined, category?.name];
  useEffect(() => {
    if (isAnswered) tell(name);
  }, [isAnswered, name]);

  const home = <Button href={routing.href('/')}>{text('catalog.home')}</Button>;
  if (!uid || (result && !category))
    return (
      <div className="category">
        <EmptyState
          title={text('catalog.unknownTitle')}
          message={text('catalog.unknownMessage')}
          action={home}
          level={1}
        />
      </div>
    );

  if (!listing || !result || !category)
    return (
      <div className="category" key="waiting">
        {error && listing ? (
          <EmptyState
            icon="alert"
            title={text('catalog.errorTitle')}
            message={text('catalog.errorMessage')}
            level={1}
            action={
              <Button busy={listing.pending.value} onClick={listing.reload}>
                {text('catalog.retry')}
              </Button>
            }
          />
        ) : (
          <CategoryShape listing={listing} />
        )}
      </div>
    );

  return (
    <div className="category" key={uid}>
      <Breadcrumbs
        items={[{ name: text('catalog.homeCrumb'), path: '' }, ...category.trail].map((crumb) => ({
          label: crumb.name,
          href: routing.href(`/${crumb.path}`),
        }))}
        current={category.name}
      />
      <CategoryHead category={category} />
      {category.block && block && <div className="category-block">{block(category.block)}</div>}
      {category.isListed && (
        <ListingResults
          listing={listing}
          result={result}
          list={{ id: uid, name: category.name }}
          below={!!category.block}
          empty={
            <EmptyState
              title={text('catalog.emptyTitle')}
              message={text('catalog.emptyMessage', { name: category.name })}
              action={home}
            />
          }
        />
      )}
    </div>
  );
}

/** What it looks like until it is known. */
function CategoryShape({ listing }: { listing: Listing | undefined }) {
  const text = useText();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text('catalog.loading')}</span>
      </VisuallyHidden>
      <div className="category-head category-head-shape">
        <Skeleton />
        <Skeleton lines={3} />
      </div>
      <ListingShape listing={listing} />
    </>
  );
}
