// <airside-mini-cart> of the package: the badge, which brings the way to its panel along.
import { panelTag } from '../tags/mini-cart/bag';
import { element as MiniCartElement } from '../tags/mini-cart/badge';
import { register } from '../kit/register';
import { offer } from './offer';

let isOffered = false;

class PackagedMiniCart extends MiniCartElement {
  constructor() {
    super();
    if (!isOffered) offer(panelTag, registerPanel);
    isOffered = true;
  }
}

async function registerPanel(): Promise<void> {
  const [{ elementClass }, { default: contract }] = await Promise.all([
    import('../kit/define'),
    import('../tags/mini-cart/mini-cart'),
  ]);
  register(panelTag, () => elementClass({ ...contract, tag: panelTag }));
}

export const element = PackagedMiniCart;
