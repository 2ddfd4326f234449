// The sheets of what hangs below a search box. It brings them itself, as it is loaded late.
import price from '../../../ui/price/price.css?inline';
import searchPanel from './search-panel.css?inline';

export const searchPanelStyles: readonly string[] = [price, searchPanel];
