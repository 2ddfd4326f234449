import { afterEach, describe, expect, it, vi } from 'vitest';
import { anySignal } from '../../src/transport/http/any-signal';

const controllers = () => [new AbortController(), new AbortController()] as const;

afterEach(() => void vi.unstubAllGlobals());

describe.each(['with', 'without'])('%s AbortSignal.any', (having) => {
  const prepare = () => {
    if (having === 'without') vi.stubGlobal('AbortSignal', class {});
  };

  it('aborts with the first, for its reason', () => {
    prepare();
    const [one, other] = controllers();
    const signal = anySignal([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('other');
    one.abort('one');
    expect(signal.reason).toBe('other');
  });

  it('is aborted where one of them is', () => {
    prepare();
    const [one, other] = controllers();
    other.abort('before');
    expect(anySignal([one.signal, other.signal])).toMatchObject({ aborted: true, reason: 'before' });
  });
});
