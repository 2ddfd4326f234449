// A range by two handles, under bars that say how many products there are where.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { classNames } from '../../ui/class-names';
import { rangeLabel, type Facet } from '../listing/facet';
import type { Filter } from '../listing/listing-url';
import type { RangeScale } from './range-scale';

export interface RangeSliderProps {
  facet: Facet;
  scale: RangeScale;
  onChange: (range: Pick<Filter, 'from' | 'to'>) => void;
}

export function RangeSlider({ facet: { code, label, unit = '' }, scale, onChange }: RangeSliderProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  /** While a handle is on its way. */
  const [moved, setMoved] = useState<{ low: number; high: number }>();
  const { low, high } = moved ?? scale;
  const { counts, between } = scale;
  const top = counts.length;
  const most = Math.max(...counts);
  // Fewer are broad blocks that say nothing which the numbers below do not.
  const hasBars = counts.filter(Boolean).length > 3;

  const settle = useEffectEvent(() => {
    if (moved && (moved.low !== scale.low || moved.high !== scale.high)) onChange(between(low, high));
    setMoved(undefined);
  });
  // Told by the browser when a handle is let go, and after every key.
  useEffect(() => {
    const element = frame.current;
    const onSettled = () => settle();
    element?.addEventListener('change', onSettled);
    return () => element?.removeEventListener('change', onSettled);
  }, []);

  const handle = { min: 0, max: top, step: 1, className: 'range-handle' } as const;
  const say = (first: number, last: number) => {
    const range = between(first, last);
    return range.from === undefined && range.to === undefined
      ? text('catalog.rangeAny')
      : rangeLabel(range, code, unit, text);
  };
  return (
    <div className="range-slider" ref={frame}>
      {hasBars && (
        <div className="range-bars" aria-hidden="true">
          {counts.map((count, index) => (
            <span
              key={index}
              className={classNames('range-bar', index >= low && index < high && 'range-bar-in')}
              style={{ blockSize: `${count ? Math.max(6, (100 * count) / most) : 0}%` }}
            />
          ))}
        </div>
      )}
      <div className="range-track">
        <span
          className="range-between"
          style={{
            insetInlineStart: `${(100 * low) / top}%`,
            insetInlineEnd: `${100 - (100 * high) / top}%`,
          }}
        />
      </div>
      <input
        {...handle}
        type="range"
        aria-label={text('catalog.rangeLowest', { label })}
        aria-valuetext={say(low, top)}
        value={low}
        onChange={(event) => setMoved({ low: Math.min(Number(event.currentTarget.value), high - 1), high })}
      />
      <input
        {...handle}
        type="range"
        aria-label={text('catalog.rangeHighest', { label })}
        aria-valuetext={say(0, high)}
        value={high}
        onChange={(event) => setMoved({ low, high: Math.max(Number(event.currentTarget.value), low + 1) })}
      />
    </div>
  );
}
