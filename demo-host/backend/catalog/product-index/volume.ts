// How much a bottle holds, from the label of its size.

const millilitres: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 };

/** "70 cl", "1.75 L" in millilitres; undefined for a label that is no quantity. */
export function volumeOf(label: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(ml|cl|l)$/i.exec(label.trim()) ?? [];
  const volume = Number(amount.replace(',', '.')) * (millilitres[unit.toLowerCase()] ?? 0);
  return volume > 0 ? volume : undefined;
}
