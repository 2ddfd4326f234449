// A form whose rules come late: they are fetched when it is touched, and nothing is sent before they have spoken.
import { useState, type FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/words/catalogue/forms';
import { createText } from '../../../src/words/text';
import { Button } from '../../../src/ui/Button';
import { Field } from '../../../src/ui/form/Field';
import { useForm } from '../../../src/ui/form/use-form';
import { mount } from '../../navigation/mount';

const rules = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('../../../src/ui/form/validation', async (original) => {
  await new Promise<void>((resolve) => (rules.arrive = resolve));
  return original();
});

const text = createText('en_US');
let shown: ReturnType<typeof mount> | undefined;
afterEach(() => shown?.unmount());

function NameForm({ onSend }: { onSend: (name: string) => void }) {
  const [sent, setSent] = useState(0);
  const form = useForm({
    initial: { name: '', email: '' },
    rules: { name: 'required|max:5', email: ['email'] },
    labels: { name: 'Name', email: 'Email' },
    text,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check(event.currentTarget)) return;
    setSent(sent + 1);
    onSend(form.values.name);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field {...form.bind('name')} />
      <Field {...form.bind('email')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });

it('sends once when the rules are here, however often it was pressed before', async () => {
  const onSend = vi.fn();
  shown = mount(<NameForm onSend={onSend} />, []);
  await userEvent.fill(field('Name'), 'Gita');
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('button'));
  expect(onSend).not.toHaveBeenCalled();
  rules.arrive();
  await expect.poll(() => onSend.mock.calls).toEqual([['Gita']]);
});

it('says what is wrong, goes there, and takes it back while one types', async () => {
  const onSend = vi.fn();
  shown = mount(<NameForm onSend={onSend} />, []);
  expect((field('Name').element() as HTMLInputElement).required).toBe(true);
  expect((field('Email').element() as HTMLInputElement).required).toBe(false);
  await userEvent.fill(field('Email'), 'nope');
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByText('The name field is required.')).toBeVisible();
  await expect.element(page.getByText('The email must be a valid email address.')).toBeVisible();
  await expect.poll(() => field('Name').element().matches(':focus')).toBe(true);
  await userEvent.fill(field('Name'), 'Gita');
  await expect.element(page.getByText('The name field is required.')).not.toBeInTheDocument();
  await userEvent.fill(field('Name'), 'Gita Guest');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(page.getByText('The name may not be longer than 5 characters.')).toBeVisible();
});

it('does not move the button away from under the press that would send', async () => {
  shown = mount(<NameForm onSend={vi.fn()} />, []);
  await userEvent.fill(field('Name'), 'Gita');
  await userEvent.fill(field('Email'), 'nobody');
  await userEvent.click(page.getByRole('button'));
  const root = field('Email').element().getRootNode() as ShadowRoot;
  await expect.poll(() => root.activeElement).toBe(field('Email').element());
});

it('keeps all that a browser fills in at once', async () => {
  const onSend = vi.fn();
  shown = mount(<NameForm onSend={onSend} />, []);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const typed = { Name: 'Gita', Email: 'gita@example.com' };
  for (const [name, value] of Object.entries(typed)) {
    const input = field(name).element();
    set!.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  await new Promise((drawn) => setTimeout(drawn, 50));
  for (const [name, value] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(value);
});
