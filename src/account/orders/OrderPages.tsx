// Links to the other pages of the order history.
import { Pagination, type PaginationProps } from '../../ui/pagination/Pagination';
import pagination from '../../ui/pagination/pagination.css?inline';
import { useStyles } from '../../ui/use-styles';

const styles = [pagination];

export function OrderPages(props: PaginationProps) {
  useStyles(styles);
  return <Pagination {...props} />;
}
