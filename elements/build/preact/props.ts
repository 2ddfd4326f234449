// What React's properties of an element are called by the browser: listeners, drawing attributes, lengths, a text alone in it.
const names: Record<string, string> = {
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
  // As a property it is yes or no, and every text is a yes; by another spelling it is an attribute.
  translate: 'Translate',
};
const drawing = /^(?:stroke|fill|clip|stop|color|text|font|vector|marker)(?=[A-Z])/;
/** Numbers that are no lengths. */
const unitless =
  /^--|opacity|weight|order$|index|lineheight|flex|grid|count|ratio|scale|zoom|clamp|orphans|widows|tabsize/i;

type Props = Record<string, unknown>;

export function asTheBrowserHas<P extends object>(tag: string, given: P): P {
  const props = { ...given } as Props;
  const own: Props = {};
  for (const name of Object.keys(props)) {
    const value = props[name];
    own[browserName(tag, props, name)] = name === 'style' ? withUnits(value) : value;
  }
  return own as P;
}

function browserName(tag: string, props: Props, name: string): string {
  if (name === 'onChange') return changes(tag, props['type'] as string);
  if (drawing.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // Set as a whole, as React does: a translator has put something of its own where Preact had its text.
  if (name === 'children' && /^(string|number)$/.test(typeof props[name])) return 'textContent';
  return names[name] ?? name;
}

/**
 * React tells each letter as a change, the browser only that one has left the field. A tick is told with its press: were
 * something around it drawn anew by that press, the browser would find it as it was before, and tell of no change.
 */
function changes(tag: string, type = ''): string {
  if (tag === 'input' && /^(checkbox|radio)$/.test(type)) return 'onClick';
  return tag === 'textarea' || (tag === 'input' && type !== 'file') ? 'onInput' : 'onChange';
}

function withUnits(style: unknown): unknown {
  if (typeof style !== 'object' || !style) return style;
  return Object.fromEntries(
    Object.entries(style).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' && value && !unitless.test(name) ? `${value}px` : value,
    ]),
  );
}
