// Paying with one provider's cards: the saved ones, and the form for a new one.
import '../../words/catalogue/checkout-payment';
import { useEffect } from 'react';
import { useText } from '../../words/use-text';
import { Checkbox } from '../../ui/form/Checkbox';
import { Icon } from '../../ui/icon/Icon';
import { RadioGroup } from '../../ui/form/RadioGroup';
import { useStyles } from '../../ui/use-styles';
import type { CardChoice } from './card-choice';
import { CardForm } from './CardForm';
import form from './card-form.css?inline';
import { describeCard, isExpired, type SavedCard } from './saved-card';

export interface CardPaymentProps {
  choice: CardChoice;
  cards: readonly SavedCard[];
  /** Description of the payment that was accepted before. */
  accepted?: string;
  canKeep: boolean;
  onChange: () => void;
  onLost: () => void;
  onSubmit: () => void;
}

const styles = [form];
const newCard = 'new';

export function CardPayment({
  choice,
  cards,
  accepted,
  canKeep,
  onChange,
  onLost,
  onSubmit,
}: CardPaymentProps) {
  useStyles(styles);
  const text = useText();
  const saved = choice.saved.value;
  const errors = choice.errors.value;
  useEffect(() => {
    const chosen = choice.saved.peek();
    // A form in which something may have been typed stays, and so does a choice that can still be had.
    const stays = chosen ? cards.some(({ hash }) => hash === chosen.hash) : choice.isOpened.peek();
    const known = cards.find((card) => describeCard(card) === accepted);
    if (!stays) choice.choose(known ?? cards.find((card) => !isExpired(card)) ?? cards[0]);
  }, [choice, cards, accepted]);
  return (
    <div className="checkout-card">
      {cards.length > 0 && (
        <RadioGroup
          legend={text('checkout.savedCards')}
          name="saved-card"
          value={saved?.hash ?? newCard}
          onChange={(value) => {
            choice.choose(cards.find(({ hash }) => hash === value));
            onChange();
          }}
          options={[
            ...cards.map(({ hash, brand, last4, expires }) => ({
              value: hash,
              label: text('checkout.cardEnding', { brand, last4 }),
              hint: text('checkout.savedCardExpires', { date: expires }),
            })),
            { value: newCard, label: text('checkout.newCard') },
          ]}
        />
      )}
      {choice.isOpened.value && (
        <div className="checkout-new-card" hidden={saved !== undefined}>
          <CardForm
            key={choice.generation.value}
            provider={choice.provider}
            errors={errors}
            onFields={choice.setFields}
            onEdited={(field) => {
              const { [field]: _mended, ...others } = choice.errors.peek();
              choice.setErrors(others);
              onChange();
            }}
            onLost={() => {
              choice.renew();
              onLost();
            }}
            onRetry={choice.renew}
            onSubmit={onSubmit}
          />
          {canKeep && (
            <Checkbox
              name="keep-card"
              label={text('checkout.keepCard')}
              hint={text('checkout.keepCardHint')}
              checked={choice.isKept.value}
              onChange={choice.keep}
            />
          )}
        </div>
      )}
      <p className="checkout-assurance">
        <Icon name="lock" />
        <span>{text('checkout.secure')}</span>
      </p>
    </div>
  );
}
