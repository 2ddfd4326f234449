// Controls of the base tokens, with the shipped themes to begin from, and the contrast of what was chosen.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { contrastOf, contrastPairs, readColours } from '../../../../elements/themes/contrast';
import dark from '../../../../elements/themes/dark.css?inline';
import market from '../../../../elements/themes/market.css?inline';
import { tokensIn } from '../snippet/theme-css';
import { tokens, type Token } from '../../../../elements/kit/sheets/tokens';

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

export interface TokenFieldsProps {
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
}

export function TokenFields({ chosen, onChange }: TokenFieldsProps): ReactNode {
  const id = useId();
  const { probe, faint } = useFaint(chosen);
  const rows = tokens.filter(({ name }) => offered.includes(name));
  const preset = Object.entries(presets).find(([, set]) => isSame(set, chosen))?.[0] ?? '';
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
      <div ref={probe} hidden />
      <div className={faint.length ? 'callout' : 'field-hint'} role="status">
        {faint.length ? (
          <>
            <p>Hard to read:</p>
            <ul>
              {faint.map((pair) => (
                <li key={pair}>{pair}</li>
              ))}
            </ul>
          </>
        ) : (
          'Everything is easy to read (WCAG AA).'
        )}
      </div>
    </>
  );
}

const colourNames = [...new Set(contrastPairs.flatMap(({ text, ground }) => [text, ...ground]))];

/** Colours that meet and are too near each other, as an element at `probe` has them. */
function useFaint(chosen: Record<string, string>) {
  const probe = useRef<HTMLDivElement>(null);
  const [faint, setFaint] = useState<readonly string[]>([]);
  useEffect(() => {
    const place = probe.current;
    if (!place) return;
    place.removeAttribute('style');
    for (const [name, value] of Object.entries(chosen)) place.style.setProperty(name, value);
    const colours = readColours(place, colourNames);
    setFaint(
      contrastPairs.flatMap(({ text, ground, least, what }) => {
        const [over, ...under] = [text, ...ground].map((name) => colours.get(name)!);
        const ratio = contrastOf(over!, ...under);
        return ratio < least ? [`${what}: ${ratio.toFixed(1)} instead of ${least}`] : [];
      }),
    );
  }, [chosen]);
  return { probe, faint };
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
