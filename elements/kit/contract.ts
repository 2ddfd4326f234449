// What an element promises to a host page. Registration, manifest, typings, Storybook controls,
// docs/elements.md and the baseline tests are all made from this object (decision 004).
import type { ComponentType } from 'react';
import type { GroupName } from './groups';

export type AttributeType = 'text' | 'number' | 'boolean';

export interface Attribute {
  type: AttributeType;
  /** Used when the attribute is absent or malformed. */
  default?: string | number | boolean;
  /** One sentence. */
  description: string;
  /** Allowed words, for text attributes. */
  options?: readonly string[];
  /** The component's prop, where the attribute must not have its name: HTML means something else by "title". */
  prop?: string;
}

export interface ElementEvent {
  description: string;
  /** A type of event-details.ts; 'undefined' where the name says it all. */
  detail: string;
}

/** The component hands it over by useImperativeHandle(expose, …). */
export interface Method {
  description: string;
  /** Keyed by name, in order. */
  parameters?: Record<string, { description: string; type: string }>;
  /** TypeScript, with types of event-details.ts; what the promise resolves to. */
  returns: string;
}

/** scoped-sheets.ts, which elements with a shadow root do without. */
export interface Scope {
  prepare(element: Element, styles: readonly (readonly string[])[]): void;
  adoptStyles(element: Element, styles: readonly string[]): void;
}

export interface Contract {
  /** Tag name, with the airside- prefix. */
  tag: `airside-${string}`;
  /** The heading under which people look for it. */
  group: GroupName;
  /** One sentence: what the element shows. */
  summary: string;
  /** shadow: host CSS cannot reach it. light: people type here, or it hosts such elements (decision 005). */
  root: 'shadow' | 'light';
  /** In light DOM: what holds the element's styles to it, and the page's off it. */
  scope?: Scope;
  /** Gets attributes as camelCase props, and one on<Verb> callback per event. null: the element is written by hand. */
  component: ComponentType<never> | null;
  /** Is drawn before there is a Storefront, whose code comes when the component asks for it (`useStorefrontLater`). */
  isEarly?: true;
  /** Sheets for the element's root, in order, as text (`?inline`). */
  styles: readonly string[];
  /**
   * CSS block size kept free until the element can draw itself, so that the page does not jump; no more than it usually takes.
   * Written out: the loader's table is made of it (build/loader-room.ts).
   */
  reserve?: string;
  /** Stands in a line of text or of icons. */
  inline?: true;
  /** Keeps a distance from what stands above and below it, as a paragraph does. Its styles take that from `inTextStyles`. */
  spaced?: true;
  /**
   * Height with the usual content by the element's own width, as build/rooms.ts reads it and tests/bench/rooms.ts measures it.
   * Keyed by what follows the tag in a selector; '' is the tag alone.
   */
  room?: Record<string, string>;
  /** Keyed by kebab-case attribute name. */
  attributes: Record<string, Attribute>;
  /** Attributes of which one must be set, or there is nothing to show. */
  needs?: readonly string[];
  /** HTML as an author writes it, of what the demo's shop has, for the documents. Absent: the tag alone. */
  example?: string;
  /** Values that only a script can set, by property name. */
  properties?: Record<string, { description: string; type: string }>;
  /** Props that only our own components pass; no page can set them. */
  internalProps?: readonly string[];
  /** Keyed by full event name, e.g. airside-item-added; the component's prop is onItemAdded(detail). */
  events: Record<string, ElementEvent>;
  /** Keyed by name. A call returns a promise, and waits for the component where that is still on its way. */
  methods?: Record<string, Method>;
  /** Keyed by slot name; '' is the default slot. */
  slots: Record<string, string>;
  /** Keyed by part name. */
  parts: Record<string, string>;
  /** Keyed by custom property. */
  customProperties: Record<string, string>;
}

/** Every element of a component dispatches this when the component fails. */
export const errorEvent = {
  'airside-error': {
    description: 'The element failed and shows an error view in its place.',
    detail: 'ElementFailed',
  },
};
