// Stories of <airside-newsletter>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { fill, press, see, visit } from '../../../.storybook/visitor';
import contract from './newsletter';

export default { title: 'Content/Newsletter', ...elementStories(contract) };

export const Usual: Story = {};
export const Catalogue: Story = { args: { audience: 'catalog', heading: 'News for missions' } };
export const InAnArticle = inArticle();
export const Incomplete: Story = { play: visit(press(/^Subscribe$/), see('.field-invalid')) };
const subscribe = visit(
  fill('input[type="email"]', 'sam@example.com'),
  fill('input[autocomplete="given-name"]', 'Sam'),
  press(/^Subscribe$/),
  see('[part~=alert]'),
);
export const Subscribed: Story = { play: subscribe };
/** Once more, with the same address. */
export const Already: Story = { play: subscribe };
export const Refused: Story = { ...failing(), play: subscribe };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
