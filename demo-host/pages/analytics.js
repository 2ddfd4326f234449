// How a site hears of its visitors' shopping: the elements' events become pushes for a tag manager, once a visitor agrees.
const names = {
  'airside-cart-viewed': 'view_cart',
  'airside-item-added': 'add_to_cart',
  'airside-item-removed': 'remove_from_cart',
  'airside-checkout-begun': 'begin_checkout',
  'airside-shipping-info-added': 'add_shipping_info',
  'airside-payment-info-added': 'add_payment_info',
  'airside-order-placed': 'purchase',
};
const key = 'analytics-consent';
const question = document.querySelector('#consent');
const settings = document.querySelector('#consent-settings');

window.dataLayer = window.dataLayer ?? [];

/** What happened before a yes is not told later. */
for (const [type, event] of Object.entries(names))
  document.addEventListener(type, ({ detail }) => {
    if (localStorage.getItem(key) !== 'yes') return;
    // What an earlier event left would be taken for this one's.
    window.dataLayer.push({ ecommerce: null }, { event, ecommerce: detail });
  });

question.hidden = localStorage.getItem(key) !== null;
question.addEventListener('click', ({ target }) => {
  const { answer } = target.dataset;
  if (!answer) return;
  localStorage.setItem(key, answer);
  question.hidden = true;
  settings.focus();
});
settings.addEventListener('click', () => {
  question.hidden = false;
  question.querySelector('button').focus();
});
