// The shop's look as values that can be sent into another origin's frame.
import type { FieldTheme } from './provider';

/** Resolves the tokens as they are at `place`: custom properties and colour mixes mean nothing elsewhere. */
export function readTheme(place: HTMLElement): FieldTheme {
  const probe = document.createElement('span');
  place.append(probe);
  const style = getComputedStyle(probe);
  const color = (token: string) => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  const theme: FieldTheme = {
    color: color('--_ink'),
    placeholderColor: color('--_quiet'),
    invalidColor: color('--_offer'),
    fontFamily: style.fontFamily,
    // Below 16 px iOS zooms the page into the field.
    fontSize: `${Math.max(16, Number.parseFloat(style.fontSize) || 16)}px`,
  };
  probe.remove();
  return theme;
}
