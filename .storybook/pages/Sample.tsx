// A few elements in one place, to judge a theme by.
import { useEffect, useRef, type Ref } from 'react';

const html = `
  <div><airside-mini-cart></airside-mini-cart></div>
  <div class="page-sample-card"><airside-product-card sku="GN-002" add-to-cart></airside-product-card></div>
  <airside-add-to-cart sku="GN-001"></airside-add-to-cart>
  <airside-newsletter></airside-newsletter>
  <airside-product-list kind="specials" heading="Reduced" limit="2"></airside-product-list>
  <airside-contact></airside-contact>
`;

export function Sample({ ref }: { ref: Ref<HTMLDivElement> }) {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inner.current) inner.current.innerHTML = html;
  }, []);
  return (
    <div ref={ref} className="page-sample">
      <div ref={inner} style={{ display: 'contents' }} />
    </div>
  );
}
