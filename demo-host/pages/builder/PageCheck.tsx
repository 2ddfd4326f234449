// Paste a page and its headers: what would break, worst first, with the line and the remedy.
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { checkPage } from './check/check-page';
import { byImportance, type Finding, type Severity } from './check/finding';
import { lookUp } from './check/look-up';
import type { CheckInput, KnownBuild } from './check/page';
import type { CardOrigins } from '../../../elements/build/policy/needs';
import type { Contract } from '../../../elements/kit/contract';
import { CodeBlock } from './CodeBlock';
import type { ChoicesFor } from './shop-data';

export interface PageCheckProps {
  contracts: readonly Contract[];
  builds: readonly KnownBuild[];
  endpoint: string;
  /** Of cards that the shop's backend takes without a word of the page. */
  cards: CardOrigins;
  choicesFor: ChoicesFor;
}

const names: Record<Severity, string> = { error: 'Breaks', warning: 'Fragile', notice: 'Good to know' };

export function PageCheck({ contracts, builds, endpoint, cards, choicesFor }: PageCheckProps): ReactNode {
  const id = useId();
  const source = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState('');
  const [headers, setHeaders] = useState('');
  const [address, setAddress] = useState('');
  const input = useDeferredValue(useMemo(() => ({ html, headers, address }), [html, headers, address]));
  const asked = useMemo(
    () => ({ ...input, contracts, builds, own: { endpoint, cards } }),
    [input, contracts, builds, endpoint, cards],
  );
  const { findings: written, elements, loaders } = useMemo(() => checkPage(asked), [asked]);
  const missing = useMissing(asked, endpoint, choicesFor);
  const findings = [...written, ...missing].sort(byImportance);

  const goTo = (line: number) => void (source.current && markLine(source.current, html, line));

  return (
    <div className="check">
      <form className="check-form" onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor={`${id}-html`}>The page’s HTML</label>
          <p className="field-hint" id={`${id}-html-hint`}>
            As browsers get it: open the page, choose “View page source”, copy all. It is looked at here; the
            shop is asked for the products, categories and pages that it names, and nothing else is sent.
          </p>
          <textarea
            ref={source}
            id={`${id}-html`}
            aria-describedby={`${id}-html-hint`}
            rows={16}
            spellCheck={false}
            wrap="off"
            value={html}
            onChange={(event) => setHtml(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-address`}>Its address</label>
          <input
            id={`${id}-address`}
            type="url"
            placeholder="https://your-site.example/page"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-headers`}>Its headers, or only the policy</label>
          <p className="field-hint" id={`${id}-headers-hint`}>
            <code>curl -sI address</code> prints them; a Content-Security-Policy is not in the HTML.
          </p>
          <textarea
            id={`${id}-headers`}
            aria-describedby={`${id}-headers-hint`}
            rows={4}
            spellCheck={false}
            value={headers}
            onChange={(event) => setHeaders(event.target.value)}
          />
        </div>
      </form>
      <section className="check-result" aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`}>Result</h2>
        <p className="check-sum" role="status">
          {summary(html, findings, elements, loaders)}
        </p>
        <ol>
          {findings.map((finding, index) => (
            <FindingRow
              key={`${finding.rule} ${finding.line} ${index}`}
              finding={finding}
              number={index + 1}
              goTo={goTo}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** ms; who types has not written a SKU to its end. */
const pause = 400;

/** What the page names and the shop has not; empty until it has answered. */
function useMissing(input: CheckInput, endpoint: string, choicesFor: ChoicesFor): readonly Finding[] {
  const [found, setFound] = useState<{ input?: CheckInput; missing: Finding[] }>({ missing: [] });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      () =>
        void lookUp(input, endpoint, choicesFor).then((missing) => isOver || setFound({ input, missing })),
      pause,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [input, endpoint, choicesFor]);
  return found.input === input ? found.missing : [];
}

interface FindingRowProps {
  finding: Finding;
  /** Of the row, counted from 1: several may be called alike. */
  number: number;
  /** Shows a line of the page. */
  goTo: (line: number) => void;
}

function FindingRow({ finding, number, goTo }: FindingRowProps): ReactNode {
  const { severity, line, title, effect, mend, code } = finding;
  return (
    <li data-severity={severity}>
      <p className="check-kind">
        <strong>{names[severity]}</strong>
        {line > 0 && (
          <button type="button" onClick={() => goTo(line)}>
            Line {line}
          </button>
        )}
      </p>
      <h3>{title}</h3>
      <p>{effect}</p>
      <p>{mend}</p>
      {code && <CodeBlock name={`remedy ${number}: “${title}”`} code={code} />}
    </li>
  );
}

/** Marks a line of the pasted text, and scrolls to it. */
function markLine(field: HTMLTextAreaElement, text: string, line: number): void {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 3);
}

function summary(html: string, findings: readonly Finding[], elements: number, loaders: number): string {
  if (!html.trim()) return 'Paste a page to be told what would break on it.';
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const seen = `${elements} ${elements === 1 ? 'element' : 'elements'}, ${loaders} ${loaders === 1 ? 'loader' : 'loaders'}. `;
  if (!elements && !loaders && !errors) return `${seen}Nothing of the shop is on this page.`;
  if (!errors && !warnings) return `${seen}Nothing breaks.`;
  return `${seen}${errors} ${errors === 1 ? 'thing breaks' : 'things break'}, ${warnings} fragile.`;
}
