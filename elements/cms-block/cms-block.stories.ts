// Stories of <airside-cms-block>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './cms-block';

export default { title: 'Content/CMS block', ...elementStories(contract) };

export const Usual = { args: { identifier: 'contact-us-content' } };
export const InAnArticle = {
  args: { identifier: 'delivery-note' },
  parameters: { element: { host: articleHost } },
};
export const Unknown = { args: { identifier: 'no-such-block' } };
export const Failing = {
  args: { identifier: 'delivery-note' },
  parameters: { element: { host: failingHost } },
};
