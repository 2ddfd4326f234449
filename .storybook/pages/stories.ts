// Every element with the story that shows it as usual, by tag.
import type { Contract } from '../../elements/contract';
import type { Story } from '../element-story';

interface StoryFile {
  default: { title: string; parameters: { contract: Contract } };
  Usual?: Story;
}

const files = import.meta.glob<StoryFile>('../../elements/*/*.stories.ts', { eager: true });

export interface ElementEntry {
  contract: Contract;
  usual: Story | undefined;
  /** Storybook's page about it. */
  href: string;
}

export const elementEntries: ReadonlyMap<string, ElementEntry> = new Map(
  Object.values(files).map(({ default: { title, parameters }, Usual }) => {
    const id = title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    // One shop takes over a page: it has no docs.
    const path = Usual ? `/docs/${id}--docs` : `/story/${id}--home`;
    return [
      parameters.contract.tag,
      { contract: parameters.contract, usual: Usual, href: `./?path=${path}` },
    ];
  }),
);
