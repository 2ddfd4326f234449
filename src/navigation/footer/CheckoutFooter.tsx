// The end of a checkout: one line of what an order rests on, as editors have it, and whose shop it is.
import { useCallback, useState } from 'react';
import '../../words/catalogue/footer';
import { latePart } from '../../late/late-part';
import { useRoom } from '../../root-context';
import { useText } from '../../words/use-text';
import { useRights } from './use-rights';

const Block = latePart(async () => ({ default: (await import('./FooterBlock')).FooterBlock }));

/** CMS block; a shop without one has the line alone. */
const linksBlock = 'footer_checkout_block';

export function CheckoutFooter({ name }: { name: string | undefined }) {
  const text = useText();
  const rights = useRights(name);
  const [isAnswered, setAnswered] = useState(false);
  const onAnswer = useCallback(() => setAnswered(true), []);
  useRoom(!isAnswered);
  return (
    <footer className="footer" part="footer">
      <div className="footer-enclosed">
        {rights && <p>{rights}</p>}
        <nav aria-label={text('navigation.footer')}>
          <Block identifier={linksBlock} onAnswer={onAnswer} />
        </nav>
      </div>
    </footer>
  );
}
