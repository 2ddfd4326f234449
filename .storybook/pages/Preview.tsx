// An element as it is, small: drawn once it comes into view, and not to be pressed.
import { useEffect, useRef, useState } from 'react';
import { htmlOf, placedHtml } from '../element-story';
import { prepareShop } from '../prepare-shop';
import type { ElementEntry } from './stories';

export function Preview({ contract, usual }: ElementEntry) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  // A line or a button.
  const isSmall = Number.parseInt(contract.reserve ?? '', 10) < 60;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen) return;
    const { args = {}, parameters: { element = {} } = {} } = usual ?? {};
    void prepareShop(element.shop ?? 'usual').then(() => {
      if (box.current) box.current.innerHTML = placedHtml(htmlOf(contract, args, element), element.shop);
    });
  }, [contract, isSeen, usual]);

  return (
    <div className={isSmall ? 'page-preview page-preview-small' : 'page-preview'} inert>
      <div ref={box} />
    </div>
  );
}
