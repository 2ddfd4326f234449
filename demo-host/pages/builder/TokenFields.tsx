// Controls of the base tokens, with the shipped themes to begin from, and the contrast of what was chosen.
import { useId, type ReactNode } from 'react';
import dark from '../../../elements/themes/dark.css?inline';
import market from '../../../elements/themes/market.css?inline';
import { tokensIn } from '../../../elements/snippet/theme-css';
import { tokens, type Token } from '../../../elements/tokens';
import { contrast } from './contrast';

const presets: Record<string, Record<string, string>> = {
  Light: {},
  Dark: tokensIn(dark),
  Market: tokensIn(market),
};

/** Which a person sees the difference of at once. */
const offered: readonly string[] = [
  ...['ink', 'paper', 'ivory', 'accent', 'accent-ink', 'offer', 'success'],
  ...['font', 'font-display', 'text-size', 'space', 'radius'],
].map((name) => `--airside-${name}`);

/** What must be readable on what; WCAG 1.4.3 asks for 4.5. */
const pairs = [
  ['--airside-ink', '--airside-paper', 'Text on paper'],
  ['--airside-ink', '--airside-ivory', 'Text on ivory'],
  ['--airside-accent-ink', '--airside-accent', 'Text on the accent'],
  ['--airside-offer', '--airside-paper', 'Offers on paper'],
] as const;
const least = 4.5;

export interface TokenFieldsProps {
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
}

export function TokenFields({ chosen, onChange }: TokenFieldsProps): ReactNode {
  const id = useId();
  const rows = tokens.filter(({ name }) => offered.includes(name));
  const valueOf = (name: string): string =>
    chosen[name] || (tokens.find((token) => token.name === name)?.default ?? '');
  const preset = Object.entries(presets).find(([, set]) => isSame(set, chosen))?.[0] ?? '';
  const faint = pairs.flatMap(([text, ground, what]) => {
    const ratio = contrast(valueOf(text), valueOf(ground));
    return ratio !== undefined && ratio < least ? [`${what}: ${ratio.toFixed(1)} : 1`] : [];
  });
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Begin from</label>
        <select id={id} value={preset} onChange={(event) => onChange(presets[event.target.value] ?? chosen)}>
          {!preset && <option value="">Your own</option>}
          {Object.keys(presets).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="tokens">
        {rows.map((token) => (
          <TokenField
            key={token.name}
            token={token}
            value={chosen[token.name] ?? ''}
            onChange={(value) => {
              const { [token.name]: _before, ...rest } = chosen;
              onChange(value && value !== token.default ? { ...rest, [token.name]: value } : rest);
            }}
          />
        ))}
      </div>
      <p className={faint.length ? 'callout' : 'field-hint'} role="status">
        {faint.length
          ? `Hard to read (at least ${least} : 1 is needed). ${faint.join('; ')}.`
          : `Contrast is at least ${least} : 1 everywhere.`}
      </p>
    </>
  );
}

interface TokenFieldProps {
  token: Token;
  value: string;
  onChange: (value: string) => void;
}

function TokenField({ token, value, onChange }: TokenFieldProps): ReactNode {
  const id = useId();
  const name = token.name.replace('--airside-', '');
  const shown = value || token.default;
  const isHex = /^#[\da-f]{6}$/i.test(shown);
  return (
    <div className="field field-token">
      <label htmlFor={id} title={token.description}>
        {name}
      </label>
      <div>
        {token.type === 'color' && (
          <input
            type="color"
            aria-label={`${name}, picker`}
            value={isHex ? shown : '#000000'}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        <input
          id={id}
          type="text"
          spellCheck={false}
          placeholder={token.default}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => a[name] === b[name]);
}
