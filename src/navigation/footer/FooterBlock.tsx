// What editors write for the end of every page: HTML of a CMS block; nothing where there is no such block.
import { useEffect } from 'react';
import { createSeenTexts } from '../../catalog/menu/seen-texts';
import { CmsHtml } from '../../content/cms/CmsHtml';
import { createBlocks } from '../../content/cms/blocks';
import { useStorefront } from '../../use-storefront';

export interface FooterBlockProps {
  identifier: string;
  /** It is known what the block says, or that it cannot be known. */
  onAnswer: (identifier: string) => void;
}

export function FooterBlock({ identifier, onAnswer }: FooterBlockProps) {
  const { feature } = useStorefront();
  const { html, error } = feature(createBlocks).block(identifier).value;
  const { learn } = feature(createSeenTexts);
  const isAnswered = html !== undefined || error !== undefined;
  useEffect(() => {
    if (isAnswered) onAnswer(identifier);
  }, [isAnswered, identifier, onAnswer]);
  useEffect(() => {
    if (html) learn(html);
  }, [html, learn]);
  return html ? <CmsHtml html={html} demote /> : null;
}
