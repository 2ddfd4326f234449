// The sheets of breadcrumbs that stand alone, to be put after uiStyles.
import breadcrumbs from '../../ui/breadcrumbs/breadcrumbs.css?inline';
import shapes from './shapes.css?inline';

export const breadcrumbsStyles: readonly string[] = [breadcrumbs, shapes];
