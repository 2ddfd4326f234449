// Everything to copy: the loader for the site's owner, the tag for authors, policy, origin and theme.
import { useId, useState, type ReactNode } from 'react';
import { extendPolicy, needsOf, policyLines, type Origins } from '../../../elements/build/policy/needs';
import type { KnownBuild } from './check/page';
import type { Contract } from '../../../elements/kit/contract';
import { loaderHtml } from './snippet/loader-html';
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
  onChange: (change: Partial<Pick<BuilderState, 'runtime' | 'isPinned'>>) => void;
}

export function Snippets({
  state,
  contract,
  builds,
  shopUrl,
  paymentUrl,
  onChange,
}: SnippetsProps): ReactNode {
  const id = useId();
  const [policy, setPolicy] = useState('');
  const [site, setSite] = useState('');
  const { runtime, isPinned, tag } = state;
  const build = builds.find((candidate) => candidate.runtime === runtime);
  const pays = ['airside-checkout', 'airside-shop'].includes(tag);
  const config = pays && paymentUrl ? { 'payment-url': paymentUrl } : {};
  const loader = loaderHtml({
    base: baseOf(shopUrl, runtime),
    ...(isPinned && build && { release: build.release }),
    config,
  });
  const origin = new URL(shopUrl).origin;
  const origins: Origins = {
    loader: [origin],
    backend: [origin],
    content: [origin],
    payment: pays && paymentUrl ? [new URL(paymentUrl).origin] : [],
  };
  const needs = needsOf(origins, [tag]);
  const css = themeCss(state.tokens);
  const siteOrigin = URL.canParse(site) ? new URL(site).origin : 'https://your-site.example';

  return (
    <div className="snippets">
      <section aria-labelledby={`${id}-loader`}>
        <h3 id={`${id}-loader`}>For the site’s owner, once</h3>
        <p>
          Into the head of the page template. Authors never need it, and editors may strip it from their
          texts.
        </p>
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
            onChoose={() => onChange({ runtime: 'preact' })}
          />
        </fieldset>
        {!build && (
          <p className="field-hint">
            Hashes are there once the shop is built; this one is served from its sources.
          </p>
        )}
        <CodeBlock name="loader line" code={loader} />
      </section>

      <section aria-labelledby={`${id}-tag`}>
        <h3 id={`${id}-tag`}>For authors</h3>
        <p>Where it should show, as often as you like. No script, no style.</p>
        <CodeBlock name="tag" code={tagHtml(contract, attributesOf(contract, state.values))} />
      </section>

      {css && (
        <section aria-labelledby={`${id}-theme`}>
          <h3 id={`${id}-theme`}>Theme</h3>
          <p>Into a style sheet of the site; every element on the page follows it.</p>
          <CodeBlock name="theme" code={css} />
        </section>
      )}

      <section aria-labelledby={`${id}-policy`}>
        <h3 id={`${id}-policy`}>Content-Security-Policy</h3>
        <p>Only if the site sends one. Paste it, and get it back with what is missing.</p>
        <label htmlFor={`${id}-own`}>The site’s policy</label>
        <textarea
          id={`${id}-own`}
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
      </section>

      <section aria-labelledby={`${id}-cors`}>
        <h3 id={`${id}-cors`}>For the owner of the backend</h3>
        <p>The backend answers other sites only if they are on its list (CORS).</p>
        <label htmlFor={`${id}-site`}>Address of the site</label>
        <input
          id={`${id}-site`}
          type="url"
          placeholder="https://your-site.example"
          value={site}
          onChange={(event) => setSite(event.target.value)}
        />
        <CodeBlock name="origin for the backend" code={`AIRSIDE_ORIGINS=${siteOrigin}`} />
        <p>To ask whether it is:</p>
        <CodeBlock
          name="check of the origin"
          code={`npm run doctor -- ${origin}/graphql --origin ${siteOrigin}`}
        />
      </section>
    </div>
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
