// The states that most elements have, each made from a story that shows the element as usual.
import type { ShopName } from './shops';
import type { Story } from './element-story';

/** In a shop of its own: its cart, its customer, its faults. */
export const inShop = (shop: ShopName, story: Story = {}): Story => ({
  ...story,
  parameters: { ...story.parameters, element: { ...story.parameters?.element, shop } },
});

/** The backend has not answered yet. */
export const loading = (story: Story = {}): Story =>
  inShop(isOfCustomer(story) ? 'signed-in-loading' : 'loading', story);

/** The backend answers 503. */
export const failing = (story: Story = {}): Story =>
  inShop(isOfCustomer(story) ? 'signed-in-failing' : 'failing', story);

const isOfCustomer = ({ parameters }: Story): boolean => parameters?.element?.shop === 'signed-in';

/** Diana is signed in. */
export const signedIn = (story: Story = {}): Story => inShop('signed-in', story);

const seen = (globals: Story['globals'], { play: _play, ...story }: Story): Story => ({
  ...story,
  globals: { ...story.globals, ...globals },
});

/** 360 px wide. A frame has one width: the docs page, which has all stories in one, leaves it out. */
export const narrow = (story: Story = {}): Story => ({
  ...seen({ viewport: { value: 'narrow' } }, story),
  tags: ['!autodocs'],
});

export const rightToLeft = (story: Story = {}): Story => seen({ direction: 'rtl' }, story);
export const dark = (story: Story = {}): Story => seen({ theme: 'dark' }, story);
export const market = (story: Story = {}): Story => seen({ theme: 'market' }, story);

/** An article of a foreign site, with the tag in the middle of it. */
export const inArticle = (story: Story = {}): Story => ({
  ...story,
  parameters: { ...story.parameters, element: { ...story.parameters?.element, host: articleHost } },
});

const articleHost = `<article style="max-width:42rem;font:18px/1.6 Georgia,serif">
  <h2>Five bottles worth the walk to the gate</h2>
  <p>You have forty minutes, a coffee that is already cold, and a cabin bag with one gap left.</p>
  {tag}
  <p>Order before security and it waits for you at the counter.</p>
</article>`;
