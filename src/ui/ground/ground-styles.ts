// Tokens and reset: all that a root takes that draws no building block.
import tokens from './tokens.css?inline';
import moreTokens from './more-tokens.css?inline';
import base from './base.css?inline';
import moreBase from './more-base.css?inline';
import inText from './in-text.css?inline';

export const groundStyles: readonly string[] = [tokens, moreTokens, base, moreBase];

/** For blocks that authors put between paragraphs. */
export const inTextStyles: readonly string[] = [inText];
