// Closes what is open in the header when the page below is another one.
import { useEffect, useRef } from 'react';

/** `page` says what the page is; the first one closes nothing. */
export function useClosedByPage(page: string, onClose: () => void): void {
  const opened = useRef(page);
  useEffect(() => {
    if (opened.current !== page) onClose();
  }, [page, onClose]);
}
