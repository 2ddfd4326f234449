// Guesses a Magento's release from what its schema has.
import type { Validator } from './validator';

/** Newest first: what each release brought (contract of the recorded and published schemas). */
const marks = [
  ['2.4.9', 'StoreConfig.cart_merge_preference'],
  ['2.4.8', 'Query.recaptchaFormConfig'],
  ['2.4.7', 'Cart.itemsV2'],
  ['2.4.6', 'Query.route'],
] as const;

/** undefined: not a Magento, or one before 2.4.6 that lacks the marks. */
export async function magentoRelease({ has }: Validator): Promise<string | undefined> {
  if (!(await has('StoreConfig.secure_base_media_url'))) return undefined;
  for (const [release, mark] of marks) if (await has(mark)) return release;
  return undefined;
}
