// The embed builder: choose an element, set it up, see it on a stranger's page, copy what to paste; or check a page that has it.
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { KnownBuild } from './check/page';
import type { Contract } from '../../../elements/kit/contract';
import { AttributeFields } from './fields/AttributeFields';
import { loadDisplayFace } from './display-face';
import { ElementList, titleOf } from './ElementList';
import { EventLog, type LogEntry } from './EventLog';
import type { Facts } from './facts';
import { PageCheck } from './PageCheck';
import { PreviewFrame } from './PreviewFrame';
import type { Heard } from './preview-messages';
import { createChoices, type ChoicesFor } from './shop-data';
import { Snippets } from './Snippets';
import { attributesOf, readState, views, writeState, type BuilderState, type View } from './state';
import { TokenFields } from './fields/TokenFields';
import { useExample } from './use-example';

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
  const { contracts, endpoint, shopUrl, paymentUrl, cards, previewUrl } = facts;
  const [builds, setBuilds] = useState<readonly KnownBuild[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const choicesFor = useMemo(() => createChoices(endpoint), [endpoint]);

  // Without it, headings are in the next best face.
  useEffect(() => void loadDisplayFace().catch(() => undefined), []);
  useEffect(() => {
    void facts.builds().then(setBuilds);
  }, [facts]);
  const { state, latest, change } = useBuilderState(address, contracts);
  const log = useEventLog();
  const contract = contracts.find(({ tag }) => tag === state.tag)!;
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
    log.clear();
    heading.current?.focus();
  };
  return (
    <div className="builder">
      <header className="builder-head">
        <h1>Embed builder</h1>
        <ViewLinks
          current={state.view}
          hrefOf={(view) => address.hrefOf(writeState({ ...state, view }))}
          onChoose={(view) => change({ view }, true)}
        />
      </header>
      {/* Kept while the other is shown: nothing that was pasted is lost. */}
      <main hidden={state.view !== 'check'} aria-label="Check a page">
        <PageCheck {...{ contracts, builds, endpoint, cards, choicesFor }} />
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
        <BuildStage
          state={state}
          contract={contract}
          src={previewUrl(state.runtime)}
          heading={heading}
          log={log}
          onChange={change}
        />
        <BuildSide
          state={state}
          contract={contract}
          choicesFor={choicesFor}
          onAttribute={setAttribute}
          onTokens={(tokens) => change({ tokens })}
        />
        <section className="build-code" aria-label="Copy">
          <h2>Copy</h2>
          <Snippets
            state={state}
            contract={contract}
            builds={builds}
            shopUrl={shopUrl}
            paymentUrl={paymentUrl}
            cards={cards}
            onChange={change}
          />
        </section>
      </main>
    </div>
  );
}

/** Kept in the address; `latest` is what a change goes on from, also before it is drawn. */
function useBuilderState(address: Address, contracts: readonly Contract[]) {
  const [state, setState] = useState(() => readState(new URLSearchParams(address.read()), contracts));
  const latest = useRef(state);
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
  return { state, latest, change };
}

/** The newest first. */
function useEventLog() {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [isPaused, setPaused] = useState(false);
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
  return { entries, isPaused, setPaused, hear, clear: () => setEntries([]) };
}

interface BuildStageProps {
  state: BuilderState;
  contract: Contract;
  /** Of the page that shows the element. */
  src: string;
  heading: RefObject<HTMLHeadingElement | null>;
  log: ReturnType<typeof useEventLog>;
  onChange: (change: Partial<BuilderState>) => void;
}

/** The chosen element on a stranger's page, and what it told. */
function BuildStage({ state, contract, src, heading, log, onChange }: BuildStageProps): ReactNode {
  const { tag, tokens, theme, width } = state;
  return (
    <div className="build-stage">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {titleOf(tag)}
        </h2>
        <p>{contract.summary}</p>
      </header>
      <PreviewFrame
        src={src}
        show={{ tag, attributes: writtenAttributes(contract, state.values), tokens, theme }}
        theme={theme}
        width={width}
        onChange={onChange}
        onHeard={log.hear}
      />
      <EventLog entries={log.entries} isPaused={log.isPaused} onPause={log.setPaused} onClear={log.clear} />
    </div>
  );
}

interface BuildSideProps {
  state: BuilderState;
  contract: Contract;
  choicesFor: ChoicesFor;
  onAttribute: (name: string, value: string) => void;
  onTokens: (tokens: BuilderState['tokens']) => void;
}

/** What the element is told, and how it looks. */
function BuildSide({ state, contract, choicesFor, onAttribute, onTokens }: BuildSideProps): ReactNode {
  return (
    <div className="build-side">
      <section aria-label="Attributes">
        <h2>Attributes</h2>
        <AttributeFields
          contract={contract}
          values={state.values}
          choicesFor={choicesFor}
          onChange={onAttribute}
        />
      </section>
      <section aria-label="Look">
        <h2>Look</h2>
        <TokenFields chosen={state.tokens} onChange={onTokens} />
      </section>
    </div>
  );
}

/** As they are written in markup; what says nothing is left out. */
function writtenAttributes(contract: Contract, values: BuilderState['values']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributesOf(contract, values)).flatMap(([name, value]) => {
      if (value === '' || value === false) return [];
      return [[name, value === true ? '' : String(value)]];
    }),
  );
}

interface ViewLinksProps {
  current: View;
  hrefOf: (view: View) => string;
  onChoose: (view: View) => void;
}

function ViewLinks({ current, hrefOf, onChoose }: ViewLinksProps): ReactNode {
  return (
    <nav aria-label="Builder">
      {(Object.keys(views) as View[]).map((view) => (
        <a
          key={view}
          href={hrefOf(view)}
          aria-current={view === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(view);
          }}
        >
          {views[view]}
        </a>
      ))}
    </nav>
  );
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
