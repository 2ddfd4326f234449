// parse5, and what its tree does not tell: tags that made no element, and where a tag stood whose element HTML moved.
import { ErrorCodes, Parser, type DefaultTreeAdapterTypes as Dom, type Token } from 'parse5';

export interface Tag {
  token: Token.TagToken;
  isEnd: boolean;
  /** From its `<` to behind its `>`. */
  start: number;
  end: number;
  /** What was open where the tag stands. */
  within: Dom.ParentNode | undefined;
}

export class Reader extends Parser<Dom.DefaultTreeAdapterMap> {
  /** By their start, in the order of the text. */
  readonly tags = new Map<number, Tag>();
  /** The text ends in the middle of a tag. */
  endsInTag = false;

  constructor() {
    super({ sourceCodeLocationInfo: true });
    this.onParseError = ({ code }) => {
      if (code === ErrorCodes.eofInTag) this.endsInTag = true;
    };
  }

  read(html: string): Dom.Document {
    // Browsers take a byte order mark for the encoding, not for text that ends the head.
    this.tokenizer.write(html.replace(/^\ufeff/, ' '), true);
    return this.document;
  }

  override onStartTag(token: Token.TagToken): void {
    this.keep(token, false);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.keep(token, true);
    super.onEndTag(token);
  }

  private keep(token: Token.TagToken, isEnd: boolean): void {
    const { startOffset: start, endOffset: end } = token.location!;
    this.tags.set(start, { token, isEnd, start, end, within: this.openElements.current });
  }
}
