// One token: its name, its value, what it is for; colours also by the browser's own chooser.
import type { Colour } from '../../elements/themes/contrast';
import type { Token } from '../../elements/kit/sheets/tokens';

export interface TokenFieldProps {
  token: Token;
  /** '' while it is not set. */
  value: string;
  /** What it comes to, of a colour. */
  colour: Colour | undefined;
  onChange: (value: string) => void;
}

const hex = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function TokenField({
  token: { name, type, default: usual, description },
  value,
  colour,
  onChange,
}: TokenFieldProps) {
  return (
    <div className="page-token">
      <label htmlFor={name}>{name}</label>
      <input
        id={name}
        type="text"
        value={value}
        placeholder={usual}
        onChange={(event) => onChange(event.target.value)}
      />
      {type === 'color' && colour && (
        <input
          type="color"
          aria-label={`Colour of ${name}`}
          value={hex(colour)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p>{description}</p>
    </div>
  );
}
