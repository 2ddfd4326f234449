// The sheets of the footer, to be put after uiStyles.
import footer from './footer.css?inline';
import wordmark from '../wordmark.css?inline';

export const footerStyles: readonly string[] = [wordmark, footer];
