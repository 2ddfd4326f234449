// Below what is not there: a search, the shop's categories, and what others buy.
import { SearchBox } from '../../catalog/search/field/SearchBox';
import { SearchHelp } from '../../catalog/search/results/SearchHelp';
import { searchPageStyles } from '../../catalog/search/results/search-page-styles';
import { useStyles } from '../../ui/use-styles';

export function WaysOn() {
  useStyles(searchPageStyles);
  return (
    <div className="error-ways">
      <div className="error-search">
        <SearchBox isQuiet />
      </div>
      <SearchHelp />
    </div>
  );
}
