// One control per attribute, made from the contract.
import { useId, type ReactNode } from 'react';
import type { Attribute, Contract } from '../../../../elements/kit/contract';
import { ChoiceField } from './ChoiceField';
import type { ChoicesFor } from '../shop-data';

export interface AttributeFieldsProps {
  contract: Contract;
  values: Record<string, string>;
  choicesFor: ChoicesFor;
  onChange: (name: string, value: string) => void;
}

export function AttributeFields({ contract, values, choicesFor, onChange }: AttributeFieldsProps): ReactNode {
  const attributes = Object.entries(contract.attributes);
  const isMissing = contract.needs && !contract.needs.some((name) => values[name]);
  if (!attributes.length)
    return <p className="field-hint">It has no attributes: the tag alone is all it needs.</p>;
  return (
    <>
      {isMissing && (
        <p className="callout">
          {contract.needs!.length > 1
            ? `Choose one of ${contract.needs!.join(', ')}: there is nothing to show yet.`
            : `Choose ${contract.needs![0]!}: there is nothing to show yet.`}
        </p>
      )}
      {attributes.map(([name, attribute]) => {
        const choices = choicesFor(contract.tag, name);
        const common = { label: name, description: attribute.description, value: values[name] ?? '' };
        const change = (value: string) => onChange(name, value);
        if (choices)
          return (
            <ChoiceField
              key={`${contract.tag} ${name}`}
              {...common}
              isMultiple={name === 'skus'}
              choices={choices}
              onChange={change}
            />
          );
        return (
          <PlainField key={`${contract.tag} ${name}`} {...common} attribute={attribute} onChange={change} />
        );
      })}
    </>
  );
}

interface PlainFieldProps {
  label: string;
  description: string;
  value: string;
  attribute: Attribute;
  onChange: (value: string) => void;
}

function PlainField({ label, description, value, attribute, onChange }: PlainFieldProps): ReactNode {
  const id = useId();
  const hint = `${id}-hint`;
  const { type, options, default: usual } = attribute;
  if (type === 'boolean') {
    const isOn = value ? value === 'yes' : usual === true;
    return (
      <div className="field field-check">
        <input
          id={id}
          type="checkbox"
          aria-describedby={hint}
          checked={isOn}
          onChange={(event) =>
            onChange(event.target.checked === (usual === true) ? '' : event.target.checked ? 'yes' : 'no')
          }
        />
        <label htmlFor={id}>{label}</label>
        <p className="field-hint" id={hint}>
          {description}
        </p>
      </div>
    );
  }
  const shown = { id, 'aria-describedby': hint, value };
  const fallback = usual === undefined || usual === '' ? '' : String(usual);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="field-hint" id={hint}>
        {description}
      </p>
      {options ? (
        <select {...shown} onChange={(event) => onChange(event.target.value)}>
          <option value="">{fallback ? `${fallback} (default)` : 'Not set'}</option>
          {options
            .filter((option) => option !== usual)
            .map((option) => (
              <option key={option}>{option}</option>
            ))}
        </select>
      ) : (
        <input
          {...shown}
          type={type === 'number' ? 'number' : 'text'}
          placeholder={fallback && `${fallback} (default)`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
