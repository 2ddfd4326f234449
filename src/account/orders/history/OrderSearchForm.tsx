// Looks for orders by a part of the number and by the days they were placed on. The address keeps what is asked for.
import { useState, type FormEvent } from 'react';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/form/Field';
import { useStyles } from '../../../ui/use-styles';
import { useStorefront } from '../../../use-storefront';
import { formStyles } from '../form-styles';
import { isAsked, isWhole, ordersPath, searchPath, shortestNumber, type OrderSearch } from './order-search';

/** Until the backend says otherwise it can look for days; where it cannot, it says so of the first list. */
const dates = 'CustomerOrdersFilterInput.order_date';

export function OrderSearchForm({ search }: { search: OrderSearch }) {
  useStyles(formStyles);
  const text = useText();
  const { routing, transport } = useStorefront();
  const [wanted, setWanted] = useState(search);
  const [isChecked, setChecked] = useState(false);
  const set = (name: keyof OrderSearch) => (value: string) => setWanted({ ...wanted, [name]: value });
  const isTooShort = !isWhole({ ...wanted, number: wanted.number.trim() });
  const isWrongWay = Boolean(wanted.from && wanted.to && wanted.to < wanted.from);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = isTooShort ? 'number' : isWrongWay ? 'to' : undefined;
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else routing.navigate(searchPath({ ...wanted, number: wanted.number.trim() }));
  };
  return (
    <form
      className="order-search"
      role="search"
      aria-label={text('orders.search')}
      action={routing.href(ordersPath)}
      onSubmit={submit}
      noValidate
    >
      <Field
        className="order-search-number"
        label={text('orders.number')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        value={wanted.number}
        onChange={set('number')}
        error={isChecked && isTooShort ? text('orders.numberTooShort', { n: shortestNumber }) : undefined}
      />
      {transport.has(dates) && (
        <>
          <Field
            className={wanted.from ? '' : 'order-search-open'}
            label={text('orders.from')}
            name="from"
            type="date"
            value={wanted.from}
            max={wanted.to || undefined}
            onChange={set('from')}
          />
          <Field
            className={wanted.to ? '' : 'order-search-open'}
            label={text('orders.to')}
            name="to"
            type="date"
            value={wanted.to}
            min={wanted.from || undefined}
            onChange={set('to')}
            error={isChecked && isWrongWay ? text('orders.wrongWay') : undefined}
          />
        </>
      )}
      <div className="order-search-buttons">
        <Button type="submit" variant="secondary">
          {text('orders.find')}
        </Button>
        {isAsked(search) && (
          <Button variant="quiet" href={routing.href(ordersPath)}>
            {text('orders.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
