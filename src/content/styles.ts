// The sheets of the home page; each element adds them to uiStyles, and the catalogue's for its products.
import home from './home.css?inline';

export const homeStyles: readonly string[] = [home];
