// Everything to copy: the loader for the site's owner, the tag for authors, policy, origin and theme.
import { useId, useState, type ReactNode } from 'react';
import {
  extendPolicy,
  needsOf,
  policyLines,
  someTagPays,
  type CardOrigins,
  type Need,
  type Origins,
} from '../../../elements/build/policy/needs';
import type { KnownBuild } from './check/page';
import { typedAddress } from './check/web-address';
import type { Contract } from '../../../elements/kit/contract';
import { loaderHtml, type LoaderConfig } from './snippet/loader-html';
import { roomLine } from '../../../elements/build/rooms';
import { tagHtml } from '../../../elements/build/tag-html';
import { themeCss } from './snippet/theme-css';
import { CodeBlock } from './CodeBlock';
import { baseOf } from './facts';
import { attributesOf, type BuilderState } from './state';

export interface SnippetsProps {
  state: BuilderState;
  contract: Contract;
  builds: readonly KnownBuild[];
  shopUrl: string;
  paymentUrl: string;
  cards: CardOrigins;
  onChange: (change: Partial<Pick<BuilderState, 'runtime' | 'isPinned'>>) => void;
}

export function Snippets(props: SnippetsProps): ReactNode {
  const { state, contract, shopUrl, paymentUrl, cards } = props;
  const { tag } = state;
  const origin = new URL(shopUrl).origin;
  // Where the page has to name them.
  const fields = paymentUrl === '' ? [] : [new URL(paymentUrl).origin];
  const origins: Origins = {
    loader: [origin],
    backend: [origin],
    content: [origin],
    payment: { frames: [...fields, ...cards.frames], requests: [...fields, ...cards.requests] },
  };
  const css = themeCss(state.tokens);
  const room = roomLine([contract]);
  return (
    <div className="snippets">
      <LoaderSnippet
        {...props}
        config={someTagPays([tag]) && paymentUrl ? { 'payment-url': paymentUrl } : {}}
      />
      <Snippet title="For authors">
        <p>Where it should show, as often as you like. No script, no style.</p>
        <CodeBlock name="tag" code={tagHtml(contract, attributesOf(contract, state.values))} />
      </Snippet>
      {room && (
        <Snippet title="Room">
          <p>
            Into the head, too: what stands below stays where it is while the element comes. A site whose
            policy allows no styles in a page takes it into its style sheet, without the tags.
          </p>
          <CodeBlock name="room" code={room} />
        </Snippet>
      )}
      {css && (
        <Snippet title="Theme">
          <p>Into a style sheet of the site; every element on the page follows it.</p>
          <CodeBlock name="theme" code={css} />
        </Snippet>
      )}
      <PolicySnippet needs={needsOf(origins, [tag])} />
      <OriginSnippet shopOrigin={origin} />
    </div>
  );
}

/** One of the things to copy, under its heading. */
function Snippet({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

type LoaderSnippetProps = Pick<SnippetsProps, 'state' | 'builds' | 'shopUrl' | 'onChange'> & {
  config: LoaderConfig;
};

function LoaderSnippet({ state, builds, shopUrl, config, onChange }: LoaderSnippetProps): ReactNode {
  const { runtime, isPinned } = state;
  const [isManaged, setManaged] = useState(false);
  const build = builds.find((candidate) => candidate.runtime === runtime);
  const loader = loaderHtml({
    isManaged,
    base: baseOf(shopUrl, runtime),
    ...(isPinned && build && { release: build.release }),
    config,
  });
  return (
    <Snippet title="For the site’s owner, once">
      <p>
        {isManaged
          ? 'As custom HTML, on all pages. Settings stand in the address: tag managers drop data-* of a script.'
          : 'Into the head of the page template. Authors never need it, and editors may strip it from their texts.'}
      </p>
      <fieldset className="pills">
        <legend className="unseen">Place</legend>
        <Pill name="place" label="Page template" isChosen={!isManaged} onChoose={() => setManaged(false)} />
        <Pill name="place" label="Tag manager" isChosen={isManaged} onChoose={() => setManaged(true)} />
      </fieldset>
      <fieldset className="pills">
        <legend className="unseen">Release</legend>
        <Pill
          name="release"
          label="Follow releases"
          isChosen={!isPinned}
          onChoose={() => onChange({ isPinned: false })}
        />
        <Pill
          name="release"
          label="One release, checked by hash"
          isChosen={isPinned}
          isDisabled={!build}
          onChoose={() => onChange({ isPinned: true })}
        />
      </fieldset>
      <fieldset className="pills">
        <legend className="unseen">Build</legend>
        <Pill
          name="runtime"
          label="React build"
          isChosen={runtime === 'react'}
          onChoose={() => onChange({ runtime: 'react' })}
        />
        <Pill
          name="runtime"
          label="Small build (Preact)"
          isChosen={runtime === 'preact'}
          isDisabled={!builds.some((candidate) => candidate.runtime === 'preact')}
          onChoose={() => onChange({ runtime: 'preact' })}
        />
      </fieldset>
      {!build && (
        <p className="field-hint">
          The small build and hashes are there once the shop is built; this one is served from its sources.
        </p>
      )}
      <CodeBlock name="loader line" code={loader} />
    </Snippet>
  );
}

function PolicySnippet({ needs }: { needs: readonly Need[] }): ReactNode {
  const id = useId();
  const [policy, setPolicy] = useState('');
  return (
    <Snippet title="Content-Security-Policy">
      <p>Only if the site sends one. Paste it, and get it back with what is missing.</p>
      <label htmlFor={id}>The site’s policy</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        placeholder="default-src 'self'; script-src …"
        value={policy}
        onChange={(event) => setPolicy(event.target.value)}
      />
      <CodeBlock name="policy" code={policy.trim() ? extendPolicy(policy, needs) : policyLines(needs)} />
      {/'strict-dynamic'/i.test(policy) && (
        <p className="callout">
          With 'strict-dynamic' no address counts for scripts: the loader line needs the nonce of the page.
        </p>
      )}
    </Snippet>
  );
}

/** To be allowed by the backend, and to ask whether one is. */
function OriginSnippet({ shopOrigin }: { shopOrigin: string }): ReactNode {
  const id = useId();
  const [site, setSite] = useState('');
  const origin = typedAddress(site)?.origin ?? 'null';
  const siteOrigin = origin === 'null' ? 'https://your-site.example' : origin;
  return (
    <Snippet title="For the owner of the backend">
      <p>The backend answers other sites only if they are on its list (CORS).</p>
      <label htmlFor={id}>Address of the site</label>
      <input
        id={id}
        type="url"
        placeholder="https://your-site.example"
        value={site}
        onChange={(event) => setSite(event.target.value)}
      />
      <CodeBlock name="origin for the backend" code={`AIRSIDE_ORIGINS=${siteOrigin}`} />
      <p>To ask whether it is:</p>
      <CodeBlock
        name="check of the origin"
        code={`npm run doctor -- ${shopOrigin}/graphql --origin ${siteOrigin}`}
      />
    </Snippet>
  );
}

interface PillProps {
  name: string;
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

function Pill({ name, label, isChosen, isDisabled = false, onChoose }: PillProps): ReactNode {
  return (
    <label className="pill">
      <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
