// The page for what is not there or did not work (behaviour 8).
import '../words/catalogue/error-view';
import { useText } from '../words/use-text';
import type { MessageKey } from '../words/text';
import { useStorefront } from '../use-storefront';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/empty-state/EmptyState';
import { useStyles } from '../ui/use-styles';
import pageStateCss from './page-state.css?inline';

const styles = [pageStateCss];

export interface ErrorViewProps {
  kind?: 'default' | 'not-found' | 'internal-error';
  header?: string;
  message?: string;
}

const messages: Record<NonNullable<ErrorViewProps['kind']>, MessageKey> = {
  default: 'navigation.errorMessage',
  'not-found': 'navigation.notFoundMessage',
  'internal-error': 'navigation.internalErrorMessage',
};

export function ErrorView({ kind = 'default', header, message }: ErrorViewProps) {
  useStyles(styles);
  const text = useText();
  const { app, config, routing } = useStorefront();
  const isMissing = kind === 'not-found';
  const isOffline = !isMissing && config.standalone && !app.isOnline.value;
  const title = isOffline ? 'offlineTitle' : isMissing ? 'notFoundTitle' : 'errorTitle';
  return (
    <div
      className={classNames('error-view', isMissing && config.standalone && 'error-view-led')}
      part="error-view"
    >
      <EmptyState
        level={1}
        icon={isMissing ? 'plane' : 'alert'}
        title={header || text(`navigation.${title}`)}
        message={message || text(isOffline ? 'navigation.offlineMessage' : messages[kind])}
        action={<Button href={routing.href('/')}>{text('navigation.takeMeHome')}</Button>}
      />
    </div>
  );
}
