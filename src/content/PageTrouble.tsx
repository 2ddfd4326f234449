// A page of content that is not there or did not come, in the words of every such page (behaviour 8).
import '../words/catalogue/cms';
import '../words/catalogue/error-view';
import { useText } from '../words/use-text';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/empty-state/EmptyState';
import { useStorefront } from '../use-storefront';

export interface PageTroubleProps {
  kind: 'not-found' | 'internal-error';
  onRetry?: () => void;
}

export function PageTrouble({ kind, onRetry }: PageTroubleProps) {
  const text = useText();
  const { routing } = useStorefront();
  const isMissing = kind === 'not-found';
  return (
    <EmptyState
      level={1}
      icon={isMissing ? 'plane' : 'alert'}
      title={text(isMissing ? 'navigation.notFoundTitle' : 'navigation.errorTitle')}
      message={text(isMissing ? 'navigation.notFoundMessage' : 'navigation.internalErrorMessage')}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{text('content.retry')}</Button>}{' '}
          <Button variant={onRetry ? 'secondary' : 'primary'} href={routing.href('/')}>
            {text('navigation.takeMeHome')}
          </Button>
        </>
      }
    />
  );
}
