// Inline styles of a card frame and of what holds it: whatever the host page's style sheets say, it fills its box.

/** Through CSSOM, which strict pages allow; over `all: initial`, so that nothing else applies. */
export function fixStyle(element: HTMLElement, rules: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries({ all: 'initial', ...rules }))
    element.style.setProperty(name, value, 'important');
}

export const boxStyle = { display: 'block', width: '100%', height: '100%' };
export const frameStyle = { ...boxStyle, border: '0', 'color-scheme': 'light' };
