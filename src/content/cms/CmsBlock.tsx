// A block of editors' HTML, anywhere. One that does not exist takes no room: the page goes on without.
import { useEffect, useEffectEvent } from 'react';
import '../../words/catalogue/cms';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { createBlocks } from './blocks';
import { CmsHtml } from './CmsHtml';

export interface CmsBlockProps {
  identifier?: string;
  onNotFound?: (detail: { identifier: string }) => void;
}

export function CmsBlock({ identifier = '', onNotFound }: CmsBlockProps) {
  const text = useText();
  const blocks = useStorefront().feature(createBlocks);
  const { html, error } = blocks.block(identifier).value;
  const isMissing = html === null;

  const tell = useEffectEvent(() => onNotFound?.({ identifier }));
  useEffect(() => {
    if (isMissing && identifier) tell();
  }, [isMissing, identifier]);

  if (html) return <CmsHtml html={html} demote />;
  if (error)
    return (
      <Alert tone="error">
        <span>{text('content.blockFailed')}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => blocks.reload(identifier)}>
          {text('content.retry')}
        </Button>
      </Alert>
    );
  return html === undefined ? <Skeleton lines={3} /> : null;
}
