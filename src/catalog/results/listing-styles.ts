// The sheets of a category page, to be put after uiStyles.
import breadcrumbs from '../../ui/breadcrumbs/breadcrumbs.css?inline';
import emptyState from '../../ui/empty-state/empty-state.css?inline';
import category from './results.css?inline';
import { cardStyles } from '../card/styles';

export const listingStyles: readonly string[] = [breadcrumbs, emptyState, ...cardStyles, category];
