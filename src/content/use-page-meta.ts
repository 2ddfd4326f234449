// What a page says of itself in the document's head, while it is shown. Only where the document is ours.
import { useEffect } from 'react';
import { useStorefront } from '../use-storefront';

export interface PageMeta {
  description: string;
  keywords?: string;
}

export function usePageMeta(meta: PageMeta | undefined): void {
  const { config } = useStorefront();
  const isOurs = config.standalone;
  const { description = '', keywords = '' } = meta ?? {};
  useEffect(() => {
    if (!isOurs) return;
    const restore = [write('description', description), write('keywords', keywords)];
    return () => restore.forEach((undo) => undo());
  }, [isOurs, description, keywords]);
}

/** Nothing to say leaves what the server wrote. The answer takes back what was written. */
function write(name: string, content: string): () => void {
  if (!content) return () => undefined;
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = known ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!known) document.head.append(meta);
  // What the server wrote was about this page, too: the next one must not inherit it.
  return () => meta.remove();
}
