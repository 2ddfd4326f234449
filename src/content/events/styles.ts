// The sheets of the events' pages, to be put after uiStyles.
import breadcrumbsCss from '../../ui/breadcrumbs/breadcrumbs.css?inline';
import paginationCss from '../../ui/pagination/pagination.css?inline';
import eventsCss from './events.css?inline';

export const eventStyles: readonly string[] = [breadcrumbsCss, paginationCss, eventsCss];
