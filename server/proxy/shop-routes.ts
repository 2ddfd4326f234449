// Which requests a Magento is sent: those of a shop. Its administration, its modules and its pages are not for visitors of ours.

const calls = 'estimate-shipping-methods|payment-information|shipping-information';
/** With the store view or without. */
const restCall = new RegExp(`^/rest(?:/\\w+)?/V1/(?:guest-carts/[\\w-]+|carts/mine)/(?:${calls})$`);
/** Which order came of a cart. */
const guestCart = /^\/rest(?:\/\w+)?\/V1\/guest-carts\/[\w-]+$/;
/** Links in the mails of a newsletter (behaviour 4.8), with the code of the store view or without. */
const mailLink = /^(?:\/\w+)?\/newsletter\/subscriber\/(?:confirm|unsubscribe)\/id\/\d+\/code\/\w+\/?$/;

export function isShopRequest(method: string, pathname: string): boolean {
  if (/^\/graphql\/?$/.test(pathname)) return true;
  if (/^\/(?:media|static)\//.test(pathname)) return method === 'GET' || method === 'HEAD';
  if (method === 'GET') return guestCart.test(pathname) || mailLink.test(pathname);
  return method === 'POST' && restCall.test(pathname);
}
