import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../src/ui/Button';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { Field } from '../../src/ui/form/Field';
import { Price } from '../../src/ui/price/Price';
import { QuantityStepper } from '../../src/ui/form/QuantityStepper';
import { RadioGroup } from '../../src/ui/form/RadioGroup';
import { mount } from '../navigation/mount';

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => shown?.unmount());

function show(node: React.ReactNode) {
  shown = mount(node, []);
  const { root } = shown;
  return <E extends HTMLElement = HTMLElement>(selector: string) => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
}

describe('Button', () => {
  it('takes no press while busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    const submitted = vi.fn((event: Event) => event.preventDefault());
    const find = show(
      <form>
        <Button type="submit" busy onClick={onClick}>
          Place order
        </Button>
      </form>,
    );
    find('form').addEventListener('submit', submitted);
    find('button').focus();
    await userEvent.click(find('button'), { force: true });
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
    expect(find('button').matches(':focus')).toBe(true);
  });

  it('is a link where it leads somewhere', () => {
    const find = show(<Button href="/cart">View bag</Button>);
    expect(find<HTMLAnchorElement>('a').getAttribute('href')).toBe('/cart');
  });
});

describe('QuantityStepper', () => {
  function Line({ onChange, ...rest }: { onChange: (n: number) => void; max?: number; busy?: boolean }) {
    const [value, setValue] = useState(2);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return <QuantityStepper label="Quantity of gin" value={value} onChange={change} {...rest} />;
  }

  it('steps within its bounds', async () => {
    const onChange = vi.fn();
    const find = show(<Line onChange={onChange} max={3} />);
    await userEvent.click(find('[aria-label^="One more"]'));
    await userEvent.click(find('[aria-label^="One more"]'), { force: true });
    expect(onChange.mock.calls).toEqual([[3]]);
    expect(find('[aria-label^="One more"]').getAttribute('aria-disabled')).toBe('true');
  });

  it('takes what was typed when it is left or Enter is pressed, once', async () => {
    const onChange = vi.fn();
    const find = show(<Line onChange={onChange} />);
    await userEvent.fill(find('input'), '12');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    find('input').blur();
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  it('puts nonsense back', async () => {
    const onChange = vi.fn();
    const find = show(<Line onChange={onChange} />);
    await userEvent.fill(find('input'), '');
    find('input').blur();
    await expect.poll(() => find<HTMLInputElement>('input').value).toBe('2');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['1.5', '1e3', '-5', 'two'])('keeps %j, says what is wrong, and changes nothing', async (typed) => {
    const onChange = vi.fn();
    const find = show(<Line onChange={onChange} />);
    const input = find<HTMLInputElement>('input');
    await userEvent.fill(input, typed);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    input.blur();
    await expect
      .poll(() => find('[role="alert"]').textContent)
      .toBe('Type a whole number, 1 or more. The quantity is still 2.');
    expect(input.value).toBe(typed);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toBe(find('[role="alert"]').id);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.fill(input, '4');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(onChange.mock.calls).toEqual([[4]]);
  });

  it.each([
    ['99999', 3, 'No more than 3 can be had. The quantity is 3 now.'],
    ['0', 1, 'At least 1 must be taken. The quantity is 1 now.'],
  ])('says so when it makes of %s an allowed %d', async (typed, taken, words) => {
    const onChange = vi.fn();
    const find = show(<Line onChange={onChange} max={3} />);
    await userEvent.fill(find('input'), typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => find('[role="alert"]').textContent).toBe(words);
    expect(find<HTMLInputElement>('input').value).toBe(String(taken));
    expect(onChange.mock.calls).toEqual([[taken]]);
    await userEvent.click(find(taken === 3 ? '[aria-label^="One less"]' : '[aria-label^="One more"]'));
    await expect.poll(() => shown?.root.querySelector('[role="alert"]')).toBeNull();
  });

  it('says that a limit which is known only later has cut what was typed', async () => {
    function Late() {
      const [value, setValue] = useState(2);
      const [max, setMax] = useState<number>();
      return (
        <>
          <QuantityStepper
            label="Quantity of gin"
            value={max === undefined ? value : Math.min(max, value)}
            max={max}
            onChange={setValue}
          />
          <Button onClick={() => setMax(5)}>Count</Button>
        </>
      );
    }
    const find = show(<Late />);
    await userEvent.fill(find('input'), '80');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => find<HTMLInputElement>('input').value).toBe('80');
    await userEvent.click(find('.button'));
    await expect
      .poll(() => find('[role="alert"]').textContent)
      .toBe('No more than 5 can be had. The quantity is 5 now.');
  });

  it('waits while busy', async () => {
    const onChange = vi.fn();
    const find = show(<Line onChange={onChange} busy />);
    await userEvent.click(find('[aria-label^="One more"]'), { force: true });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    const find = show(
      <Field
        label="Email"
        name="email"
        value="x"
        onChange={() => {}}
        hint="For the receipt"
        error="Not valid"
      />,
    );
    const input = find<HTMLInputElement>('input');
    expect(input.labels?.[0]?.textContent).toBe('Email');
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => find(`#${CSS.escape(id)}`).textContent)).toEqual([
      'For the receipt',
      'Error: Not valid',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('RadioGroup', () => {
  it('is changed with the arrow keys', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'flat', label: 'Flat rate' },
      { value: 'free', label: 'Free' },
    ];
    const find = show(
      <RadioGroup legend="Shipping" name="ship" options={options} value="flat" onChange={onChange} />,
    );
    find('input:checked').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledWith('free');
  });
});

describe('Price', () => {
  const usd = (value: number) => ({ value, currency: 'USD' });

  it('says the saving in words, and both prices to those who only hear', () => {
    const find = show(<Price final={usd(412.5)} regular={usd(480)} />);
    expect(find('.price').textContent).toContain('You save $67.50');
    expect(find('.price-final .visually-hidden').textContent).toBe('Offer price $412.50');
    expect(find('.price-regular .visually-hidden').textContent).toBe('Regular price $480.00');
  });

  it('shows no old price that is not higher', () => {
    const find = show(<Price final={usd(10)} regular={usd(10)} />);
    expect(find('.price').textContent?.trim()).toBe('$10.00');
  });

  it('keeps a hidden price hidden', () => {
    const find = show(<Price />);
    expect(find('.price').textContent).not.toContain('10');
  });
});

describe('Dialog', () => {
  function Page({ onClosed = () => {} }: { onClosed?: () => void }) {
    const [open, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      onClosed();
    };
    return (
      <>
        <button id="opener" type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onClose={close} label="Choose a size" footer={<p>In stock</p>}>
          <button type="button" id="inside">
            70 cl
          </button>
        </Dialog>
      </>
    );
  }

  it('closes on Escape and gives the focus back to the opener', async () => {
    const onClosed = vi.fn();
    const find = show(<Page onClosed={onClosed} />);
    await userEvent.click(find('#opener'));
    const dialog = find<HTMLDialogElement>('dialog');
    await expect.poll(() => dialog.open).toBe(true);
    expect(find('h2').textContent).toBe('Choose a size');
    expect(dialog.getAttribute('aria-labelledby')).toBe(find('h2').id);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(onClosed).toHaveBeenCalledOnce();
    expect(find('#opener').matches(':focus')).toBe(true);
  });

  it('closes on a press beside it, not on one inside', async () => {
    const find = show(<Page />);
    await userEvent.click(find('#opener'));
    const dialog = find<HTMLDialogElement>('dialog');
    await expect.poll(() => dialog.open).toBe(true);
    await userEvent.click(find('#inside'));
    expect(dialog.open).toBe(true);
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => dialog.open).toBe(false);
  });

  it('is no page of its own: it has neither a banner nor a page’s footer', async () => {
    const find = show(<Page />);
    await userEvent.click(find('#opener'));
    await expect.poll(() => find<HTMLDialogElement>('dialog').open).toBe(true);
    await expect.element(page.getByText('In stock')).toBeVisible();
    expect(page.getByRole('banner').elements()).toEqual([]);
    expect(page.getByRole('contentinfo').elements()).toEqual([]);
  });

  it('holds nothing once it is closed', async () => {
    const find = show(<Page />);
    await userEvent.click(find('#opener'));
    await expect.poll(() => find<HTMLDialogElement>('dialog').childElementCount).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find<HTMLDialogElement>('dialog').childElementCount).toBe(0);
  });
});
