// The banners of the content service, with room kept for them until they are known.
import type { ReactNode } from 'react';
import { useStyles } from '../../../ui/use-styles';
import { BannerCarousel } from './BannerCarousel';
import { bannerStyles } from '../styles';
import { useHome } from '../use-home';

export interface BannersProps {
  /** Where there are none. */
  otherwise?: ReactNode;
}

export function Banners({ otherwise = null }: BannersProps) {
  useStyles(bannerStyles);
  const { content, pending } = useHome();
  const banners = content.value?.banners ?? [];
  if (banners.length > 0) return <BannerCarousel banners={banners} />;
  return pending.value ? <div className="banners-waiting" aria-hidden="true" /> : otherwise;
}
