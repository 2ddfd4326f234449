// Which newsletter: two halves of one switch.
import '../../words/catalogue/newsletter';
import { useText } from '../../words/use-text';
import { useElementId } from '../../ui/use-element-id';
import type { Audience } from './subscription';

const choices = [
  ['store', 'content.audienceStore'],
  ['catalog', 'content.audienceCatalog'],
] as const;

export interface AudienceChoiceProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  const text = useText();
  const id = useElementId();
  return (
    <fieldset className="audience" part="audience">
      <legend className="visually-hidden">{text('content.audience')}</legend>
      {choices.map(([audience, label]) => (
        <label key={audience} className="audience-choice">
          <input
            type="radio"
            className="visually-hidden"
            name={`audience${id}`}
            value={audience}
            checked={audience === value}
            onChange={() => onChange(audience)}
          />
          <span>{text(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
