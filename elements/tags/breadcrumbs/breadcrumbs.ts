// Contract of <airside-breadcrumbs>.
import { CategoryBreadcrumbs } from '../../../src/catalog/category/CategoryBreadcrumbs';
import { breadcrumbsStyles } from '../../../src/catalog/card/breadcrumbs-styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-breadcrumbs',
  group: 'Frame of a page',
  summary: 'Where a category stands in the shop, for pages that show it by other means.',
  root: 'shadow',
  component: CategoryBreadcrumbs,
  styles: [...uiStyles, ...breadcrumbsStyles],
  reserve: '24px',
  attributes: { uid: { type: 'text', description: 'Uid of the category.' } },
  needs: ['uid'],
  example: '<airside-breadcrumbs uid="MjE="></airside-breadcrumbs>',
  events: { ...errorEvent },
  slots: { '': 'Shown until the trail is known.' },
  parts: commonParts('breadcrumbs'),
  customProperties: {},
} satisfies Contract;
