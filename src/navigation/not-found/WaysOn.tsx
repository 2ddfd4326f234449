// Below what is not there: a search, the shop's categories, and what others buy.
import { SearchBox } from '../../catalog/search/field/SearchBox';
import { SearchHelp } from '../../catalog/search/results/SearchHelp';
import { listingStyles } from '../../catalog/results/listing-styles';
import { useStyles } from '../../ui/use-styles';

export function WaysOn() {
  useStyles(listingStyles);
  return (
    <div className="error-ways">
      <div className="error-search">
        <SearchBox isQuiet />
      </div>
      <SearchHelp />
    </div>
  );
}
