// Text to copy, with a button that says when it has.
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface CodeBlockProps {
  /** Completes "Copy the …". */
  name: string;
  code: string;
}

/** ms that "Copied" stands on the button. */
const rest = 2500;

export function CodeBlock({ name, code }: CodeBlockProps): ReactNode {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = useRef<HTMLPreElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(code);
      setSaid('Copied');
    } catch {
      // Without the right to write the clipboard, the text is marked for the visitor to copy.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setSaid('Marked: press Ctrl+C');
    }
    timer.current = setTimeout(() => setSaid(''), rest);
  };

  return (
    <div className="code">
      <pre ref={text} tabIndex={0} role="region" aria-label={`Text of the ${name}`}>
        <code>{code}</code>
      </pre>
      <button type="button" aria-label={`Copy the ${name}`} onClick={() => void copy()}>
        {said || 'Copy'}
      </button>
      <span className="unseen" role="status">
        {said && `${said}: the ${name}`}
      </span>
    </div>
  );
}
