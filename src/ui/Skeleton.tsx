// The shape of what is still on its way.
interface SkeletonProps {
  /** Lines of text; the last one is shorter. */
  lines?: number;
  /** A block of this width divided by height instead of lines. */
  ratio?: number;
}

export function Skeleton({ lines = 1, ratio }: SkeletonProps) {
  if (ratio !== undefined)
    return (
      <span
        className="skeleton skeleton-block"
        aria-hidden="true"
        style={{ '--_ratio': ratio } as React.CSSProperties}
      />
    );
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton skeleton-line" />
      ))}
    </span>
  );
}
