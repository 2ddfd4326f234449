// Room for the filters of a listing until they are there: nothing moves when they come.

export function FilterPlace({ hasFilters }: { hasFilters: boolean }) {
  return (
    <>
      {hasFilters && <div className="listing-chips" />}
      <div className="listing-filters" />
    </>
  );
}
