// Stories of <airside-product-list>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './product-list';

export default { title: 'Products/Product list', ...elementStories(contract) };

export const Usual: Story = { args: { kind: 'best-sellers', heading: 'Best sellers', limit: 4 } };
export const InAnArticle = inArticle(Usual);
export const OfCategory: Story = { args: { 'category-uid': 'MzE=', heading: 'Wine', limit: 3 } };
/** One of them is sold out. */
export const Chosen: Story = { args: { skus: 'WH-002, TN-010, GF-002', heading: 'Our choice' } };
export const OfSearch: Story = { args: { search: 'smoky whisky', heading: 'Something smoky', limit: 3 } };
export const Specials: Story = { args: { kind: 'specials', heading: 'Reduced', limit: 3 } };
export const Long: Story = {
  args: {
    search: 'whisky',
    heading: 'Every bottle of whisky that we have on the shelf between security and the gate',
    limit: 24,
  },
};
export const PartialRow: Story = { args: { kind: 'best-sellers', limit: 4, 'partial-row': true } };
export const HiddenWhenEmpty: Story = {
  args: { skus: 'NO-SUCH', heading: 'Nobody sees this', 'hide-empty': true },
};
export const Empty: Story = {};
export const Unknown: Story = { args: { skus: 'NO-SUCH' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
