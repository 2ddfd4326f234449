// Stories of <airside-product-list>.
import { elementStories, articleHost, failingHost } from '../../.storybook/element-story';
import contract from './product-list';

export default { title: 'Catalogue/Product list', ...elementStories(contract) };

export const Usual = {
  args: { kind: 'best-sellers', heading: 'Best sellers' },
  parameters: { element: { host: articleHost } },
};
export const OfCategory = { args: { 'category-uid': 'MzE=', heading: 'Wine', limit: 3 } };
export const Chosen = {
  args: { skus: 'WH-002, TN-010, GF-002', heading: 'Our choice' },
  parameters: { element: { host: articleHost } },
};
export const OfSearch = { args: { search: 'smoky whisky', heading: 'Something smoky', limit: 3 } };
export const Specials = { args: { kind: 'specials', heading: 'Reduced', limit: 3 } };
export const HiddenWhenEmpty = { args: { skus: 'NO-SUCH', heading: 'Nobody sees this', 'hide-empty': true } };
export const Empty = {};
export const Unknown = { args: { skus: 'NO-SUCH' } };
export const Failing = {
  args: { kind: 'best-sellers', heading: 'Best sellers' },
  parameters: { element: { host: failingHost } },
};
