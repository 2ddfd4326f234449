// What a browser's translator does to a page, as Chrome's: where a text was, two <font> stand with another; what comes later is
// translated as well. `translate="no"` is left alone, and shadow roots are out of its reach.
const left = 'script, style, textarea, [translate="no"], font';

/** Ends with what it returns. The words stay as they are unless `say` has others for them. */
export function translatePage(say = (words: string): string => words): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) translate(node);
  });
  const translate = (node: Node): void => {
    if (node instanceof Text) replace(node);
    else if (node instanceof Element && !node.matches(left)) [...node.childNodes].forEach(translate);
  };
  const replace = (text: Text): void => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(say(text.data));
    outer.append(inner);
    text.replaceWith(outer);
  };
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return () => observer.disconnect();
}
