// What stands where a page is about to be (SPEC 8).
import { useText } from '../locale/use-text';

export function PageLoading() {
  const text = useText();
  return (
    <p className="page-loading" part="page-loading" role="status">
      {text('navigation.loading')}
    </p>
  );
}
