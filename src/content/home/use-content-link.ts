// Where a link of the content service leads: another site as it is, everything else inside the shop.
import { useStorefront } from '../../use-storefront';

export function useContentLink(): (link: string) => string {
  const { routing } = useStorefront();
  return (link) =>
    /^https?:\/\//i.test(link) ? link : routing.href(link.startsWith('/') ? link : `/${link}`);
}
