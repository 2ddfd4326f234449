// The contact page: the form, where the shop takes messages, beside what its editors say there.
import { useEffect } from 'react';
import '../../words/catalogue/cms';
import '../../words/catalogue/contact';
import { useLive } from '../../catalog/use-live';
import { useText } from '../../words/use-text';
import { isAt } from '../../routing/paths';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { CmsHtml } from '../cms/CmsHtml';
import { createContact } from './contact';
import { ContactForm } from './ContactForm';

export interface ContactProps {
  onContactSent?: () => void;
}

export function Contact({ onContactSent }: ContactProps) {
  const text = useText();
  const { config, routing } = useStorefront();
  const state = useLive(createContact, 'contact').value;
  // Nothing is pushed about by words that come later.
  const isOn = state?.isReady.value ? state.isOn.value : undefined;
  const banner = isOn !== undefined && state?.banner.value;
  const beside = isOn !== undefined && state?.beside.value;
  const isPage = config.standalone && isAt('/contact-us', routing.url.value, config.shopUrl);

  const title = text('content.contactTitle');
  useEffect(() => {
    if (isPage) routing.setTitle(title);
  }, [isPage, routing, title]);

  return (
    <div className={classNames('contact', isPage && 'contact-page')} part="contact">
      {isPage && (
        <header className="contact-head">
          <h1 className="contact-title">{title}</h1>
          {isOn !== false && <p className="contact-words">{text('content.contactMessage')}</p>}
        </header>
      )}
      {banner && (
        <div className="contact-banner" part="banner">
          <CmsHtml html={banner} demote />
        </div>
      )}
      <div className="contact-columns" key={isOn === undefined ? 'waiting' : 'ready'}>
        <div className="contact-main">
          {state?.error.value ? (
            <Alert tone="error">
              <span>{text('content.blockFailed')}</span>{' '}
              <Button variant="quiet" size="small" onClick={state.reload}>
                {text('content.retry')}
              </Button>
            </Alert>
          ) : isOn === undefined ? (
            <div className="contact-waiting" role="status" aria-label={text('ui.loading')}>
              <Skeleton lines={2} />
              <Skeleton lines={2} />
              <Skeleton lines={6} />
            </div>
          ) : isOn ? (
            <ContactForm onContactSent={onContactSent} />
          ) : (
            !beside && (
              <EmptyState
                icon="chat"
                title={text('content.contactOffTitle')}
                message={text('content.contactOff')}
                level={isPage ? 2 : 3}
              />
            )
          )}
        </div>
        {beside && (
          <aside className="contact-beside" part="beside" aria-label={title}>
            <CmsHtml html={beside} demote />
          </aside>
        )}
      </div>
    </div>
  );
}
