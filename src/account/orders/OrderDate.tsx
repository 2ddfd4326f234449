// A day, as the visitor writes days.
import { useDateLocale } from '../../use-date-locale';

export function OrderDate({ date }: { date: Date | undefined }) {
  const locale = useDateLocale();
  if (!date) return null;
  return (
    <time dateTime={date.toISOString()}>
      {new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)}
    </time>
  );
}
