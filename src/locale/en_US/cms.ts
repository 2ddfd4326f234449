// Texts round editors' pages and blocks, among those of content.
import { addMessages } from './index';

export const cms = {
  retry: 'Try again',
  blockFailed: 'This part of the page did not load.',
  cmsRefused: 'This page does not allow the text to be shown.',
  table: 'Table',
  embed: 'Content of another site',
} as const;

addMessages({ content: cms });
