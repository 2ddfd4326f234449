// Why a step was refused, above its fields; comes into sight where the button that was pressed is far below.
import { useEffect, useRef } from 'react';
import { useText } from '../words/use-text';
import { Alert } from '../ui/alert/Alert';
import { stepMessage } from './step-message';

export function StepError({ error }: { error: Error | undefined }) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    error && (
      <div ref={ref}>
        <Alert tone="error">{stepMessage(error, text)}</Alert>
      </div>
    )
  );
}
