// Texts of the demo shop's pages and blocks.
import { deliveryDays } from './directory';
import { retailStorePage } from './page-builder';

export interface SeedPage {
  identifier: string;
  title: string;
  heading?: string;
  description?: string;
  content: string;
  inactive?: boolean;
}

const mail =
  '<a href="mailto:{{config path="trans_email/ident_general/email"}}">{{config path="trans_email/ident_general/email"}}</a>';
const network = (name: string, url: string) =>
  `<li><a href="${url}" target="_blank" aria-label="${name}, opens in a new window">${name}</a></li>`;
const picture = (name: string, alt: string) =>
  `<img src="{{media url="home/${name}"}}" alt="${alt}" width="1600" height="667">`;

/** As the settings of the carriers have it; the tests compare. */
const deliveryCosts =
  'Delivery costs $5 per item. Orders of $100 and more, after discounts, are delivered free.';
const deliveryTime = `The courier takes ${deliveryDays.courier} working days, free delivery ${deliveryDays.standard}.`;
const promise = (icon: string, words: string) => `<li class="icon-${icon}">${words}</li>`;
const taxes =
  'Our prices are free of duty. Where a state asks for sales tax, as California and New York do, it is shown as a line of its own in cart and checkout, before you order.';

export const seedPages: readonly SeedPage[] = [
  {
    identifier: 'no-route',
    title: 'Page not found',
    content:
      '<p>Looks like the page you were hoping to find doesn\'t exist. Sorry about that.</p><p><a href="/">Back to the shop</a></p>',
  },
  {
    identifier: 'home',
    title: 'Airside',
    description: 'Duty-free spirits, wine, food and gifts for travellers and missions.',
    content: '<p>Duty-free spirits, wine, food and gifts for travellers and missions.</p>',
  },
  {
    identifier: 'about-us',
    title: 'About us',
    heading: 'About Airside',
    description: 'Who we are, and why a shop between two places can take its time.',
    content: `${picture('counter-ivory-middle.png', 'Bottles on our counter')}<p>Airside began in 1987 as one counter between two gates. People had half an hour and knew what they wanted; we learned to know it a little sooner.</p><p>Today we serve travellers in our retail store and missions through our diplomatic catalogue. The range is chosen by the people who sell it. If something is on our shelf, one of us has tasted it, worn it or eaten far too much of it.</p><h2>How we choose</h2><p>We buy from those who make it, and keep fewer bottles than we could. A new one is poured at the tasting bar first, for whoever happens to be there. What nobody asks for twice does not come back; what is asked for at the gate, years later, by somebody who tried it once, has its place for good.</p><blockquote><p>The right bottle is the one that is still talked about after the flight.</p></blockquote><p>Spirits stand upright and in the dark, wine lies at the temperature of the cellar it came from, and chocolate never sees the window. It is the dull half of the trade, and the one you taste.</p><h2>Where we are</h2><p>The <a href="/pages/retail-store">retail store</a> is between gates B14 and B16 of Terminal 2, with a bar, a humidor and a ladder for the top shelf; <a href="/pages/location">opening hours</a> suit the first flight and the last. Missions have a <a href="/pages/diplomatic">desk of their own</a>, and whoever is at home has this shop.</p><h2>What you can rely on</h2><ul><li>Prices without duty. Sales tax, where your state asks for it, is a line of its own before you order.</li><li>Bottles sealed for transfer, packed by hand.</li><li>An answer from a person, within one working day: ${mail}.</li></ul>`,
  },
  {
    identifier: 'location',
    title: 'Location',
    heading: 'Where to find us',
    description: 'Opening hours of the retail store and the way to it.',
    content:
      '<p>The retail store is on the upper level of Terminal 2, after security, between gates B14 and B16.</p><table><caption>Opening hours</caption><tbody><tr><th scope="row">Monday to Friday</th><td>5:00 – 23:00</td></tr><tr><th scope="row">Saturday and Sunday</th><td>5:30 – 22:30</td></tr></tbody></table><p>The diplomatic desk is landside, on level 0, and opens on working days from 9:00 to 17:00. Please bring your mission’s certificate.</p>',
  },
  {
    identifier: 'diplomatic',
    title: 'Diplomatic catalogue',
    heading: 'For missions and their members',
    description: 'How diplomatic missions buy at Airside.',
    content: `${picture('cellar-navy-middle.png', 'Bottles in our cellar')}<p>Missions, consulates and their accredited members order from the whole assortment at duty-free prices, with delivery to the mission.</p><ol><li>Register with your mission’s e-mail address.</li><li>Send us the certificate of accreditation once; we keep it on file.</li><li>Order as often as you like. Deliveries leave every Tuesday and Thursday.</li></ol><p><a href="/diplomats/diplomatic-catalogue.html">See the catalogue</a></p>`,
  },
  {
    identifier: 'specials',
    title: 'Specials',
    heading: 'Specials this season',
    description: 'Current offers for missions and travellers.',
    content:
      '<p>Our offers change with the season and end when the last bottle has gone. Prices are already reduced; no code is needed.</p><airside-product-list kind="specials" limit="12"></airside-product-list><p><a href="/diplomats/specials.html">See all specials</a></p>',
  },
  {
    identifier: 'newsletter',
    title: 'Newsletter',
    heading: 'News from the counter',
    description: 'Arrivals, tastings and offers, twice a month.',
    content:
      '<p>Twice a month, one page: what has arrived, what is worth trying, and when the next tasting is. Choose the store letter for the retail store, or the catalogue letter for missions. <a href="/pages/privacy">Privacy</a> says how we use your address.</p><airside-newsletter heading="Subscribe"></airside-newsletter>',
  },
  {
    identifier: 'newsletter-confirmed',
    title: 'Subscription confirmed',
    heading: 'You are on the list',
    content:
      '<p>Your address is confirmed. The next letter comes to you; each one has a link at its end that stops them.</p><p><a href="/">To the shop</a></p>',
  },
  {
    identifier: 'newsletter-confirmed-before',
    title: 'Confirmed already',
    heading: 'You are on the list already',
    content:
      '<p>This link has done its work before: your address is confirmed, and nothing more is needed.</p><p><a href="/">To the shop</a></p>',
  },
  {
    identifier: 'newsletter-unsubscribed',
    title: 'Unsubscribed',
    heading: 'You get no more letters',
    content:
      '<p>Your address is off the list. Should you miss us, subscribe again at the end of any page.</p><p><a href="/">To the shop</a></p>',
  },
  {
    identifier: 'newsletter-link-over',
    title: 'This link is over',
    heading: 'This link no longer works',
    content:
      '<p>A newer email has replaced it, or the subscription has ended since. Subscribe again, and we will send you a new one.</p><airside-newsletter heading="Subscribe"></airside-newsletter>',
  },
  {
    identifier: 'contactus',
    title: 'Contact us',
    heading: 'Contact us',
    description: 'Write to us, call us or come by.',
    content: `<p>Write to ${mail} or call +1 202 555 0140 on working days from 9:00 to 17:00. For a reply to a particular order, please have its number at hand.</p><airside-contact></airside-contact>`,
  },
  {
    identifier: 'ordering',
    title: 'Ordering',
    heading: 'How ordering works',
    description: 'Quantities, payment and delivery for missions.',
    content: `<h2>Quantities</h2><p>Most items are sold by the bottle; beer also by the case on request.</p><h2>Payment</h2><p>By card, or by check or money order.</p><h2>Delivery</h2><p>${deliveryCosts} See <a href="/pages/delivery">Delivery</a> for more.</p><h2>Tax</h2><p>${taxes}</p>`,
  },
  {
    identifier: 'delivery',
    title: 'Delivery',
    heading: 'Delivery',
    description: 'What delivery costs, where to, and how long it takes.',
    content: `<h2>What it costs</h2><p>${deliveryCosts} The checkout chooses what costs least; you may choose otherwise.</p><h2>Where to</h2><p>To addresses in the United States, its territories and its military post offices. Missions are served by our own vans, on Tuesdays and Thursdays.</p><h2>How long it takes</h2><p>Orders that reach us before noon on a working day leave the same day. ${deliveryTime} The tracking number of each parcel is shown with your order.</p><h2>Customs and tax</h2><p>${taxes} Who takes bottles across a border declares what exceeds the allowance there.</p>`,
  },
  {
    identifier: 'returns',
    title: 'Returns',
    heading: 'Returns',
    description: 'How to send something back, and what you get.',
    content: `<p>Return anything that is still sealed within thirty days, by parcel or at any of our counters. We refund what you paid to the card or account you paid with, within five working days of its arrival.</p><ol><li>Write to ${mail} with the number of your order and what you would like to return.</li><li>Pack it as it came, with the number of the order inside.</li><li>Send it with a carrier that gives you a tracking number; return postage is yours to pay.</li></ol><h2>If something is wrong</h2><p>We replace or refund what arrived broken, or is not what you ordered, at our cost, opened or not. A picture of it is enough.</p><p>An order that has not left yet can be cancelled on its own page.</p>`,
  },
  {
    identifier: 'questions',
    title: 'Questions',
    heading: 'Questions we are asked',
    description: 'Answers about ordering, delivery, accounts and allowances.',
    content: `<h2>Who may buy here?</h2><p>Travellers, and missions and their members. Buyers of spirits and wine must be of legal age where they are delivered.</p><h2>What does delivery cost?</h2><p>${deliveryCosts} See <a href="/pages/delivery">Delivery</a>.</p><h2>Why is there tax on my order?</h2><p>${taxes}</p><h2>Do I need an account?</h2><p>No. An account keeps your orders, addresses and wishlist. Without one, look up an order by its number, email and postcode.</p><h2>May I change an order?</h2><p>Until it has left, you can cancel it on its own page and order again. For anything else write to us: ${mail}.</p><h2>May I send something back?</h2><p>Yes, sealed, within thirty days. See <a href="/pages/returns">Returns</a>.</p>`,
  },
  {
    identifier: 'terms',
    title: 'Terms',
    heading: 'Terms of sale',
    description: 'What you and we agree to with an order.',
    content: `<h2>Who sells</h2><p>Airside Duty Free, Terminal 2, upper level, gates B14 – B16; ${mail}.</p><h2>The order</h2><p>What the shop shows is an invitation; your order is an offer, which we accept when the goods leave. Buyers of spirits and wine are of legal age where they are delivered, and show proof of age at the door when asked.</p><h2>Prices</h2><p>${taxes} ${deliveryCosts}</p><h2>Payment</h2><p>By card, or by check or money order; goods leave once they are paid for.</p><h2>Sending it back</h2><p>Sealed goods can be returned within thirty days, as <a href="/pages/returns">Returns</a> says.</p><h2>What we keep of you</h2><p><a href="/pages/privacy">Privacy</a> says what, and for how long.</p>`,
  },
  {
    identifier: 'privacy',
    title: 'Privacy',
    heading: 'Privacy',
    description: 'What we know of you, what for, and for how long.',
    content: `<h2>What we keep</h2><ul><li>Of an order: name, address, email, telephone and what was bought, for as long as the law requires.</li><li>Of an account: what you typed there, until you ask us to delete it.</li><li>Of a message to us: what you wrote, for a year.</li><li>For the newsletter: your email and first name, until you unsubscribe. Each letter has the link.</li></ul><h2>What we do not see</h2><p>Card numbers are typed into the card provider’s own fields and never reach us.</p><h2>In your browser</h2><p>Your cart, your session and what you looked at last are kept in your browser’s storage so that the shop works. Nobody else sees them.</p><h2>Your rights</h2><p>Ask ${mail} for what we know of you, or to have it corrected or deleted. We answer within a month.</p>`,
  },
  {
    identifier: 'retail-store',
    title: 'Retail store',
    heading: 'The retail store',
    description: 'The shop between the gates.',
    content: retailStorePage,
  },
  {
    identifier: 'diplomat',
    title: 'Diplomats',
    heading: 'Airside for diplomats',
    description: 'Duty-free ordering for missions.',
    content:
      '<p>A catalogue, a desk and two vans a week: what a mission needs to welcome its guests.</p><p><a href="/pages/diplomatic">The diplomatic catalogue</a> · <a href="/pages/ordering">Ordering</a> · <a href="/pages/contactus">Contact</a></p>',
  },
];

export const seedBlocks: readonly { identifier: string; title: string; content: string }[] = [
  {
    identifier: 'contact-us-banner',
    title: 'Contact banner',
    content:
      '<p>We answer within one working day. Most answers are in our <a href="/pages/questions">questions and answers</a>; <a href="/pages/privacy">Privacy</a> says how we use your data.</p>',
  },
  {
    identifier: 'contact-us-content',
    title: 'Contact content',
    content: `<h2>Airside Duty Free</h2><p>Terminal 2, upper level<br>Gates B14 – B16</p><p>+1 202 555 0140<br>${mail}</p>`,
  },
  {
    identifier: 'footer_links_block',
    title: 'Footer links',
    content:
      '<h2>Company</h2><ul><li><a href="/pages/retail-store">Retail Store</a></li><li><a href="/pages/diplomatic">Diplomatic Catalogue</a></li><li><a href="/pages/contactus">Contact Us</a></li></ul>',
  },
  {
    identifier: 'order-next-steps',
    title: 'After an order',
    content: `<h2>What happens next</h2><ol><li>Once it is paid for, we pack and seal your order. It leaves the same day if that is before noon on a working day.</li><li>${deliveryTime} The tracking number appears with your order as soon as the parcel has left.</li><li>Questions? <a href="/pages/contactus">Write to us</a> and give the number of your order.</li></ol>`,
  },
  {
    identifier: 'footer_checkout_block',
    title: 'Footer of the checkout',
    content:
      '<ul><li><a href="/pages/returns">Returns</a></li><li><a href="/pages/privacy">Privacy</a></li><li><a href="/pages/terms">Terms</a></li><li><a href="/pages/contactus">Contact Us</a></li></ul>',
  },
  {
    identifier: 'footer_social_block',
    title: 'Footer: networks',
    content: `<h2>Follow us</h2><ul>${network('Facebook', 'https://www.facebook.com/')}${network('Instagram', 'https://www.instagram.com/')}${network('WhatsApp', 'https://wa.me/')}</ul>`,
  },
  {
    identifier: 'footer_payment_block',
    title: 'Footer: ways to pay',
    content:
      '<h2>We accept</h2><ul class="footer-cards"><li class="footer-card">Visa</li><li class="footer-card">Mastercard</li><li class="footer-card">American Express</li><li class="footer-card">Discover</li></ul>',
  },
  {
    identifier: 'product-assurances',
    title: 'Below the button of every product',
    content: `<ul>${[
      promise('truck', `Courier, ${deliveryDays.courier} working days`),
      promise(
        'gift',
        `Free <a href="/pages/delivery">delivery</a> from $100, ${deliveryDays.standard} working days`,
      ),
      promise('package', 'Sealed for transit, packed by hand'),
      promise('return', '<a href="/pages/returns">Returns</a> within 30 days, still sealed'),
      promise('shield', 'Genuine: bought directly from the producers'),
    ].join('')}</ul>`,
  },
  {
    identifier: 'delivery-note',
    title: 'Delivery note',
    content: `<p>${deliveryCosts}</p>`,
  },
];
