// An amount of money as orders tell it.
import type { Loose } from '../../graphql/loose';
import type { Money } from '../../ui/price/money';

export type MoneyAnswer = Loose<{ value?: Loose<number>; currency?: Loose<string> }>;

/** undefined where the backend does not say. */
export const money = (answer: MoneyAnswer): Money | undefined =>
  typeof answer?.value === 'number' ? { value: answer.value, currency: answer.currency ?? 'USD' } : undefined;
