// The sheets of the home page, its products included; the element puts them after uiStyles.
import { cardStyles } from '../../catalog/styles';
import banners from './banners.css?inline';
import home from './home.css?inline';

export const homeStyles: readonly string[] = [...cardStyles, home, banners];
