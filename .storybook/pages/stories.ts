// Every element with the story that shows it as usual, by tag.
import type { Contract } from '../../elements/kit/contract';
import type { Story } from '../element-story';

interface StoryFile {
  default: { title: string; parameters: { contract: () => Contract } };
  Usual?: Story;
}

const files = import.meta.glob<StoryFile>('../../elements/tags/*/*.stories.ts', { eager: true });

export interface ElementEntry {
  contract: Contract;
  title: string;
  usual: Story | undefined;
  /** Storybook's page about it. */
  href: string;
}

export const elementEntries: ReadonlyMap<string, ElementEntry> = new Map(
  Object.values(files).map(({ default: { title, parameters }, Usual }) => {
    const contract = parameters.contract();
    const id = title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    // One shop takes over a page: it has no docs.
    const path = Usual ? `/docs/${id}--docs` : `/story/${id}--home`;
    return [contract.tag, { contract, title, usual: Usual, href: `./?path=${path}` }];
  }),
);
