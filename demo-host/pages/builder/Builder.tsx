// The embed builder: choose an element, set it up, see it on a stranger's page, copy what to paste; or check a page that has it.
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { KnownBuild } from './check/page';
import type { Contract } from '../../../elements/kit/contract';
import { AttributeFields } from './AttributeFields';
import { loadDisplayFace } from './display-face';
import { ElementList, titleOf } from './ElementList';
import { EventLog, type LogEntry } from './EventLog';
import type { Facts } from './facts';
import { PageCheck } from './PageCheck';
import { PreviewFrame } from './PreviewFrame';
import type { Heard } from './preview-messages';
import type { Choice } from './choices';
import { createChoices, type ChoicesFor } from './shop-data';
import { Snippets } from './Snippets';
import { attributesOf, readState, views, writeState, type BuilderState, type View } from './state';
import { TokenFields } from './TokenFields';

/** Where the state is kept, so that a link shares it and Back undoes a choice. */
export interface Address {
  read: () => string;
  /** `isStep`: Back comes to what was before. */
  write: (query: string, isStep: boolean) => void;
  hrefOf: (query: string) => string;
  /** Tells of Back and Forward; answers how to stop. */
  follow: (changed: () => void) => () => void;
}

/** Entries of the log. */
const most = 200;

export function Builder({ facts, address }: { facts: Facts; address: Address }): ReactNode {
  const { contracts, endpoint, shopUrl, paymentUrl, previewUrl } = facts;
  const [state, setState] = useState(() => readState(new URLSearchParams(address.read()), contracts));
  const latest = useRef(state);
  const [builds, setBuilds] = useState<readonly KnownBuild[]>([]);
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [isPaused, setPaused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choicesFor = useMemo(() => createChoices(endpoint), [endpoint]);
  const contract = contracts.find(({ tag }) => tag === state.tag)!;

  // Without it, headings are in the next best face.
  useEffect(() => void loadDisplayFace().catch(() => undefined), []);
  useEffect(() => {
    void facts.builds().then(setBuilds);
  }, [facts]);
  useEffect(
    () =>
      address.follow(() => {
        latest.current = readState(new URLSearchParams(address.read()), contracts);
        setState(latest.current);
      }),
    [address, contracts],
  );

  const change = useCallback(
    (part: Partial<BuilderState>, isStep = false): void => {
      latest.current = { ...latest.current, ...part };
      address.write(writeState(latest.current), isStep);
      setState(latest.current);
    },
    [address],
  );
  const example = useExample(contract, state.values, choicesFor, (values) => change({ values }));
  const setAttribute = (name: string, value: string): void => {
    const { [example.current]: given, ...others } = latest.current.values;
    // What nobody has chosen makes way for the first thing that somebody does choose.
    const isReplaced = given !== undefined && name !== example.current && contract.needs?.includes(name);
    if (isReplaced || name === example.current) example.current = '';
    change({ values: { ...(isReplaced ? others : latest.current.values), [name]: value } });
  };
  const choose = (tag: string): void => {
    change({ tag, values: {} }, true);
    setEntries([]);
    heading.current?.focus();
  };
  const hear = useCallback(
    (heard: Heard): void => {
      if (isPaused) return;
      setEntries((before) => [
        { ...heard, id: (before[0]?.id ?? 0) + 1, time: Date.now() },
        ...before.slice(0, most - 1),
      ]);
    },
    [isPaused],
  );

  const attributes = Object.fromEntries(
    Object.entries(attributesOf(contract, state.values)).flatMap(([name, value]) => {
      if (value === '' || value === false) return [];
      return [[name, value === true ? '' : String(value)]];
    }),
  );

  return (
    <div className="builder">
      <header className="builder-head">
        <h1>Embed builder</h1>
        <nav aria-label="Builder">
          {(Object.keys(views) as View[]).map((view) => (
            <a
              key={view}
              href={address.hrefOf(writeState({ ...state, view }))}
              aria-current={view === state.view ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                change({ view }, true);
              }}
            >
              {views[view]}
            </a>
          ))}
        </nav>
      </header>
      {/* Kept while the other is shown: nothing that was pasted is lost. */}
      <main hidden={state.view !== 'check'} aria-label="Check a page">
        <PageCheck contracts={contracts} builds={builds} />
      </main>
      <main hidden={state.view !== 'build'} className="build" aria-label="Build">
        <Folded label={`Element: ${titleOf(state.tag)}`}>
          <ElementList
            contracts={contracts}
            current={state.tag}
            hrefOf={(tag) => address.hrefOf(writeState({ ...state, tag: tag, values: {} }))}
            onChoose={choose}
          />
        </Folded>
        <div className="build-stage">
          <header>
            <h2 ref={heading} tabIndex={-1}>
              {titleOf(state.tag)}
            </h2>
            <p>{contract.summary}</p>
          </header>
          <PreviewFrame
            src={previewUrl(state.runtime)}
            show={{ tag: state.tag, attributes, tokens: state.tokens, theme: state.theme }}
            theme={state.theme}
            width={state.width}
            onChange={change}
            onHeard={hear}
          />
          <EventLog
            entries={entries}
            isPaused={isPaused}
            onPause={setPaused}
            onClear={() => setEntries([])}
          />
        </div>
        <div className="build-side">
          <section aria-label="Attributes">
            <h2>Attributes</h2>
            <AttributeFields
              contract={contract}
              values={state.values}
              choicesFor={choicesFor}
              onChange={setAttribute}
            />
          </section>
          <section aria-label="Look">
            <h2>Look</h2>
            <TokenFields chosen={state.tokens} onChange={(tokens) => change({ tokens })} />
          </section>
        </div>
        <section className="build-code" aria-label="Copy">
          <h2>Copy</h2>
          <Snippets
            state={state}
            contract={contract}
            builds={builds}
            shopUrl={shopUrl}
            paymentUrl={paymentUrl}
            onChange={change}
          />
        </section>
      </main>
    </div>
  );
}

/**
 * An element that needs a product or a category begins with one of the shop's: there is something to see at once. Answers
 * which attribute holds it.
 */
function useExample(
  { tag, needs = [] }: Contract,
  values: Record<string, string>,
  choicesFor: ChoicesFor,
  take: (values: Record<string, string>) => void,
): RefObject<string> {
  const taken = useRef('');
  const onExample = useEffectEvent((name: string, found: readonly Choice[]) => {
    const examples = found.slice(0, name === 'skus' ? 4 : 1).map(({ value }) => value);
    if (!examples.length || needs.some((other) => values[other])) return;
    taken.current = name;
    take({ ...values, [name]: examples.join(' ') });
  });
  const [first] = needs;
  const isGiven = useEffectEvent(() => needs.some((name) => values[name]));
  useEffect(() => {
    taken.current = '';
    const choices = first && !isGiven() ? choicesFor(tag, first) : undefined;
    if (!choices || !first) return;
    const ending = new AbortController();
    choices.search('', ending.signal).then(
      (found) => !ending.signal.aborted && onExample(first, found),
      // Somebody will choose by hand.
      () => undefined,
    );
    return () => ending.abort();
  }, [tag, first, choicesFor]);
  return taken;
}

/** Open where there is room for it; on a phone a line that opens. */
function Folded({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 1000px)').matches);
  return (
    <details className="folded" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
