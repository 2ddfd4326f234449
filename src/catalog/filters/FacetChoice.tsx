// One value that can be chosen, with how many products it leads to.
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { afterPaint } from '../../ui/after-paint';
import { Checkbox } from '../../ui/form/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { FacetOption } from '../listing/facet';

export interface FacetChoiceProps {
  option: FacetOption;
  name: string;
  onToggle: () => void;
}

export function FacetChoice({ option: { label, count, adds, isChosen }, name, onToggle }: FacetChoiceProps) {
  const text = useText();
  // Shown at once: the list that it leads to takes longer than a frame.
  const [isPressed, setPressed] = useState(false);
  const [before, setBefore] = useState(isChosen);
  if (before !== isChosen) {
    setBefore(isChosen);
    setPressed(false);
  }
  // With what is chosen by then: another box may have been pressed a moment ago.
  const toggle = useRef(onToggle);
  useLayoutEffect(() => void (toggle.current = onToggle));
  const press = () => {
    setPressed(true);
    afterPaint(() => toggle.current());
  };
  return (
    <Checkbox
      name={name}
      label={label}
      detail={
        count !== undefined && (
          <>
            <span aria-hidden="true">
              {text(adds ? 'catalog.optionPlus' : 'catalog.optionNumber', { n: count })}
            </span>
            <VisuallyHidden>
              {text(adds ? 'catalog.optionAdds' : 'catalog.optionCount', { n: count })}
            </VisuallyHidden>
          </>
        )
      }
      checked={isChosen !== isPressed}
      onChange={press}
    />
  );
}
