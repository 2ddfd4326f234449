import { afterEach, describe, expect, it, vi } from 'vitest';
import { latePart } from '../../src/late/late-part';
import { RootContext } from '../../src/root-context';
import { useStyles } from '../../src/ui/use-styles';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

const sheets = ['p { color: red }'];
function Words({ words }: { words: string }) {
  useStyles(sheets);
  return <p>{words}</p>;
}

let react: Root | undefined;
afterEach(() => {
  react?.unmount();
  document.body.replaceChildren();
});

function draw(node: React.ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  const elementRoot = { adoptStyles: vi.fn(), reportError: vi.fn(), events: {} };
  react = createRoot(box);
  flushSync(() => react?.render(<RootContext value={elementRoot}>{node}</RootContext>));
  return { box, ...elementRoot };
}

describe('latePart', () => {
  it('fetches once, when it is drawn, and draws with the latest props', async () => {
    const load = vi.fn(async () => ({ default: Words }));
    const Part = latePart(load);
    expect(load).not.toHaveBeenCalled();
    const { box, adoptStyles } = draw(
      <>
        <Part words="one" />
        <Part words="two" />
      </>,
    );
    expect(box.textContent).toBe('');
    await expect.poll(() => box.textContent).toBe('onetwo');
    expect(load).toHaveBeenCalledOnce();
    expect(adoptStyles).toHaveBeenCalledWith(sheets);
  });

  it('is there at once after an intent', async () => {
    const Part = latePart(async () => ({ default: Words }));
    Part.intent.onPointerEnter();
    await Part.preload();
    expect(draw(<Part words="now" />).box.textContent).toBe('now');
  });

  it('comes with the network, and complains of none', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Words }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Words });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Part = latePart(load);
    const { box, reportError } = draw(<Part words="late" />);
    await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
    await expect.poll(() => box.textContent).toBe('late');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('reports that it did not come, and comes when it is asked for again', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Words }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Words });
    const Part = latePart(load, 'wait');
    const { box, reportError } = draw(<Part words="late" />);
    await expect.poll(() => reportError.mock.calls).toEqual([[new Error('offline')]]);
    expect(box.textContent).toBe('wait');
    await Part.preload();
    await expect.poll(() => box.textContent).toBe('late');
  });
});
