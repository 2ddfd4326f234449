// The files of an element that nobody has written yet: enough to be seen, tested and documented.
import { relative } from 'node:path/posix';
import type { GroupName } from '../../kit/groups.ts';

export interface NewElement {
  /** The tag without its prefix: gift-message. */
  name: string;
  group: GroupName;
  /** Of its component, below the root: src/content/gift-message. */
  folder: string;
}

export interface NewFile {
  path: string;
  /** What it is for, in a sentence. */
  says: string;
  text: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the element is called wherever it is written of. */
interface Names extends NewElement {
  Component: string;
  /** Of its words: giftMessage. */
  key: string;
  title: string;
  /** Folder of its contract. */
  tags: string;
}

function namesOf(element: NewElement): Names {
  const words = element.name.split('-');
  const Component = words.map(capital).join('');
  return {
    ...element,
    Component,
    key: Component.charAt(0).toLowerCase() + Component.slice(1),
    title: capital(words.join(' ')),
    tags: `elements/tags/${element.name}`,
  };
}

export function filesOf(element: NewElement): NewFile[] {
  const names = namesOf(element);
  return [contractFile(names), storiesFile(names), componentFile(names), wordsFile(names), testFile(names)];
}

function contractFile({ name, group, folder, Component, title, tags }: Names): NewFile {
  const toSource = relative(tags, folder);
  return {
    path: `${tags}/${name}.ts`,
    says: 'The contract: what a page may write and hear.',
    text: `// Contract of <airside-${name}>.
import { ${Component} } from '${toSource}/${Component}';
import { uiStyles } from '../../../src/ui/styles';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-${name}',
  group: '${group}',
  summary: '${title}.',
  root: 'shadow',
  component: ${Component},
  styles: uiStyles,
  reserve: '48px',
  attributes: {
    heading: { type: 'text', description: 'Heading instead of the usual one.' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: { '${name}': 'The whole element.' },
  customProperties: {},
} satisfies Contract;
`,
  };
}

function storiesFile({ name, group, title, tags }: Names): NewFile {
  return {
    path: `${tags}/${name}.stories.ts`,
    says: 'Its stories: the tag in the HTML of a host.',
    text: `// Stories of <airside-${name}>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, inArticle, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './${name}';

export default { title: '${group}/${title}', ...elementStories(contract) };

export const Usual: Story = {};
export const Headed: Story = { args: { heading: 'Another heading' } };
export const InAnArticle = inArticle();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
`,
  };
}

function componentFile({ name, folder, Component, key, title }: Names): NewFile {
  const toWords = relative(folder, 'src/words');
  return {
    path: `${folder}/${Component}.tsx`,
    says: 'The component, which knows nothing of elements.',
    text: `// ${title}.
import '${toWords}/catalogue/${name}';
import { useText } from '${toWords}/use-text';

export interface ${Component}Props {
  /** Instead of the usual one. */
  heading?: string;
}

export function ${Component}({ heading }: ${Component}Props) {
  const text = useText();
  return (
    <section part="${name}">
      <h2>{heading || text('${key}.heading')}</h2>
    </section>
  );
}
`,
  };
}

function wordsFile({ name, key, title }: Names): NewFile {
  return {
    path: `src/words/catalogue/${name}.ts`,
    says: 'Its words, in US English.',
    text: `// Texts of <airside-${name}>.
import { addWords } from '../known';

export const ${key} = {
  heading: '${title}',
} as const;

declare module '../messages' {
  interface Messages {
    ${key}: typeof ${key};
  }
}

addWords({ ${key} });
`,
  };
}

function testFile({ name, folder, Component, title }: Names): NewFile {
  // tests/content for src/content/gift-message, tests/cart for src/cart.
  const tests = folder.replace(/^src/, 'tests').replace(new RegExp(`/${name}$`), '');
  return {
    path: `${tests}/${name}.test.tsx`,
    says: 'Its test.',
    text: `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ${Component} } from '${relative(tests, folder)}/${Component}';

it('<airside-${name}> has a heading', () =>
  expect(renderToStaticMarkup(<${Component} />)).toContain('<h2>${title}</h2>'));

it('<airside-${name}> takes the heading that a page gives it', () =>
  expect(renderToStaticMarkup(<${Component} heading="Ours" />)).toContain('<h2>Ours</h2>'));
`,
  };
}
