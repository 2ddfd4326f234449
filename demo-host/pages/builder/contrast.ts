// How well one colour is read on another: WCAG 2's contrast ratio.

/** 1 to 21; undefined for what is not #rgb or #rrggbb. */
export function contrast(a: string, b: string): number | undefined {
  const [first, second] = [luminance(a), luminance(b)];
  if (first === undefined || second === undefined) return undefined;
  const [light, dark] = first > second ? [first, second] : [second, first];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color.trim());
  const digits = short ? short.slice(1).map((digit) => digit + digit) : pairs(color);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function pairs(color: string): string[] | undefined {
  return /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color.trim())?.slice(1);
}
