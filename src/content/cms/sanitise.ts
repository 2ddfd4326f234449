// HTML of editors → nodes that can do nothing but show. The one place where text becomes markup (decision 022).
import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { isLiveAttribute, isLiveTag } from './live-tags';

export interface CleanHtml {
  /** Not yet in a document: nothing in it has been loaded. */
  content: DocumentFragment;
  /** What stood in its style elements. Not harmless by itself: to be read by safe-css. */
  css: string;
}

/** Where a style attribute waits until safe-css has read it. */
export const styleAttribute = 'data-cms-style';

interface HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** As the policy is called in a `trusted-types` directive. */
const policyName = 'airside-html';

const config: Config = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'allowfullscreen'],
  FORBID_TAGS: [
    ...['style', 'dialog', 'slot', 'template', 'marquee', 'nobr', 'menuitem', 'shadow', 'content', 'element'],
    // Whoever asks for something in this shop is an element of the shop.
    ...[
      'form',
      'input',
      'button',
      'select',
      'option',
      'optgroup',
      'datalist',
      'textarea',
      'output',
      'keygen',
    ],
  ],
  FORBID_ATTR: [
    ...['style', 'slot', 'popover', 'popovertarget', 'popovertargetaction', 'autofocus', 'accesskey'],
    ...['tabindex', 'autoplay', 'contenteditable', 'draggable', 'srcdoc', 'is', 'ping', 'usemap'],
  ],
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: isLiveTag,
    attributeNameCheck: isLiveAttribute,
    allowCustomizedBuiltInElements: false,
  },
  // Scripts, data and files of the visitor are no addresses.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // A style element in front would otherwise go to the head, and be lost.
  FORCE_BODY: true,
  RETURN_DOM_FRAGMENT: true,
};

let purifier: DOMPurify | undefined;

/** One instance with one policy, made when the first HTML comes. */
function purify(html: string): DocumentFragment {
  if (!purifier) {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
    // Private to this module: only the purifier's own inert parser is ever handed what it signs.
    const policy = trustedTypes?.createPolicy(policyName, {
      createHTML: (text) => text,
      createScriptURL: () => '',
    });
    purifier = createPurifier(window as unknown as WindowLike);
    purifier.setConfig({ ...config, TRUSTED_TYPES_POLICY: (policy ?? null) as never });
    purifier.addHook('beforeSanitizeAttributes', (node) => {
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      // Not its own methods: what stands inside an element may take their names.
      const { getAttribute, setAttribute } = Element.prototype;
      const text = getAttribute.call(node, 'style');
      if (text) setAttribute.call(node, styleAttribute, text);
    });
  }
  // Nothing at all comes back of a text that would take the place of the whole body.
  return (purifier.sanitize(html) as unknown as DocumentFragment | null) ?? new DocumentFragment();
}

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const styleInTag = /(<[a-z][^<>]*?\s)style(\s*=)/gi;
/** Magento's carousel names a product on its form alone, and no form is kept. */
const skuOfForm = /<form\s[^<>]*?(data-product-sku="[^"]*")/gi;

/**
 * Throws where the page's Content-Security-Policy does not allow the policy: nothing is shown then. Styles are put aside
 * as text first, because a strict policy complains of each one that is parsed; what that misses the purifier finds.
 */
export function sanitise(html: string): CleanHtml {
  const sheets: string[] = [];
  const bare = html.replace(styleElement, (_, css: string) => {
    sheets.push(css);
    return '';
  });
  const named = bare.replace(skuOfForm, '<span $1></span>$&');
  return { content: purify(named.replace(styleInTag, `$1${styleAttribute}$2`)), css: sheets.join('\n') };
}
