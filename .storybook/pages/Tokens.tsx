// The tokens: change one and see elements, contrasts and the CSS to paste change with it.
import { useEffect, useRef, useState } from 'react';
import { themeCss, tokensIn, type ChosenTokens } from '../../demo-host/pages/builder/snippet/theme-css';
import { contrastPairs, readColours, type Colour } from '../../elements/themes/contrast';
import dark from '../../elements/themes/dark.css?inline';
import market from '../../elements/themes/market.css?inline';
import { tokens } from '../../elements/kit/sheets/tokens';
import { ContrastTable } from './ContrastTable';
import { Sample } from './Sample';
import { TokenField } from './TokenField';

const starts: Record<string, ChosenTokens> = { light: {}, dark: tokensIn(dark), market: tokensIn(market) };
const colourNames = [
  ...new Set([
    ...tokens.filter(({ type }) => type === 'color').map(({ name }) => name),
    ...contrastPairs.flatMap(({ text, ground }) => [text, ...ground]),
  ]),
];

export function Tokens() {
  const sample = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenTokens>({});
  const [colours, setColours] = useState<ReadonlyMap<string, Colour>>(new Map());
  const [isCopied, setCopied] = useState(false);
  const css = themeCss(chosen);

  useEffect(() => {
    const place = sample.current;
    if (!place) return;
    place.removeAttribute('style');
    for (const [name, value] of Object.entries(chosen)) place.style.setProperty(name, value);
    setColours(readColours(place, colourNames));
    setCopied(false);
  }, [chosen]);

  const choose = (name: string, value: string) => setChosen((before) => ({ ...before, [name]: value }));
  const fields = (kind: 'base' | 'derived') =>
    tokens
      .filter((token) => token.kind === kind)
      .map((token) => (
        <TokenField
          key={token.name}
          token={token}
          value={chosen[token.name] ?? ''}
          colour={colours.get(token.name)}
          onChange={(value) => choose(token.name, value)}
        />
      ));

  return (
    <main className="page">
      <h1>Tokens</h1>
      <p className="page-lead">
        Set the base tokens on <code>:root</code> or on a part of the page; all else follows from them. A
        derived token may be set alone.
      </p>
      <div className="page-buttons">
        <label>
          Start from{' '}
          <select onChange={(event) => setChosen(starts[event.target.value] ?? {})}>
            <option value="light">Light, the default</option>
            <option value="dark">Dark</option>
            <option value="market">Market</option>
          </select>
        </label>
      </div>
      <div className="page-tokens">
        <div>
          <h2>Base</h2>
          {fields('base')}
          <details>
            <summary>Derived</summary>
            {fields('derived')}
          </details>
        </div>
        <Sample ref={sample} />
        <div>
          <h2>Contrast</h2>
          <ContrastTable colours={colours} />
          <h2>Your theme</h2>
          <pre tabIndex={0} role="region" aria-label="CSS of your theme">
            {css || '/* The default theme: nothing to paste. */'}
          </pre>
          <div className="page-buttons">
            <button
              type="button"
              onClick={() => void navigator.clipboard.writeText(css).then(() => setCopied(true))}
            >
              Copy CSS
            </button>
            <span role="status">{isCopied ? 'Copied' : ''}</span>
          </div>
        </div>
      </div>
    </main>
  );
}
