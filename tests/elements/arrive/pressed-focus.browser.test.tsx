// Safari, and Firefox on a Mac, give a pressed button no focus; elements of ours do, and leave a page's own buttons alone.
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { define } from '../../../elements/kit/define';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { focused } from '../../../src/ui/use-lost-focus';
import { contract, put, quietPage, until } from '../support';

quietPage();

/** As those engines do it. */
function forbidFocus(button: HTMLElement): void {
  button.addEventListener('mousedown', (event) => event.preventDefault());
}

function Pressed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>
        <b>Open</b>
      </button>
      <slot />
      <Dialog open={isOpen} onClose={() => setOpen(false)} label="Window">
        <p>Words</p>
      </Dialog>
    </>
  );
}

async function show(root: 'shadow' | 'light', inside = '') {
  const made = contract({ component: Pressed as never, root });
  define(made);
  put(`<${made.tag}>${inside}</${made.tag}>`);
  const host = document.querySelector(made.tag)!;
  const find = <E extends HTMLElement>(selector: string) =>
    (host.shadowRoot ?? host).querySelector<E>(selector);
  await until(() => expect(find('b')).not.toBeNull());
  return { host, find };
}

describe.each(['shadow', 'light'] as const)('in a %s root', (root) => {
  it('a pressed button has the focus, and has it back when its window is closed', async () => {
    const { find } = await show(root);
    forbidFocus(find('button')!);
    await userEvent.click(find('b')!);
    await until(() => expect(find<HTMLDialogElement>('dialog')!.open).toBe(true));
    await until(() => expect(focused()?.closest('dialog')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await until(() => expect(focused()).toBe(find('b')!.parentElement));
  });

  it('no ring is drawn round what a press has given the focus to', async () => {
    const { find } = await show(root);
    await userEvent.click(find('b')!);
    await until(() => expect(focused()?.closest('dialog')).toBeTruthy());
    expect(focused()!.matches(':focus-visible')).toBe(false);
    await userEvent.click(focused()!);
    await until(() => expect(find<HTMLDialogElement>('dialog')!.open).toBe(false));
    await until(() => expect(focused()).toBe(find('b')!.parentElement));
    expect(focused()!.matches(':focus-visible')).toBe(false);
  });
});

it('a button that the page has put inside stays as its engine has it', async () => {
  const { host } = await show('shadow', '<button id="own">Own</button>');
  const own = host.querySelector<HTMLElement>('#own')!;
  forbidFocus(own);
  await userEvent.click(own);
  expect(focused()).toBe(document.body);
});
