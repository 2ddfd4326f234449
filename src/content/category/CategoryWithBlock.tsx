// The category page with what its editors wrote for it: catalogue code knows nothing of editors' HTML.
import { CategoryPage, type CategoryPageProps } from '../../catalog/category/CategoryPage';
import { latePart } from '../../late/late-part';
import { useServed } from '../../served';
import { Skeleton } from '../../ui/Skeleton';
import type { CmsHtmlProps } from '../cms/CmsHtml';

const shape = <Skeleton lines={6} />;
const Html = latePart<CmsHtmlProps>(
  async () => ({ default: (await import('../cms/CmsHtml')).CmsHtml }),
  shape,
);

/** A server has no document to put the HTML into. */
function Block({ html }: { html: string }) {
  return useServed() ? shape : <Html html={html} demote />;
}
const block = (html: string) => <Block html={html} />;

export function CategoryWithBlock(props: Omit<CategoryPageProps, 'block'>) {
  return <CategoryPage {...props} block={block} />;
}
