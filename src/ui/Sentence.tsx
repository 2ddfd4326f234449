// A sentence about an amount, a number or a code, which no translator of a browser touches.
export function Sentence({ children, keep }: { children: string; keep: string }) {
  const [before, ...after] = children.split(keep);
  return (
    <span>
      <span>{before}</span>
      {after.length > 0 && <span translate="no">{keep}</span>}
      <span>{after.join(keep)}</span>
    </span>
  );
}
