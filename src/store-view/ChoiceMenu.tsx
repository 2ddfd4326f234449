// A trigger with what is chosen, and the menu to choose something else from.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../ui/icon/Icon';
import { useDropdown } from '../ui/use-dropdown';
import { useElementId } from '../ui/use-element-id';
import { useStyles } from '../ui/use-styles';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import choiceCss from './choice.css?inline';
import { menuPlace, type MenuPlace } from './menu-place';
import { menuStep } from './menu-step';

const styles = [choiceCss];

export interface Choice {
  code: string;
  name: string;
  /** Quieter, behind the name. */
  detail?: string;
}

export interface ChoiceGroup {
  code: string;
  /** Shown where there are several. */
  name: string;
  choices: readonly Choice[];
}

export interface ChoiceMenuProps {
  label: string;
  /** What is chosen, as the trigger shows it. */
  shown: string;
  chosen: string;
  groups: readonly ChoiceGroup[];
  onChoose: (code: string) => void;
}

export function ChoiceMenu({ label, shown, chosen, groups, onChoose }: ChoiceMenuProps) {
  useStyles(styles);
  const id = useElementId();
  const { open, setOpen, dismiss, triggerRef, root } = useDropdown();
  const menuRef = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<MenuPlace>();
  const [isChanged, setChanged] = useState(false);
  const choices = groups.flatMap((group) => group.choices);

  const show = () => {
    if (triggerRef.current)
      setPlace(menuPlace(triggerRef.current.getBoundingClientRect(), { innerWidth, innerHeight }));
    setOpen(true);
  };
  useEffect(() => {
    if (open) menuRef.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [open]);

  const choose = (code: string) => {
    dismiss();
    if (code === chosen) return;
    setChanged(true);
    onChoose(code);
  };
  const onMenuKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return setOpen(false);
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
    const at = items.indexOf(event.target as HTMLElement);
    const next = menuStep(
      event.key,
      at,
      choices.map(({ name }) => name),
    );
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <div className="choice" {...root}>
      <button
        ref={triggerRef}
        type="button"
        className="choice-trigger"
        part="choice-trigger"
        aria-label={`${label}: ${shown}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          show();
        }}
      >
        <span>{shown}</span>
        <Icon name="chevron-down" />
      </button>
      {open && (
        <div
          id={id}
          ref={menuRef}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="choice-menu"
          part="choice-menu"
          data-up={place?.up || undefined}
          data-end={place?.end || undefined}
          onKeyDown={onMenuKey}
        >
          <ChoiceItems groups={groups} chosen={chosen} onChoose={choose} />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isChanged && `${label}: ${shown}`}</span>
      </VisuallyHidden>
    </div>
  );
}

function ChoiceItems({ groups, chosen, onChoose }: Pick<ChoiceMenuProps, 'groups' | 'chosen' | 'onChoose'>) {
  const item = ({ code, name, detail }: Choice) => (
    <button
      key={code}
      type="button"
      role="menuitemradio"
      aria-checked={code === chosen}
      tabIndex={-1}
      className="choice-item"
      part="choice-item"
      onClick={() => onChoose(code)}
    >
      <span className="choice-name">{name}</span>
      {detail && <span className="choice-detail">{detail}</span>}
      {code === chosen ? <Icon name="check" /> : <span className="icon" />}
    </button>
  );
  if (groups.length <= 1) return groups.flatMap(({ choices }) => choices.map(item));
  return groups.map((group) => (
    <div key={group.code} role="group" aria-label={group.name} className="choice-group">
      <p className="choice-group-name" role="presentation">
        {group.name}
      </p>
      {group.choices.map(item)}
    </div>
  ));
}
