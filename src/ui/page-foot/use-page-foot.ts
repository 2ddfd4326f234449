// Whether a page of the shop has a foot: on a phone, once the page is at rest. The lower edge of another site's page is that site's.
import { createPageIdle } from '../../late/page-idle';
import { useStorefront } from '../../use-storefront';
import { useMedia } from '../use-media';

/** Of one column; enlarged so far that little height is left, the page needs all of it. */
const phone = '(width < 720px) and (height >= 480px)';

export function usePageFoot(): boolean {
  const { config, feature } = useStorefront();
  const isPhone = useMedia(phone);
  return feature(createPageIdle).value && isPhone && !!config.standalone;
}
