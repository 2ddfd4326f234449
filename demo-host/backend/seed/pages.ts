// Texts of the demo shop's pages and blocks.
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
    content: `${picture('counter-ivory.png', 'Bottles on our counter')}<p>Airside began in 1987 as one counter between two gates. People had half an hour and knew what they wanted; we learned to know it a little sooner.</p><p>Today we serve travellers in our retail store and missions through our diplomatic catalogue. The range is chosen by the people who sell it. If something is on our shelf, one of us has tasted it, worn it or eaten far too much of it.</p><h2>What you can rely on</h2><ul><li>Prices without duty or tax, shown as you pay them.</li><li>Bottles sealed for transfer, packed by hand.</li><li>An answer from a person, within one working day: ${mail}.</li></ul>`,
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
    content: `${picture('cellar-navy.png', 'Bottles in our cellar')}<p>Missions, consulates and their accredited members order from the whole assortment at duty-free prices, with delivery to the mission.</p><ol><li>Register with your mission’s e-mail address.</li><li>Send us the certificate of accreditation once; we keep it on file.</li><li>Order as often as you like. Deliveries leave every Tuesday and Thursday.</li></ol><p><a href="/diplomats/diplomatic-catalogue.html">See the catalogue</a></p>`,
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
      '<p>Twice a month, one page: what has arrived, what is worth trying, and when the next tasting is. Choose the store letter for the retail store, or the catalogue letter for missions.</p><airside-newsletter heading="Subscribe"></airside-newsletter>',
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
    content:
      '<h2>Quantities</h2><p>Most items are sold by the bottle; beer also by the case on request.</p><h2>Payment</h2><p>By card, by check or money order, or in cash at the diplomatic desk.</p><h2>Delivery</h2><p>A flat rate of $5 per item, free from $100 on. You will get a message when the van leaves.</p>',
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
    content: '<p>We answer within one working day.</p>',
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
    identifier: 'delivery-note',
    title: 'Delivery note',
    content: '<p>Flat rate $5 per item. Free delivery from $100 on.</p>',
  },
];
