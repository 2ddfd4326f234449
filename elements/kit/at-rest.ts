// What a page does for a Storefront once it is at rest.
import { beforePress } from '../../src/late/before-press';
import type { Storefront } from '../../src/storefront';
import { placeMessages } from './messages/messages';
import { tellState } from './state-events';

/** `place`: the document, or the provider that has it. */
export function attend(storefront: Storefront, place: Document | Element, isAsked: boolean): void {
  tellState(storefront, place, isAsked);
  placeMessages(storefront, place);
  storefront.onDispose(beforePress(() => void document.dispatchEvent(new Event('airside-rested'))));
}
