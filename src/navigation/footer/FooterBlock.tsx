// What editors write for the end of every page: HTML of a CMS block; nothing where there is no such block.
import { useEffect } from 'react';
import { CmsHtml } from '../../content/cms/CmsHtml';
import { createBlocks } from '../../content/cms/blocks';
import { useStorefront } from '../../use-storefront';

export interface FooterBlockProps {
  identifier: string;
  /** It is known what the block says, or that it cannot be known. */
  onAnswer: (identifier: string) => void;
}

export function FooterBlock({ identifier, onAnswer }: FooterBlockProps) {
  const { html, error } = useStorefront().feature(createBlocks).block(identifier).value;
  const isAnswered = html !== undefined || error !== undefined;
  useEffect(() => {
    if (isAnswered) onAnswer(identifier);
  }, [isAnswered, identifier, onAnswer]);
  return html ? <CmsHtml html={html} demote /> : null;
}
