// Above and below the shop's own checkout is nothing that leads away from it.
import { useStorefront } from '../use-storefront';
import { isAt } from './paths';

export function useEnclosed(): boolean {
  const { config, routing } = useStorefront();
  return !!config.standalone && isAt('/checkout', routing.url.value, config.shopUrl);
}
