// Why a form was refused, above its fields; comes into sight where the button that was pressed is far below.
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../ui/alert/Alert';

export function FormError({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className="access-error">
      <Alert tone="error">{children}</Alert>
    </div>
  );
}
