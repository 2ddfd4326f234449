// Links to the pages of a listing.
import '../../words/catalogue/pagination';
import { useText } from '../../words/use-text';
import { Icon } from '../icon/Icon';
import { pageEntries } from './pages';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Is on its way, and marked as if it were there: nothing else has moved yet. */
  coming?: number;
  href: (page: number) => string;
}

export function Pagination({ page, pages, coming = page, href }: PaginationProps) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <nav className="pagination" part="pagination" aria-label={text('ui.pagination')}>
      {page > 1 ? (
        <a className="pagination-step" href={href(page - 1)} rel="prev" aria-label={text('ui.previousPage')}>
          <Icon name="chevron-left" />
        </a>
      ) : (
        <span className="pagination-step" aria-hidden="true" />
      )}
      <ul className="pagination-pages">
        {pageEntries(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className="pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <a
                className="pagination-page"
                href={href(entry)}
                aria-label={text('ui.page', { page: entry })}
                aria-current={entry === coming ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ),
        )}
      </ul>
      <span className="pagination-short" aria-hidden="true">
        {text('ui.pageOf', { page: coming, pages })}
      </span>
      {page < pages ? (
        <a className="pagination-step" href={href(page + 1)} rel="next" aria-label={text('ui.nextPage')}>
          <Icon name="chevron-right" />
        </a>
      ) : (
        <span className="pagination-step" aria-hidden="true" />
      )}
    </nav>
  );
}
