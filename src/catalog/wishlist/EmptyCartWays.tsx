// Below an empty cart: the shop's categories, and what others buy.
import { useStyles } from '../../ui/use-styles';
import { listingStyles } from '../results/listing-styles';
import { SearchHelp } from '../search/results/SearchHelp';

export function EmptyCartWays() {
  useStyles(listingStyles);
  return <SearchHelp />;
}
