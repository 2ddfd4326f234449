// A link to a brand, with how many products it has here.
import { useText } from '../../words/use-text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import { brandPath, type Brand } from '../brand-names/brands';

export function BrandLink({ brand, isShown = false }: { brand: Brand; isShown?: boolean }) {
  const { routing } = useStorefront();
  const text = useText();
  return (
    <a href={routing.href(brandPath(brand))} aria-current={isShown ? 'page' : undefined}>
      <span>{brand.name}</span>
      <span className="brand-count" aria-hidden="true">
        {brand.count}
      </span>
      <VisuallyHidden>{text('catalog.brandCount', { n: brand.count })}</VisuallyHidden>
    </a>
  );
}
