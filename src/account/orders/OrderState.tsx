// How an order stands, in the backend's words: the mark and the ground tell the states of a list apart at a glance.
import { Icon, type IconName } from '../../ui/icon/Icon';
import { Tag } from '../../ui/Tag';
import { toneOf, type OrderTone } from './order-state';

/** A dot for what goes on, which the sheet draws. */
const marks: Partial<Record<OrderTone, IconName>> = { done: 'check', over: 'close', held: 'alert' };

export function OrderState({ status }: { status: string }) {
  const tone = toneOf(status);
  if (!tone) return <Tag>{status}</Tag>;
  const mark = marks[tone];
  return (
    <span className={`order-state order-state-${tone}`}>
      <Tag>
        {mark && <Icon name={mark} />}
        <span>{status}</span>
      </Tag>
    </span>
  );
}
