// The picture of a product in an answer.
import type { Loose } from '../graphql/loose';
import { isPlaceholder } from '../ui/picture/placeholder';
import type { ProductImage } from './product';

/** The backend's placeholder is no picture of the product; ours is drawn by Picture. */
export function image(url: Loose<string>, label: Loose<string>): ProductImage | undefined {
  if (!url || isPlaceholder(url)) return undefined;
  return { url, label: label ?? '' };
}
