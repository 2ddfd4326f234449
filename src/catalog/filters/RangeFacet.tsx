// From one number to another, by handles or typed, with the backend's ranges as quick choices. Prices are in the shown currency.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { Field } from '../../ui/form/Field';
import { useElementId } from '../../ui/use-element-id';
import { readRange, type Filter } from '../listing/listing-url';
import type { Facet } from '../listing/facet';
import { scaleOf } from './range-scale';
import { RangeSlider } from './RangeSlider';

type Range = Pick<Filter, 'from' | 'to'>;

export interface RangeFacetProps {
  facet: Facet;
  onChange: (range: Range) => void;
}

/** What has been typed so far; undefined: nothing that is a number. */
function numberIn(typed: string): number | undefined {
  const value = Number(typed.replace(',', '.'));
  return typed.trim() && value >= 0 && value < 1e9 ? Math.round(value * 100) / 100 : undefined;
}

export function RangeFacet({ facet, onChange }: RangeFacetProps) {
  const { label, options, unit, filter } = facet;
  const text = useText();
  const id = useElementId();
  const { from, to } = filter ?? {};
  const chosen = `${from ?? ''}_${to ?? ''}`;
  const [typed, setTyped] = useState({ from: String(from ?? ''), to: String(to ?? ''), chosen });
  // Chosen elsewhere: by a chip, a quick choice, the back button.
  if (typed.chosen !== chosen) setTyped({ from: String(from ?? ''), to: String(to ?? ''), chosen });

  const bounds = options.flatMap(({ value }) => readRange(value) ?? []);
  const lowest = Math.min(...bounds.map((bound) => bound.from ?? 0));
  const highest = Math.max(...bounds.map((bound) => bound.to ?? bound.from ?? 0));
  const apply = () => {
    const range = { from: numberIn(typed.from), to: numberIn(typed.to) };
    if (range.from !== from || range.to !== to) onChange(range);
    else setTyped({ from: String(from ?? ''), to: String(to ?? ''), chosen });
  };
  const number = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', autoComplete: 'off' } as const;
  // Money with its cents, where there are any.
  const hint = (end: number) =>
    bounds.length ? (unit && end % 1 ? end.toFixed(2) : String(end)) : undefined;
  const scale = scaleOf(options, filter ?? {});
  return (
    <div className="facet-body">
      {scale && <RangeSlider facet={facet} scale={scale} onChange={onChange} />}
      <form
        className="facet-range"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field
          {...number}
          name={`${id}from`}
          label={unit ? text('catalog.rangeLow', { unit }) : text('catalog.rangeLowPlain')}
          placeholder={hint(lowest)}
          value={typed.from}
          onChange={(value) => setTyped({ ...typed, from: value })}
          onBlur={apply}
        />
        <Field
          {...number}
          name={`${id}to`}
          label={unit ? text('catalog.rangeHigh', { unit }) : text('catalog.rangeHighPlain')}
          placeholder={hint(highest)}
          value={typed.to}
          onChange={(value) => setTyped({ ...typed, to: value })}
          onBlur={apply}
        />
        {/* Enter sends a form with two fields only where there is something to press. */}
        <input type="submit" hidden />
      </form>
      {options.length > 1 && (
        <ul className="facet-ranges">
          {options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className="facet-quick"
                aria-pressed={option.isChosen}
                onClick={() => onChange(option.isChosen ? {} : (option.ends ?? {}))}
              >
                <bdi>{option.label}</bdi>
                {option.count !== undefined && <span className="choice-detail">{option.count}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
