// How a component reaches the texts of its locale.
import { createContext, useContext } from 'react';
import { createText, type Text } from './text';

/** Texts of the surrounding element; en_US where nothing is provided. */
export const TextContext = createContext<Text>(createText('en_US'));

export function useText(): Text {
  return useContext(TextContext);
}
