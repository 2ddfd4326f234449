// Where a category stands in the shop, for pages that show it by other means.
import '../../words/catalogue/breadcrumbs';
import '../../words/catalogue/catalog';
import { useText } from '../../words/use-text';
import { liveQuery } from '../../transport/resource';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { CategoryBreadcrumbsDocument, parseBreadcrumbs } from '../shelf/shelf-api';
import { followShopper } from '../state';
import { useLive } from '../use-live';

export function CategoryBreadcrumbs({ uid = '' }: { uid?: string }) {
  const { routing } = useStorefront();
  const text = useText();
  const held = useLive(
    (storefront) =>
      liveQuery(
        storefront.transport,
        CategoryBreadcrumbsDocument,
        () => {
          followShopper(storefront);
          return uid ? { uid } : undefined;
        },
        parseBreadcrumbs,
      ),
    uid,
  );
  const live = held.value;
  const answer = live?.data.value;
  if (answer === undefined)
    return live?.error.value || !uid ? null : (
      <div className="breadcrumbs-shape">
        <Skeleton />
      </div>
    );
  if (answer === null) return null;
  return (
    <Breadcrumbs
      items={[{ name: text('catalog.homeCrumb'), path: '' }, ...answer.trail].map(({ name, path }) => ({
        label: name,
        href: routing.href(`/${path}`),
      }))}
      current={answer.current}
    />
  );
}
