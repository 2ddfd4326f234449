// Texts round editors' pages and blocks, among those of content.
import { addWords } from '../known';

export const cms = {
  retry: 'Try again',
  blockFailed: 'This part of the page did not load.',
  cmsRefused: 'This page does not allow the text to be shown.',
  table: 'Table',
  embed: 'Content of another site',
} as const;

addWords({ content: cms });
