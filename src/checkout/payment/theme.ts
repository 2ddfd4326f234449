// The shop's look as values that can be sent into another origin's frame.
import type { FieldTheme } from './provider';

/** Resolves the tokens as they are at `place`: custom properties and colour mixes mean nothing elsewhere. */
export function readTheme(place: HTMLElement): FieldTheme {
  const probe = document.createElement('span');
  place.append(probe);
  const style = getComputedStyle(probe);
  const color = (token: string) => {
    // In a page's own tree all rules of ours are important. Of a transition, if a short one, the first value would be read.
    probe.style.cssText = `transition:none!important;color:var(${token})!important`;
    return inRgb(style.color);
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

/** Frames keep the colours that they were given: so does what is around them in the box, should the page change its theme meanwhile. */
export function keepGround(box: Element | null): void {
  if (!(box instanceof HTMLElement)) return;
  for (const token of ['--_field-ground', '--_quiet']) {
    // What was kept for fields before these.
    box.style.removeProperty(token);
    box.style.setProperty(token, getComputedStyle(box).getPropertyValue(token));
  }
}

/** A mix comes as color(srgb 0.5 …), which card fields of others need not take. */
function inRgb(color: string): string {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  return parts
    ? `rgb(${parts
        .slice(1)
        .map((part) => Math.round(Number(part) * 255))
        .join(', ')})`
    : color;
}
